/** The last look: what the company has, what is still missing, and that the wizard closes for good. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Notice } from '#design/notice.tsx'
import { StatCard, StatCards } from '#design/stat-card.tsx'
import { fieldWord } from '#modules/employees/web/public.tsx'
import { wholeText } from '#platform/words/format.ts'
import { DONE } from '../model/steps.ts'
import type { State } from './state.ts'
import { useGoTo } from './use-go-to.ts'
import { useWords } from './words.ts'

const shown = [
  'departments',
  'positions',
  'people',
  'people_with_history',
  'leave_balances',
  'people_with_pay',
] as const

export function FinishStep({ state }: { readonly state: State }) {
  const t = useWords()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const finish = useGoTo(() => void navigate({ to: '/app/dashboard', replace: true }))
  return (
    <Stack gap="lg">
      <StatCards>
        {shown.map((name) => (
          <StatCard key={name} label={t(`migration.count.${name}`)} value={wholeText(state.counts[name] ?? 0)} />
        ))}
      </StatCards>
      {state.gaps.length > 0 && (
        <Notice tone="warn">
          <Text fw={600}>{t('migration.stillMissing')}</Text>
          <ul>
            {state.gaps.map(({ field, people }) => (
              <li key={field}>{t('migration.missing', { field: fieldWord(field), count: people })}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Group justify="flex-end">
        <Button onClick={() => setAsked(true)}>{t('migration.finish')}</Button>
      </Group>
      {asked && (
        <ConfirmDialog
          title={t('migration.finishTitle')}
          action={t('migration.finish')}
          working={finish.isPending}
          onConfirm={() => finish.mutate([DONE])}
          onClose={() => setAsked(false)}
        >
          {t('migration.finishHint')}
        </ConfirmDialog>
      )}
    </Stack>
  )
}
