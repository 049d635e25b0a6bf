/** The figures of a report as they are drawn: one bar a month or department, a part of it for each type in days. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { reportMonths } from '../../contract/reports.ts'
import type { Amount } from './report-columns.tsx'
import type { ReportRow } from './use-report.ts'

export type Drawn = {
  readonly types: readonly { readonly id: string; readonly label: string }[]
  readonly rows: readonly { readonly label: string; readonly amounts: Readonly<Record<string, number>> }[]
}

export function byMonth(found: DataOf<typeof reportMonths>, name: (month: string) => string): Drawn {
  // Hours and days do not add up in one drawing.
  const days = found.filter(({ unit, months }) => unit === 'day' && months.some(({ taken }) => taken > 0))
  return {
    types: days.map(({ type_id, label }) => ({ id: type_id, label })),
    rows: (found[0]?.months ?? []).map(({ month }, at) => ({
      label: name(month),
      amounts: Object.fromEntries(days.map(({ type_id, months }) => [type_id, months[at]?.taken ?? 0])),
    })),
  }
}

export function byDepartment(found: readonly ReportRow[], amount: Amount, nowhere: string): Drawn {
  const days = found.filter((row) => row.unit === 'day' && row[amount] !== 0)
  const types = new Map(days.map(({ type_id, label }) => [type_id, label]))
  const names = [...new Set(days.map(({ department }) => department ?? nowhere))]
  return {
    types: [...types].map(([id, label]) => ({ id, label })),
    rows: names.map((label) => ({
      label,
      amounts: Object.fromEntries(
        days.filter(({ department }) => (department ?? nowhere) === label).map((row) => [row.type_id, row[amount]]),
      ),
    })),
  }
}
