import { useAct } from '#platform/http/web/use-call.ts'
import { DecideManyDialog, type RequestDecision } from '#platform/requests/web/decide-many.tsx'
import { useLanguage } from '#platform/words/web/words.ts'
import { decideApplications } from '../../contract/applications.ts'
import { daysText } from '../applicants/applicant-columns.tsx'
import type { Application } from '../labels.ts'
import { STALE } from '../stale.ts'
import { useWords } from '../words.ts'

type DecideLeaveDialogProps = {
  readonly decision: RequestDecision
  readonly chosen: readonly Application[]
  readonly onClose: () => void
}

export function DecideLeaveDialog({ decision, chosen, onClose }: DecideLeaveDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const act = useAct(decideApplications, { refreshes: STALE })
  return (
    <DecideManyDialog
      decision={decision}
      chosen={chosen.map((one) => ({ ...one, title: one.label, detail: daysText(one, language) }))}
      name={(count) => t(`leave.doMany.${decision}`, { count })}
      follows={t(`leave.follows.${decision}`)}
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
