/** A report of own columns worked out for a month. */
import { type YearMonth, yearMonthText } from '#kernel/plain-date.ts'
import { reportedMonths } from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language } from '#platform/http/server/say.ts'
import { type Column, cellsBy, goneBy, type ReadColumn } from '../model/columns.ts'
import { sumText } from '../model/table.ts'
import { givenIn, knownNames } from './known-names.ts'
import { demandRead } from './read-template.ts'

type Showing = { readonly companyId: string; readonly language: Language }

/** Undefined where the month was never worked out, or has no such half. */
export async function shownTemplate(
  tx: Tx,
  { companyId, language }: Showing,
  columns: readonly Column[],
  month: YearMonth,
  half?: 1 | 2,
) {
  const [worked] = await reportedMonths(tx, companyId, { from: month, to: month })
  if (!worked || worked.month !== yearMonthText(month)) return undefined
  const names = new Set((await knownNames(tx, companyId, language)).map(({ name }) => name))
  const read = demandRead(columns, (name) => names.has(name))
  const people = await givenIn(tx, companyId, month, goneBy(read), half)
  if (half !== undefined && people.length === 0) return undefined
  const cells = cellsBy(read)
  const rows = people.map(({ given, ...person }) => ({ ...person, values: cells(given) }))
  return {
    columns: columns.map(({ key, label, format }) => ({ key, label, format })),
    rows,
    totals: totalsOf(
      read,
      rows.map(({ values }) => values),
    ),
    status: worked.state,
  }
}

export type Shown = NonNullable<Awaited<ReturnType<typeof shownTemplate>>>

/** Without what only files ask for. */
export const onScreen = ({ rows, ...shown }: Shown) => ({ ...shown, rows: rows.map(({ held: _, ...row }) => row) })

/** Of money alone: a sum of rates says nothing. */
function totalsOf(columns: readonly ReadColumn[], cells: readonly Readonly<Record<string, string | null>>[]) {
  return Object.fromEntries(
    columns.filter(({ format }) => format === 'money').map(({ key }) => [key, sumText(cells.map((row) => row[key]))]),
  )
}
