/** Where in a rotation each begins: together, one after another, or as it is said of each. */
import { NumberInput, Select, SimpleGrid, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'
import { type Begin, type Begins, placesOf } from './begins.ts'
import type { Person } from './roster-types.ts'

type BeginFieldsProps = {
  readonly people: readonly Person[]
  /** The rotation as it is written, day by day. */
  readonly turn: readonly string[]
  readonly value: Begins
  readonly error: ReactNode
  readonly onChange: (value: Begins) => void
}

const SHOWN = 7

export function BeginFields({ people, turn, value, error, onChange }: BeginFieldsProps) {
  const t = useWords()
  const places = placesOf(people, turn.length, value)
  const choices: Begin[] = ['together', 'inTurn', 'each']
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          label={t('shifts.beginAt')}
          data={choices.map((one) => ({ value: one, label: t(`shifts.beginAt.${one}`) }))}
          value={value.how}
          allowDeselect={false}
          onChange={(how) => {
            const chosen = choices.find((one) => one === how)
            // What stood there by turns is what is corrected singly.
            if (chosen) onChange({ ...value, how: chosen, each: chosen === 'each' ? places : value.each })
          }}
        />
        {value.how === 'inTurn' && (
          <NumberInput
            label={t('shifts.beginBy')}
            min={1}
            max={27}
            allowDecimal={false}
            value={value.by}
            onChange={(by) => onChange({ ...value, by: Number(by) || 1 })}
          />
        )}
      </SimpleGrid>
      {value.how !== 'together' &&
        people.map(({ id, full_name: name }) => (
          <SimpleGrid key={id} cols={2} style={{ alignItems: 'end' }}>
            <NumberInput
              label={t('shifts.beginPlace', { name })}
              min={1}
              max={turn.length}
              allowDecimal={false}
              value={places[id] ?? 1}
              error={(places[id] ?? 1) > turn.length ? error : undefined}
              onChange={(place) => onChange({ ...value, how: 'each', each: { ...places, [id]: Number(place) || 1 } })}
            />
            <Text size="sm" c="dimmed" pb={8}>
              {t('shifts.beginDays', { days: firstDays(turn, places[id] ?? 1) })}
            </Text>
          </SimpleGrid>
        ))}
    </Stack>
  )
}

const firstDays = (turn: readonly string[], place: number): string =>
  Array.from({ length: Math.min(SHOWN, turn.length) }, (_, at) => turn[(at + place - 1) % turn.length]).join(' ')
