/** One earned day: what it came to, whom it waits for, and what may be done with it. */
import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Panel } from '#design/panel.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { application } from '#platform/approvals/contract.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { amountText } from '../amounts.ts'
import classes from '../applicants/applicants.module.css'
import type { LeaveDecision } from '../decide/decide-many-dialog.tsx'
import { leaveWord, toneOf } from '../labels.ts'
import { useWords } from '../words.ts'
import { type EarnedDay, type EarningName, earnings, staleAfter } from './earned.ts'
import { EarnedBeside } from './earned-beside.tsx'
import { causeText } from './earned-columns.tsx'

type EarnedPanelProps = {
  readonly name: EarningName
  readonly row: EarnedDay
  readonly onDecide: (decision: LeaveDecision) => void
  readonly onChange: () => void
  readonly onClose: () => void
}

export function EarnedPanel({ name, row, ...acts }: EarnedPanelProps) {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(application, { params: { id: row.id } })
  const request = reading.data?.id === row.id ? reading.data : undefined
  return (
    <Panel
      onClose={acts.onClose}
      head={
        <>
          <h2>{row.full_name}</h2>
          <p>{[dayText(row.date, language), causeText(t, row), amountText(row.amount, 'day')].join(' · ')}</p>
          <StatusBadge tone={toneOf(row.status)}>{t(leaveWord(row.status))}</StatusBadge>
        </>
      }
      foot={request && <Acts name={name} row={row} may={request.may} {...acts} />}
    >
      {request && request.waits_for.length > 0 && (
        <p className="muted">{t('leave.waitsFor', { name: request.waits_for.join(t('leave.comma')) })}</p>
      )}
      <EarnedBeside name={name} id={row.id} />
      <Anchor component={Link} to="/app/application" search={{ view: 'all', open: row.id } as never}>
        {t('leave.history')}
      </Anchor>
    </Panel>
  )
}

type May = Readonly<Record<string, { readonly allowed: boolean; readonly why: string | null }>>

function Acts({ name, row, may, onDecide, onChange, onClose }: EarnedPanelProps & { readonly may: May }) {
  const t = useWords()
  const language = useLanguage()
  const [removing, setRemoving] = useState(false)
  const remove = useAct(earnings[name].remove, { refreshes: staleAfter(name), after: onClose })
  const waits = row.status === 'pending'
  const stands = row.status === 'approved' || row.status === 'completed'
  const shown: readonly LeaveDecision[] = waits ? ['approve', 'reject'] : stands ? ['withdraw'] : []
  return (
    <div className={classes.acts}>
      {shown.map((decision) => (
        <MayButton
          key={decision}
          closed={may[decision]?.allowed ? undefined : (may[decision]?.why ?? '')}
          variant={decision === 'approve' ? 'filled' : 'default'}
          onClick={() => onDecide(decision)}
        >
          {t(`leave.do.${decision}`)}
        </MayButton>
      ))}
      {waits && (
        <Button variant="default" onClick={onChange}>
          {t('leave.change')}
        </Button>
      )}
      {!stands && (
        <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
          {t('leave.remove')}
        </Button>
      )}
      {removing && (
        <ConfirmDialog
          title={t('leave.earned.removeTitle', { name: row.full_name, day: dayText(row.date, language) })}
          action={t('leave.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: row.id } })}
          onClose={() => setRemoving(false)}
        >
          {t('leave.earned.removeHint')}
        </ConfirmDialog>
      )}
    </div>
  )
}
