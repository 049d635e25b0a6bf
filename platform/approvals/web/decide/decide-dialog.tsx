/** Before one or several are decided: which of them will be, which not and why; afterwards what became of each. */
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { use, useState } from 'react'
import { flushSync } from 'react-dom'
import { MayButton } from '#design/may-button.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { colon } from '#platform/words/web/words.ts'
import classes from '../inbox/inbox.module.css'
import { KindParts, type Request } from '../kind-parts.ts'
import { useWords } from '../words.ts'
import { closedFor, type Decision, decisionWord, followsWord, mayBe } from './decisions.ts'
import { OutcomeList } from './outcome-list.tsx'
import { type Outcomes, useDeciding } from './use-deciding.ts'

type DecideDialogProps = {
  readonly decision: Decision
  readonly requests: readonly Request[]
  readonly onDone: (decided: readonly string[]) => void
  readonly onClose: () => void
}

export function DecideDialog({ decision, requests, onDone, onClose }: DecideDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const [reason, setReason] = useState('')
  const [outcomes, setOutcomes] = useState<Outcomes>()
  const { decide, working } = useDeciding()
  const open = requests.filter((request) => mayBe(decision, request))
  const parts = use(KindParts)
  const asksWhy =
    decision === 'approve' && open.some(({ kind, asked }) => parts[kind]?.approvedWithWhy && asked !== 'withdraw')
  const closed =
    open.length === 0 ? t('approvals.noneOpen') : asksWhy && reason.trim() === '' ? t('approvals.whyNeeded') : undefined
  const [only] = requests.length === 1 ? requests : []
  const send = () =>
    decide({ ids: open.map(({ id }) => id), decision, reason: reason.trim() }, (all) => {
      // The field with the remark is gone before the page goes on to the next request, or it asks about what was sent.
      flushSync(() => (only ? onClose() : setOutcomes(all)))
      onDone(all.filter(({ outcome }) => outcome !== 'refused').map(({ id }) => id))
    })
  const title = only
    ? `${t(decisionWord(decision, only))}${colon()}${only.full_name}`
    : t(`approvals.doMany.${decision}`, { count: open.length })
  return (
    <Dialog opened onClose={onClose} title={title} size="lg">
      {outcomes ? (
        <OutcomeList requests={requests} outcomes={outcomes} onClose={onClose} />
      ) : (
        <Stack gap="md">
          <ul className={classes.items}>
            {requests.map((request) => (
              <li key={request.id}>
                <span>
                  <b>{request.full_name}</b> <span className="muted">{`${request.title} · ${request.detail}`}</span>
                </span>
                {!mayBe(decision, request) && <StatusBadge tone="plain">{closedFor(decision, request)}</StatusBadge>}
              </li>
            ))}
          </ul>
          <Text size="sm" c="dimmed">
            {t(followsWord(decision, requests))}
          </Text>
          <Textarea
            label={t(decision === 'approve' ? 'approvals.remark' : 'approvals.reason')}
            description={t('approvals.reasonHint')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !closed) send()
            }}
            required={asksWhy}
            rows={2}
            maxLength={2000}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {d('design.cancel')}
            </Button>
            <MayButton
              color={decision === 'approve' ? undefined : 'red'}
              closed={closed}
              loading={working}
              onClick={send}
            >
              {only ? t(decisionWord(decision, only)) : t(`approvals.doMany.${decision}`, { count: open.length })}
            </MayButton>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}
