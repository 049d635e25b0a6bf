/** Approving or rejecting what is pending, withdrawing what is approved: which of those chosen it touches, and after. */
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { StatusBadge } from '#design/status-badge.tsx'
import { useDesignWords } from '#design/words.ts'
import { OutcomeList } from '#platform/approvals/web/decide/outcome-list.tsx'
import type { Outcomes } from '#platform/approvals/web/decide/use-deciding.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { decideApplications } from '../../contract/applications.ts'
import { type Application, leaveWord, toneOf } from '../labels.ts'
import { STALE } from '../stale.ts'
import { useWords } from '../words.ts'
import { daysText } from './applicant-columns.tsx'

export type LeaveDecision = 'approve' | 'reject' | 'withdraw'
type DecideManyDialogProps = {
  readonly decision: LeaveDecision
  readonly chosen: readonly Application[]
  readonly onClose: () => void
}

/** As the specification says: approve and reject touch what is pending, withdraw what is approved. */
const touches = (decision: LeaveDecision, { status }: Application): boolean =>
  decision === 'withdraw' ? status === 'approved' || status === 'completed' : status === 'pending'

export function DecideManyDialog({ decision, chosen, onClose }: DecideManyDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const [outcomes, setOutcomes] = useState<Outcomes>()
  const touched = chosen.filter((one) => touches(decision, one))
  const act = useAct(decideApplications, {
    refreshes: STALE,
    after: ({ data }) => {
      if (chosen.length === 1) onClose()
      else setOutcomes(data.outcomes)
    },
  })
  const told = chosen.map((one) => ({ ...one, title: one.label, detail: daysText(one, language) }))
  const name = t(`leave.doMany.${decision}`, { count: touched.length })
  const send = () => {
    // With nothing to move the server says so in the words of the specification.
    const ids = (touched.length > 0 ? touched : chosen).map(({ id }) => id)
    act.mutate({ params: { decision }, body: { ids, ...(reason.trim() ? { reason: reason.trim() } : {}) } })
  }
  return (
    <Modal opened onClose={onClose} title={name} size="lg">
      {outcomes ? (
        <OutcomeList requests={told} outcomes={outcomes} onClose={onClose} />
      ) : (
        <Stack gap="md">
          <ul style={{ listStyle: 'none', padding: 0, maxHeight: 300, overflow: 'auto' }}>
            {told.map((one) => (
              <li key={one.id}>
                <Group justify="space-between" wrap="nowrap" py={4}>
                  <span>
                    <b>{one.full_name}</b> <span className="muted">{`${one.title} · ${one.detail}`}</span>
                  </span>
                  {!touches(decision, one) && (
                    <StatusBadge tone={toneOf(one.status)}>
                      {t('leave.staysAs', { state: t(leaveWord(one.status)) })}
                    </StatusBadge>
                  )}
                </Group>
              </li>
            ))}
          </ul>
          <p className="muted" style={{ margin: 0 }}>
            {t(`leave.follows.${decision}`)}
          </p>
          <Textarea
            label={t(decision === 'approve' ? 'leave.remark' : 'leave.whyDecided')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            rows={2}
            maxLength={2000}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {d('design.cancel')}
            </Button>
            <Button color={decision === 'approve' ? undefined : 'red'} loading={act.isPending} onClick={send}>
              {name}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
