/** Approving with a justification, rejecting, withdrawing: which of those chosen it touches, and what became of each. */
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { MayButton } from '#design/may-button.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { OutcomeList } from '#platform/approvals/web/decide/outcome-list.tsx'
import type { Outcomes } from '#platform/approvals/web/decide/use-deciding.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { pause, useLanguage } from '#platform/words/web/words.ts'
import { decide } from '../contract/claims.ts'
import { type Claim, type ClaimDecision, minutesText, STALE, spanText, tones } from './claims.ts'
import classes from './overtime.module.css'
import { useWords } from './words.ts'

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
  const told = chosen.map((one) => ({ ...one, title: dayText(one.date, language), detail: detailOf(one) }))
  const touched = told.filter(({ may }) => may[decision]?.allowed)
  const name = t(`overtime.doMany.${decision}`, { count: touched.length })
  const closed = decision === 'approve' && said.trim() === '' ? t('overtime.justificationNeeded') : undefined
  function detailOf(one: Claim): string {
    return `${spanText(one)}${pause()}${minutesText(t, one.minutes)}`
  }
  const send = () => {
    // With nothing to move the server says so in its own words.
    const ids = (touched.length > 0 ? touched : told).map(({ id }) => id)
    const text = said.trim()
    const body = { ids, ...(text && (decision === 'approve' ? { justification: text } : { reason: text })) }
    const onSuccess = (all: Outcomes) => (chosen.length === 1 ? onClose() : setOutcomes(all))
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
                <span>{one.full_name}</span>
                <span className="muted">{`${one.title} · ${one.detail}`}</span>
                <StatusBadge tone={tones[one.status]}>{t(`overtime.status.${one.status}`)}</StatusBadge>
              </li>
            ))}
          </ul>
          <p className="muted" style={{ margin: 0 }}>
            {t(`overtime.follows.${decision}`)}
          </p>
          <Textarea
            label={t(decision === 'approve' ? 'overtime.justification' : 'overtime.whyDecided')}
            required={decision === 'approve'}
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
            <MayButton
              closed={closed}
              color={decision === 'approve' ? undefined : 'red'}
              loading={act.isPending}
              onClick={send}
            >
              {name}
            </MayButton>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}
