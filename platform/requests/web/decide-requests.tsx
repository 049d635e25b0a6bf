import { useAct } from '#platform/http/web/use-call.ts'
import { DecideManyDialog, type RequestDecision } from './decide-many.tsx'
import { type RequestInList, staleOf } from './request.ts'
import type { RequestKind } from './request-kind.ts'
import { useWords } from './words.ts'

type DecideRequestsProps<Row extends RequestInList> = {
  readonly kind: RequestKind<Row>
  readonly decision: RequestDecision
  readonly chosen: readonly Row[]
  readonly onClose: () => void
}

export function DecideRequests<Row extends RequestInList>(props: DecideRequestsProps<Row>) {
  const { kind, decision, chosen, onClose } = props
  const t = useWords()
  const act = useAct(kind.calls.decide, { refreshes: staleOf(kind) })
  return (
    <DecideManyDialog
      decision={decision}
      chosen={chosen.map((row) => ({ ...row, title: kind.title, detail: kind.line(row) }))}
      name={(count) => t(`requests.doMany.${decision}`, { count })}
      follows={kind.follows[decision]}
      working={act.isPending}
      onSend={(ids, reason, done) =>
        act.mutate(
          { params: { decision }, body: { ids, ...(reason ? { reason } : {}) } },
          { onSuccess: ({ data }) => done(data.outcomes) },
        )
      }
      onClose={onClose}
    />
  )
}
