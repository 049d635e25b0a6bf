/** One claim: its receipt, what it comes to, whom it waits for, and what may be done with it. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Panel } from '#design/panel.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { application } from '#platform/approvals/contract.ts'
import { ChainLine } from '#platform/approvals/web/inbox/chain-line.tsx'
import { RequestHistory } from '#platform/approvals/web/inbox/request-history.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { statusWord, toneOf } from '#platform/requests/web/labels.ts'
import { useWords as useRequestWords } from '#platform/requests/web/words.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { remove as removeCall } from '../../contract/claims.ts'
import classes from '../claims.module.css'
import { useWords } from '../words.ts'
import { ClaimFacts } from './claim-beside.tsx'
import { type Claim, type ClaimDecision, STALE, spentText, waits } from './claims.ts'
import type { MoneyMove } from './money-dialog.tsx'

type ClaimPanelProps = {
  readonly row: Claim
  /** HR; Finance looks and pays. */
  readonly keeps: boolean
  readonly onDecide: (decision: ClaimDecision) => void
  readonly onChange: () => void
  readonly onMoney: (move: MoneyMove) => void
  readonly onClose: () => void
}

export function ClaimPanel(props: ClaimPanelProps) {
  const { row, keeps, onClose } = props
  const t = useWords()
  const r = useRequestWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  // Whoever only reads and pays has no part in the request itself.
  const reading = useCall(application, { params: { id: row.id } }, { enabled: keeps })
  const request = reading.data?.id === row.id ? reading.data : undefined
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.full_name}</h2>
          <p>{[row.type, dayText(row.expense_date, language), spentText(row)].join(' · ')}</p>
          <StatusBadge tone={toneOf(row.status)}>{r(statusWord(row.status))}</StatusBadge>
        </>
      }
      foot={<Acts {...props} />}
    >
      {request && request.waits_for.length > 0 && (
        <p className="muted">{t('claims.waitsFor', { name: request.waits_for.join(t('claims.comma')) })}</p>
      )}
      <ClaimFacts id={row.id} />
      {request && <ChainLine request={request} zone={zone} />}
      {request && <RequestHistory request={request} zone={zone} />}
    </Panel>
  )
}

function Acts({ row, keeps, onDecide, onChange, onMoney, onClose }: ClaimPanelProps) {
  const t = useWords()
  const r = useRequestWords()
  const [removing, setRemoving] = useState(false)
  const remove = useAct(removeCall, { refreshes: STALE, after: onClose })
  const { status, may } = row
  const shown: readonly ClaimDecision[] = waits(status)
    ? ['approve', 'reject']
    : status === 'approved'
      ? ['withdraw']
      : []
  // What was approved stays: journals that were taken name it.
  const isGone = row.approved_on === null && (status === 'rejected' || status === 'withdrawn' || status === 'cancelled')
  return (
    <div className={classes.acts}>
      {shown.map((decision) => (
        <MayButton
          key={decision}
          closed={may[decision]?.allowed ? undefined : (may[decision]?.why ?? '')}
          variant={decision === 'approve' ? 'filled' : 'default'}
          onClick={() => onDecide(decision)}
        >
          {r(`requests.do.${decision}`)}
        </MayButton>
      ))}
      {waits(status) && may.approve?.allowed && (
        <Button variant="default" onClick={() => onMoney('reduce')}>
          {t('claims.move.reduce')}
        </Button>
      )}
      {status === 'approved' && (
        <Button variant="default" onClick={() => onMoney('paid')}>
          {t('claims.move.paid')}
        </Button>
      )}
      {keeps && (status === 'paid' || status === 'completed') && (
        <Button variant="default" onClick={() => onMoney('recover')}>
          {t('claims.move.recover')}
        </Button>
      )}
      {keeps && status === 'pending' && (
        <Button variant="default" onClick={onChange}>
          {t('claims.change')}
        </Button>
      )}
      {keeps && (waits(status) || isGone) && (
        <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
          {t('claims.removeClaim')}
        </Button>
      )}
      {removing && (
        <ConfirmDialog
          title={t('claims.removeClaimTitle', { name: row.full_name, amount: spentText(row) })}
          action={t('claims.removeClaim')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: row.id } })}
          onClose={() => setRemoving(false)}
        >
          {t('claims.removeClaimHint')}
        </ConfirmDialog>
      )}
    </div>
  )
}
