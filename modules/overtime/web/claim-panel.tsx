/** One claim: what it came to, whom it waits for, and what may be done with it. */
import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Panel } from '#design/panel.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { application } from '#platform/approvals/contract.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { remove as removeCall } from '../contract/claims.ts'
import { ClaimBeside } from './claim-beside.tsx'
import { type Claim, type ClaimDecision, minutesText, STALE, spanText, tones } from './claims.ts'
import classes from './overtime.module.css'
import { useWords } from './words.ts'

type ClaimPanelProps = {
  readonly row: Claim
  readonly onDecide: (decision: ClaimDecision) => void
  readonly onChange: () => void
  readonly onClose: () => void
}

export function ClaimPanel({ row, ...acts }: ClaimPanelProps) {
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
          <p>{[dayText(row.date, language), spanText(row), minutesText(t, row.minutes)].join(' · ')}</p>
          <StatusBadge tone={tones[row.status]}>{t(`overtime.status.${row.status}`)}</StatusBadge>
        </>
      }
      foot={request && <Acts row={row} may={request.may} {...acts} />}
    >
      {request && request.waits_for.length > 0 && (
        <p className="muted">{t('overtime.waitsFor', { name: request.waits_for.join(t('overtime.comma')) })}</p>
      )}
      <ClaimBeside id={row.id} />
      <Anchor component={Link} to="/app/application" search={{ view: 'all', open: row.id } as never}>
        {t('overtime.history')}
      </Anchor>
    </Panel>
  )
}

type May = Readonly<Record<string, { readonly allowed: boolean; readonly why: string | null }>>

function Acts({ row, may, onDecide, onChange, onClose }: ClaimPanelProps & { readonly may: May }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const [removing, setRemoving] = useState(false)
  const remove = useAct(removeCall, { refreshes: STALE, after: onClose })
  const waits = row.status === 'pending'
  const stands = row.status === 'approved'
  const shown: readonly ClaimDecision[] = waits ? ['approve', 'reject'] : stands ? ['withdraw'] : []
  return (
    <div className={classes.acts}>
      {shown.map((decision) => (
        <MayButton
          key={decision}
          closed={may[decision]?.allowed ? undefined : (may[decision]?.why ?? '')}
          variant={decision === 'approve' ? 'filled' : 'default'}
          onClick={() => onDecide(decision)}
        >
          {t(`overtime.do.${decision}`)}
        </MayButton>
      ))}
      {waits && (
        <Button variant="default" onClick={onChange}>
          {t('overtime.change')}
        </Button>
      )}
      {!stands && (
        <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
          {t('overtime.remove')}
        </Button>
      )}
      {removing && (
        <ConfirmDialog
          title={t('overtime.removeTitle', { name: row.full_name, day: dayText(row.date, language) })}
          action={t('overtime.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: row.id } })}
          onClose={() => setRemoving(false)}
        >
          {t('overtime.removeHint', { until: momentText(row.deletable_until, language, zone) })}
        </ConfirmDialog>
      )}
    </div>
  )
}
