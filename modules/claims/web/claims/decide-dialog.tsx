/** Approving, rejecting, withdrawing: which of those chosen it touches, and what became of each. */
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { StatusBadge } from '#design/status-badge.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { OutcomeList } from '#platform/approvals/web/decide/outcome-list.tsx'
import type { Outcomes } from '#platform/approvals/web/decide/use-deciding.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { decide } from '../../contract/claims.ts'
import classes from '../claims.module.css'
import { useWords } from '../words.ts'
import { type Claim, type ClaimDecision, STALE, spentText, tones } from './claims.ts'

type DecideDialogProps = {
  readonly decision: ClaimDecision
  readonly chosen: readonly Claim[]
  readonly onClose: () => void
}

export function DecideDialog({ decision, chosen, onClose }: DecideDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const language = useLanguage()
  const [said, setSaid] = useState('')
  const [outcomes, setOutcomes] = useState<Outcomes>()
  const act = useAct(decide, { refreshes: STALE })
  const told = chosen.map((one) => ({
    ...one,
    title: one.type,
    detail: `${dayText(one.expense_date, language)}, ${spentText(one)}`,
  }))
  const touched = told.filter(({ may }) => may[decision]?.allowed)
  const name = t(`claims.doMany.${decision}`, { count: touched.length })
  const send = () => {
    // With nothing to move the server says so in its own words.
    const ids = (touched.length > 0 ? touched : told).map(({ id }) => id)
    const reason = said.trim()
    const onSuccess = (all: Outcomes) => (chosen.length === 1 ? onClose() : setOutcomes(all))
    const body = { ids, ...(reason && { reason }) }
    act.mutate({ params: { decision }, body }, { onSuccess: ({ data }) => onSuccess(data.outcomes) })
  }
  return (
    <Dialog opened onClose={onClose} title={name} size="lg">
      {outcomes ? (
        <OutcomeList requests={told} outcomes={outcomes} onClose={onClose} />
      ) : (
        <Stack gap="md">
          <ul className={classes.bars}>
            {told.map((one) => (
              <li key={one.id}>
                <span>
                  <b>{one.full_name}</b> <span className="muted">{`${one.title} · ${one.detail}`}</span>
                </span>
                <StatusBadge tone={tones[one.status]}>{t(`claims.status.${one.status}`)}</StatusBadge>
              </li>
            ))}
          </ul>
          <p className="muted" style={{ margin: 0 }}>
            {t(`claims.follows.${decision}`)}
          </p>
          <Textarea
            label={t(decision === 'approve' ? 'claims.remark' : 'claims.whyDecided')}
            value={said}
            onChange={(event) => setSaid(event.currentTarget.value)}
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
    </Dialog>
  )
}
