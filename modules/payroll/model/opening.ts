/**
 * Pay of a year that was paid before the company came. The first month worked out here is told of it as if the months
 * before had been worked out here too; afterwards what payslips carry on counts alone.
 */
import { amountOf, amountText, parseAmount, sumOf } from '#kernel/money.ts'
import type { Column, Sheet } from '#platform/sheets/model/sheet.ts'
import type { Carried } from './payslip.ts'

/** What one row of a sheet says: figures of `months` months, the last of which is `month`. */
export type OpeningRow = { readonly month: number; readonly months: number; readonly figures: OpeningFigures }
/** By the names of the sheet; decimal text. A flag that is set is 'true'. */
export type OpeningFigures = Readonly<Record<string, string>>
/** All of a person's year together, and the rows that it is made of. */
export type Opening = {
  readonly months: number
  readonly figures: OpeningFigures
  readonly rows?: readonly OpeningRow[]
}

export const openingSheet = (figures: readonly Column[]): Sheet => ({
  name: 'pay-so-far',
  columns: [
    { name: 'staff_id', word: 'payroll.sheet.staff_id', kind: 'text', required: true, example: 'A-0001' },
    { name: 'full_name', word: 'payroll.opening.full_name', kind: 'text' },
    { name: 'month', word: 'payroll.opening.month', kind: 'month', required: true, example: '2026-06' },
    { name: 'months', word: 'payroll.opening.months', kind: 'count', max: 12, example: '6' },
    ...figures,
  ],
})

export const openingColumn = (name: string, more: Partial<Column> = {}): Column => ({
  name,
  word: `payroll.opening.${name}`,
  kind: 'money',
  ...more,
})

export function openingOf(rows: readonly OpeningRow[]): Opening {
  const figures: Record<string, string> = {}
  for (const row of rows) {
    for (const [name, value] of Object.entries(row.figures)) {
      figures[name] = value === 'true' ? value : amountText(sumOf([amountOf(figures[name] ?? '0'), amountOf(value)]))
    }
  }
  return { months: rows.reduce((sum, { months }) => sum + months, 0), figures, rows }
}

/**
 * What a payslip carries on, with a sheet of earlier pay that came after it: by as much as the sheet differs from the
 * one before it, or from none.
 */
export function withLateOpening(carried: Carried, now: Carried, counted: Carried): Carried {
  const late: Record<string, string> = { ...carried }
  for (const key of new Set([...Object.keys(now), ...Object.keys(counted)])) {
    const [is, was] = [now[key], counted[key]]
    if (is === was) continue
    late[key] = isNumber(is) && isNumber(was) && isNumber(carried[key]) ? moved(carried[key], was, is) : (is ?? '')
  }
  return Object.fromEntries(Object.entries(late).filter(([, value]) => value !== ''))
}

const isNumber = (text: string | undefined): boolean => text === undefined || parseAmount(text) !== undefined

/** Counts stay counts. */
function moved(carried = '0', was = '0', is = '0'): string {
  const sum = amountText(amountOf(carried) - amountOf(was) + amountOf(is))
  return [carried, was, is].some((text) => text.includes('.')) ? sum : sum.slice(0, -3)
}

/** Of rows of one person and year: those that cover a month which another one before them covers. */
export function coveredTwice<Row extends Pick<OpeningRow, 'month' | 'months'>>(rows: readonly Row[]): readonly Row[] {
  const covered = new Set<number>()
  return rows.filter(({ month, months }) => {
    const mine = Array.from({ length: months }, (_, back) => month - back)
    const again = mine.some((one) => covered.has(one))
    for (const one of mine) covered.add(one)
    return again
  })
}
