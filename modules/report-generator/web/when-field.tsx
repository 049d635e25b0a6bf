/** As of which day, or from when to when: told from today on, or by the days themselves. */
import { Group } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { dayNames, spanNames } from '../model/when.ts'
import type { Draft } from './draft.ts'
import { useWords } from './words.ts'

type When = Draft['when']
type WhenFieldProps = {
  readonly asks: 'day' | 'span'
  readonly value: When
  readonly error?: string | undefined
  readonly onChange: (when: When) => void
}

export function WhenField({ asks, value, error, onChange }: WhenFieldProps) {
  const t = useWords()
  const names = asks === 'day' ? dayNames : spanNames
  const change = (patch: Partial<When>) => onChange({ ...value, ...patch })
  return (
    <Group align="flex-start" gap="sm">
      <ChoiceField
        label={t(asks === 'day' ? 'reports.asOf' : 'reports.period')}
        allowDeselect={false}
        value={value.name}
        error={value.name.startsWith('day') ? undefined : error}
        onChange={(name) => change({ name: names.find((one) => one === name) ?? value.name })}
        data={names.map((name) => ({ value: name, label: t(`reports.when.${name}`) }))}
      />
      {value.name === 'days' && (
        <DateField
          label={t('reports.from')}
          value={value.from ?? ''}
          onChange={(from) => change({ from: from || null })}
        />
      )}
      {(value.name === 'days' || value.name === 'day') && (
        <DateField
          label={t(value.name === 'day' ? 'reports.day' : 'reports.to')}
          value={value.to ?? ''}
          error={error}
          onChange={(to) => change({ to: to || null })}
        />
      )}
    </Group>
  )
}
