import { useAct } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { amountText } from '../amounts.ts'
import { DecideManyDialog, type LeaveDecision } from '../decide/decide-many-dialog.tsx'
import { useWords } from '../words.ts'
import { type EarnedDay, type EarningName, earnings, staleAfter } from './earned.ts'
import { causeText } from './earned-columns.tsx'

type DecideEarnedDialogProps = {
  readonly name: EarningName
  readonly decision: LeaveDecision
  readonly chosen: readonly EarnedDay[]
  readonly onClose: () => void
}

export function DecideEarnedDialog({ name, decision, chosen, onClose }: DecideEarnedDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const act = useAct(earnings[name].decide, { refreshes: staleAfter(name) })
  const told = chosen.map((one) => ({
    ...one,
    title: dayText(one.date, language),
    detail: `${causeText(t, one)}, ${amountText(one.amount, 'day')}`,
  }))
  return (
    <DecideManyDialog
      decision={decision}
      chosen={told}
      name={(count) => t(`leave.earned.doMany.${decision}`, { count })}
      follows={t(`leave.earned.follows.${decision}`)}
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
