/** Seven days, Monday to Sunday: worked, half worked, off, or the day of rest. */
import { SimpleGrid } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { useLanguage } from '#platform/words/web/words.ts'
import { type WeekDay, weekDays } from '../../model/days/calendar.ts'
import { weekdayText } from '../beside/day-strip.tsx'
import { useWords } from '../words.ts'

type WeekFieldProps = { readonly value: readonly WeekDay[]; readonly onChange: (week: WeekDay[]) => void }
/** Any Monday: only its name is shown. */
const MONDAY = '2024-01-0'

export function WeekField({ value, onChange }: WeekFieldProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
      {value.map((day, at) => (
        <ChoiceField
          // biome-ignore lint/suspicious/noArrayIndexKey: a week has its seven places
          key={at}
          label={weekdayText(`${MONDAY}${at + 1}`, language)}
          allowDeselect={false}
          value={day}
          onChange={(next) => onChange(value.with(at, weekDays.find((one) => one === next) ?? day))}
          data={weekDays.map((one) => ({ value: one, label: t(`leave.weekDay.${one}`) }))}
        />
      ))}
    </SimpleGrid>
  )
}
