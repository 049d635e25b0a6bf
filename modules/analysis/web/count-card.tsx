/** Counts under names: drawn, or read as a table with the share of each. */
import { lazy } from 'react'
import { ChartCard } from '#design/chart-card.tsx'
import type { Bar } from '#design/charts/bars.tsx'
import type { PeopleFilter } from '#modules/employees/model/public.ts'
import { PeopleLink } from '#modules/employees/web/public.tsx'
import { wholeText } from '#platform/words/format.ts'
import { useWords } from './words.ts'

const Bars = lazy(() => import('#design/charts/bars.tsx').then((m) => ({ default: m.Bars })))

type Counted = Bar & {
  /** Who they are, where the list of people can show them. */
  readonly of?: PeopleFilter | undefined
}
type CountCardProps = { readonly title: string; readonly what: string; readonly rows: readonly Counted[] }

export function CountCard({ title, what, rows }: CountCardProps) {
  const t = useWords()
  const sum = rows.reduce((total, { value }) => total + value, 0)
  return (
    <ChartCard
      title={title}
      rows={rows}
      rowId={({ label }) => label}
      columns={[
        { id: 'what', header: what, cell: ({ label, of }) => (of ? <PeopleLink of={of}>{label}</PeopleLink> : label) },
        { id: 'people', header: t('analysis.people'), number: true, cell: ({ value }) => wholeText(value) },
        { id: 'share', header: '%', number: true, cell: ({ value }) => shareText(value, sum) },
      ]}
    >
      <Bars name={t('analysis.people')} rows={rows.map(({ label, value }) => ({ label, value }))} />
    </ChartCard>
  )
}

const shareText = (value: number, sum: number): string =>
  sum === 0 ? '' : `${Math.trunc((value * 200 + sum) / (2 * sum))}`
