/** One request: what its kind tells of it, whom it waits for, what has happened, and what may be done with it. */
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
import type { RequestDecision } from './decide-many.tsx'
import { statusWord, toneOf } from './labels.ts'
import { type May, type RequestInList, staleOf } from './request.ts'
import type { RequestKind } from './request-kind.ts'
import classes from './requests.module.css'
import { useWords } from './words.ts'

type RequestPanelProps<Row extends RequestInList> = {
  readonly kind: RequestKind<Row>
  readonly row: Row
  readonly onDecide: (decision: RequestDecision) => void
  readonly onChange: () => void
  readonly onClose: () => void
}

export function RequestPanel<Row extends RequestInList>(props: RequestPanelProps<Row>) {
  const { kind, row, onClose } = props
  const t = useWords()
  const { timezone_key: zone } = useMe()
  const reading = useCall(application, { params: { id: row.id } })
  const request = reading.data?.id === row.id ? reading.data : undefined
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.full_name}</h2>
          <p>{kind.line(row)}</p>
          <StatusBadge tone={toneOf(row.status)}>{t(statusWord(row.status))}</StatusBadge>
        </>
      }
      foot={request && <Acts {...props} may={request.may} />}
    >
      {request && request.waits_for.length > 0 && (
        <p className="muted">{t('requests.waitsFor', { name: request.waits_for.join(t('requests.comma')) })}</p>
      )}
      {kind.beside(row)}
      {request && <ChainLine request={request} zone={zone} />}
      {request && <RequestHistory request={request} zone={zone} />}
    </Panel>
  )
}

function Acts<Row extends RequestInList>(props: RequestPanelProps<Row> & { readonly may: May }) {
  const { kind, row, may, onDecide, onChange, onClose } = props
  const t = useWords()
  const [removing, setRemoving] = useState(false)
  const remove = useAct(kind.calls.remove, { refreshes: staleOf(kind), after: onClose })
  const waits = row.status === 'pending'
  const stands = row.status === 'approved' || row.status === 'completed'
  // What is over is rarely withdrawn: where it no longer can be, nothing says so over and over.
  const withdraws = row.status === 'approved' || (stands && may.withdraw?.allowed)
  const shown: readonly RequestDecision[] = waits ? ['approve', 'reject'] : withdraws ? ['withdraw'] : []
  return (
    <div className={classes.acts}>
      {shown.map((decision) => (
        <MayButton
          key={decision}
          closed={may[decision]?.allowed ? undefined : (may[decision]?.why ?? '')}
          variant={decision === 'approve' ? 'filled' : 'default'}
          onClick={() => onDecide(decision)}
        >
          {t(`requests.do.${decision}`)}
        </MayButton>
      ))}
      {waits && (
        <Button variant="default" onClick={onChange}>
          {t('requests.change')}
        </Button>
      )}
      {!stands && (
        <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
          {t('requests.remove')}
        </Button>
      )}
      {removing && (
        <ConfirmDialog
          title={t('requests.removeTitle', { name: row.full_name, line: kind.line(row) })}
          action={t('requests.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: row.id } })}
          onClose={() => setRemoving(false)}
        >
          {t('requests.removeHint')}
        </ConfirmDialog>
      )}
    </div>
  )
}
