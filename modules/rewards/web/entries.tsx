/** How points came and went, the newest first. */

import { SimpleTable } from '#design/simple-table.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { ownEntries } from '../contract/own.ts'
import { useNamed } from './badge-mark.tsx'
import { useWords } from './words.ts'

type Entry = DataOf<typeof ownEntries>[number]

export function Entries({ rows }: { readonly rows: readonly Entry[] }) {
  const t = useWords()
  const named = useNamed()
  const language = useLanguage()
  const what = (row: Entry) =>
    [t(`rewards.entry.${row.kind}` as 'rewards.entry.received'), named(row.of, row.of_zh), row.reason]
      .filter(Boolean)
      .join(' · ')
  return (
    <SimpleTable
      label={t('rewards.entries')}
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { id: 'day', header: t('rewards.day'), cell: ({ day }) => dayText(day, language) },
        { id: 'what', header: t('rewards.what'), cell: what },
        {
          id: 'points',
          header: t('rewards.points'),
          number: true,
          cell: ({ points }) => (points > 0 ? `+${points}` : points),
        },
      ]}
      empty={t('rewards.noEntries')}
    />
  )
}
