/** Approving, rejecting, withdrawing claims: as with every kind of request, told by what was spent. */
import { useAct } from '#platform/http/web/use-call.ts'
import { DecideManyDialog } from '#platform/requests/web/decide-many.tsx'
import { dayText } from '#platform/words/format.ts'
import { pause, useLanguage } from '#platform/words/web/words.ts'
import { decide } from '../../contract/claims.ts'
import { useWords } from '../words.ts'
import { type Claim, type ClaimDecision, STALE, spentText } from './claims.ts'

type DecideDialogProps = {
  readonly decision: ClaimDecision
  readonly chosen: readonly Claim[]
  readonly onClose: () => void
}

export function DecideDialog({ decision, chosen, onClose }: DecideDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const act = useAct(decide, { refreshes: STALE })
  return (
    <DecideManyDialog
      decision={decision}
      chosen={chosen.map((one) => ({
        ...one,
        title: one.type,
        detail: `${dayText(one.expense_date, language)}${pause()}${spentText(one)}`,
      }))}
      name={(count) => t(`claims.doMany.${decision}`, { count })}
      follows={t(`claims.follows.${decision}`)}
      working={act.isPending}
      onSend={(ids, reason, done) =>
        act.mutate(
          { params: { decision }, body: { ids, ...(reason && { reason }) } },
          { onSuccess: ({ data }) => done(data.outcomes) },
        )
      }
      onClose={onClose}
    />
  )
}
