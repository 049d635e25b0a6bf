import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Panel } from '#design/panel.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { dayText, inBrackets } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { makeUpDays, removeMakeUpDay } from '../../contract/make-up-days.ts'
import { TouchedDays } from '../touched-days.tsx'
import { weekdayText } from '../weekday.ts'
import { useWords } from '../words.ts'
import type { MakeUpDay } from './make-up-dialog.tsx'

type MakeUpPanelProps = { readonly day: MakeUpDay; readonly onEdit: () => void; readonly onClose: () => void }

export function MakeUpPanel({ day, onEdit, onClose }: MakeUpPanelProps) {
  const t = useWords()
  const language = useLanguage()
  const [removing, setRemoving] = useState(false)
  const remove = useAct(removeMakeUpDay, { refreshes: [makeUpDays], after: onClose })
  const whole = (date: string) => inBrackets(dayText(date, language), weekdayText(date, language), language)
  return (
    <Panel
      onClose={onClose}
      head={<h2>{day.name}</h2>}
      foot={
        <Group>
          <Button variant="default" onClick={onEdit}>
            {t('holidays.edit')}
          </Button>
          <Button variant="default" color="red" onClick={() => setRemoving(true)}>
            {t('holidays.remove')}
          </Button>
        </Group>
      }
    >
      <Text>{t('holidays.makeUpFacts', { date: whole(day.date), for: whole(day.for_date) })}</Text>
      {removing && (
        <ConfirmDialog
          title={t('holidays.removeTitle', { name: day.name })}
          action={t('holidays.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: day.id } })}
          onClose={() => setRemoving(false)}
        >
          <Text>{t('holidays.makeUpRemoveHint')}</Text>
          <TouchedDays dates={[day.date, day.for_date]} />
        </ConfirmDialog>
      )}
    </Panel>
  )
}
