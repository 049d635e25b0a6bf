/** By type of leave: how much of the year is left, and what becomes of it. */
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { carryForwardSummary } from '../../contract/next-year.ts'
import { amountText } from '../amounts.ts'
import { useWords } from '../words.ts'
import type { LeaveYear } from './leave-year.ts'

const amounts = ['left', 'carried', 'paid_out', 'forfeited', 'granted'] as const

export function YearSummary({ year }: { readonly year: LeaveYear }) {
  const t = useWords()
  return (
    <Section>
      <SummaryTable year={year} />
      <p className="muted" style={{ marginBottom: 0 }}>
        {t('leave.pendingCounts')}
      </p>
    </Section>
  )
}

export function SummaryTable({ year }: { readonly year: LeaveYear }) {
  const t = useWords()
  const reading = useCall(carryForwardSummary, { query: { year_from: year.from } })
  return (
    <SimpleTable
      wide
      label={t('leave.byType')}
      reading={reading}
      rows={reading.data ?? []}
      rowId={({ type_id }) => type_id}
      empty={t('leave.nothingLeft')}
      columns={[
        { id: 'type', header: t('leave.type'), cell: ({ label }) => label },
        { id: 'people', header: t('leave.members'), number: true, cell: ({ people }) => people },
        ...amounts.map((id) => ({
          id,
          header: t(`leave.year.${id}`),
          number: true,
          cell: (row: NonNullable<typeof reading.data>[number]) => amountText(row[id], row.unit),
        })),
      ]}
    />
  )
}
