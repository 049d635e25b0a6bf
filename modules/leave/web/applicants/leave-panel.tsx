/** One leave: its days and what each is charged, the balance, who else is away, and what may be done with it. */
import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Panel } from '#design/panel.tsx'
import { Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import type { RequestDecision } from '#platform/requests/web/decide-many.tsx'
import { useLanguage } from '#platform/words/web/words.ts'
import { application, removeApplication } from '../../contract/applications.ts'
import { amountText } from '../amounts.ts'
import type { Leave } from '../beside/leave.ts'
import { LeaveParts } from '../beside/leave-beside.tsx'
import { type Application, leaveWord, toneOf } from '../labels.ts'
import { STALE } from '../stale.ts'
import { useWords } from '../words.ts'
import { daysText } from './applicant-columns.tsx'
import classes from './applicants.module.css'

type LeavePanelProps = {
  readonly row: Application
  readonly onDecide: (decision: RequestDecision) => void
  readonly onChange: (leave: Leave) => void
  readonly onClose: () => void
}

export function LeavePanel({ row, onDecide, onChange, onClose }: LeavePanelProps) {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(application, { params: { id: row.id } })
  const leave = reading.data?.id === row.id ? reading.data : undefined
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.full_name}</h2>
          <p>{[row.label, daysText(row, language), amountText(row.total, row.unit)].join(' · ')}</p>
          <StatusBadge tone={toneOf(row.status)}>{t(leaveWord(row.status))}</StatusBadge>
        </>
      }
      foot={leave && <Acts leave={leave} onDecide={onDecide} onChange={onChange} onClose={onClose} />}
    >
      <Loaded reading={{ ...reading, data: leave }} rows={6}>
        {(found) => (
          <>
            {found.waits_for.length > 0 && (
              <p className="muted">{t('leave.waitsFor', { name: found.waits_for.join(t('leave.comma')) })}</p>
            )}
            <LeaveParts leave={found} />
            <Anchor
              component={Link}
              to="/app/application"
              search={{ view: 'all', open: found.parent_id ?? found.id } as never}
            >
              {t('leave.history')}
            </Anchor>
          </>
        )}
      </Loaded>
    </Panel>
  )
}

type ActsProps = Omit<LeavePanelProps, 'row'> & { readonly leave: Leave }

/** What the law created beside another leave is decided with that one. */
function Acts({ leave, onDecide, onChange, onClose }: ActsProps) {
  const t = useWords()
  const [removing, setRemoving] = useState(false)
  const remove = useAct(removeApplication, {
    refreshes: STALE,
    after: onClose,
  })
  const follows = leave.parent_id === null ? undefined : t('leave.followsAnother')
  const may = (decision: RequestDecision) =>
    follows ?? (leave.may[decision]?.allowed ? undefined : (leave.may[decision]?.why ?? ''))
  const waits = leave.status === 'pending'
  const shown = (waits ? ['approve', 'reject'] : ['withdraw']) as readonly RequestDecision[]
  const isOver = leave.status !== 'pending' && leave.status !== 'approved' && leave.status !== 'completed'
  return (
    <div className={classes.acts}>
      {!isOver &&
        shown.map((decision) => (
          <MayButton
            key={decision}
            closed={may(decision)}
            variant={decision === 'approve' ? 'filled' : 'default'}
            onClick={() => onDecide(decision)}
          >
            {t(`leave.do.${decision}`)}
          </MayButton>
        ))}
      {waits && (
        <MayButton closed={follows} variant="default" onClick={() => onChange(leave)}>
          {t('leave.change')}
        </MayButton>
      )}
      {leave.status !== 'approved' && leave.status !== 'completed' && follows === undefined && (
        <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
          {t('leave.remove')}
        </Button>
      )}
      {removing && (
        <ConfirmDialog
          title={t('leave.removeTitle', { name: leave.full_name, label: leave.label })}
          action={t('leave.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: leave.id } })}
          onClose={() => setRemoving(false)}
        >
          {t('leave.removeHint')}
        </ConfirmDialog>
      )}
    </div>
  )
}
