/** One day as one asks about it on the way to work: who is at home, on the road, away; and who is in the office. */
import { Stack, Text } from '@mantine/core'
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { comma } from '#platform/words/web/words.ts'
import type { whereabouts } from '../contract.ts'
import type { Where } from '../model/where.ts'
import { useWords } from './words.ts'

export const toneOf: Readonly<Record<Where, Tone>> = {
  home: 'info',
  travel: 'info',
  training: 'info',
  leave: 'warn',
  office: 'good',
  holiday: 'plain',
  off: 'plain',
}
/** What is out of the ordinary first. */
const ORDER = Object.keys(toneOf) as readonly Where[]

export function PeopleByPlace({ rows }: { readonly rows: DataOf<typeof whereabouts> }) {
  const t = useWords()
  return (
    <Stack gap="sm">
      {ORDER.map((where) => {
        const people = rows.filter(({ days }) => (days[0]?.where ?? 'off') === where)
        if (people.length === 0) return null
        return (
          <div key={where}>
            <StatusBadge tone={toneOf[where]}>
              {t(`calendar.where.${where}`)} {people.length}
            </StatusBadge>
            <Text mt={4}>{people.map(({ full_name }) => full_name).join(comma())}</Text>
          </div>
        )
      })}
    </Stack>
  )
}
