/** Approving or rejecting what is pending, withdrawing what is approved: which of those chosen it touches, and after. */
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { StatusBadge } from '#design/status-badge.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { OutcomeList } from '#platform/approvals/web/decide/outcome-list.tsx'
import type { Outcomes } from '#platform/approvals/web/decide/use-deciding.ts'
import { type Status, statusWord, toneOf } from './labels.ts'
import { useWords } from './words.ts'

export const requestDecisions = ['approve', 'reject', 'withdraw'] as const
export type RequestDecision = (typeof requestDecisions)[number]

/** As the list in the dialog tells it. */
export type Told = {
  readonly id: string
  readonly full_name: string
  readonly title: string
  readonly detail: string
  readonly status: Status
  readonly may: May
}
type May = Readonly<Record<string, { readonly allowed: boolean; readonly why: string | null }>>
type DecideManyDialogProps = {
  readonly decision: RequestDecision
  readonly chosen: readonly Told[]
  /** The name of the act: `Approve 3 leaves`. */
  readonly name: (count: number) => string
  /** What it does. */
  readonly follows: string
  readonly working: boolean
  readonly onSend: (ids: string[], reason: string, done: (outcomes: Outcomes) => void) => void
  readonly onClose: () => void
}

const touches = (decision: RequestDecision, { may }: Told): boolean => may[decision]?.allowed ?? false

export function DecideManyDialog({
  decision,
  chosen,
  follows,
  working,
  onSend,
  onClose,
  ...rest
}: DecideManyDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const [reason, setReason] = useState('')
  const [outcomes, setOutcomes] = useState<Outcomes>()
  const touched = chosen.filter((one) => touches(decision, one))
  const name = rest.name(touched.length)
  const send = () => {
    // With nothing to move the server says so in the words of the specification.
    const ids = (touched.length > 0 ? touched : chosen).map(({ id }) => id)
    onSend(ids, reason.trim(), (all) => (chosen.length === 1 ? onClose() : setOutcomes(all)))
  }
  return (
    <Dialog opened onClose={onClose} title={name} size="lg">
      {outcomes ? (
        <OutcomeList requests={chosen} outcomes={outcomes} onClose={onClose} />
      ) : (
        <Stack gap="md">
          <ul style={{ listStyle: 'none', margin: 0, padding: 0, maxHeight: 300, overflow: 'auto' }}>
            {chosen.map((one) => (
              <li key={one.id}>
                <Group justify="space-between" wrap="nowrap" py={4}>
                  <span>
                    <b>{one.full_name}</b> <span className="muted">{`${one.title} · ${one.detail}`}</span>
                    {!touches(decision, one) && <Closed why={one.may[decision]?.why} />}
                  </span>
                  {!touches(decision, one) && (
                    <StatusBadge tone={toneOf(one.status)}>
                      {t('requests.staysAs', { state: t(statusWord(one.status)) })}
                    </StatusBadge>
                  )}
                </Group>
              </li>
            ))}
          </ul>
          <p className="muted" style={{ margin: 0 }}>
            {follows}
          </p>
          <Textarea
            label={t(decision === 'approve' ? 'requests.remark' : 'requests.whyDecided')}
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
            <Button color={decision === 'approve' ? undefined : 'red'} loading={working} onClick={send}>
              {name}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}

function Closed({ why }: { readonly why: string | null | undefined }) {
  return why ? (
    <>
      <br />
      <small className="muted">{why}</small>
    </>
  ) : null
}
