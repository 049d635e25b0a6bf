/** What a move asks: the round of an interview, or why somebody is not taken and whether they are told. */
import { Button, Group, Stack, Switch } from '@mantine/core'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useCandidateCalls } from './calls.ts'
import type { Asked, Moving } from './use-move.ts'
import { useWords } from './words.ts'

type MoveDialogProps = { readonly asked: Asked; readonly moving: Moving }

export function MoveDialog({ asked: { status, of }, moving }: MoveDialogProps) {
  const t = useWords()
  const chinese = useLanguage() === 'zh-Hant'
  const [chosen, setChosen] = useState('')
  const [tell, setTell] = useState(true)
  const isInterview = status === 'pendingInterview'
  const calls = useCandidateCalls()
  const reasons = useCall(calls.reasons, {}, { enabled: !isInterview }).data ?? []
  const vacancies = useCall(calls.vacancies, {}, { enabled: isInterview }).data ?? []
  const named = (one: { name: string; name_zh: string | null }) => (chinese ? (one.name_zh ?? one.name) : one.name)
  const sameVacancy = new Set(of.map(({ vacancy_id }) => vacancy_id)).size === 1
  // Of several vacancies each goes to its own first round.
  const rounds = sameVacancy ? (vacancies.find(({ id }) => id === of[0]?.vacancy_id)?.rounds ?? []) : []
  const options = isInterview
    ? rounds.map((one) => ({ value: one.id, label: named(one) }))
    : reasons.map((reason) => ({ value: reason, label: reason }))
  const send = () =>
    isInterview
      ? moving.go(of, { status, ...(chosen && { round: chosen }) })
      : moving.go(of, { status, reason: chosen, tell })
  const who = of.length === 1 ? (of[0]?.full_name ?? '') : t('candidates.many', { count: of.length })
  return (
    <Dialog
      opened
      onClose={moving.close}
      title={t('candidates.moveTitle', { who, stage: t(`candidates.status.${status}`) })}
    >
      <Stack gap="md">
        {(options.length > 0 || !isInterview) && (
          <ChoiceField
            label={isInterview ? t('candidates.round') : t('candidates.reason')}
            description={isInterview ? t('candidates.roundHint') : undefined}
            data={options}
            value={chosen}
            onChange={setChosen}
            required={!isInterview}
            data-autofocus
          />
        )}
        {isInterview && options.length === 0 && <p className="muted">{t('candidates.firstRound')}</p>}
        {!isInterview && (
          <Switch
            label={t('candidates.tell')}
            description={t('candidates.tellHint')}
            checked={tell}
            onChange={(event) => setTell(event.currentTarget.checked)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={moving.close}>
            {t('candidates.cancel')}
          </Button>
          <Button onClick={send} loading={moving.working} disabled={!isInterview && chosen === ''}>
            {t('candidates.move')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
