/** A run beside what another program calculated for the same month: the sheet, and what differs by person. */
import { type Amount, amountOf, amountText, sumOf } from '#kernel/money.ts'
import { fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Column, Row, Sheet } from '#platform/sheets/model/sheet.ts'
import { type Difference, difference } from './compared.ts'
import { personHeadings } from './other-headings.ts'

/** `figures`: what the country's payslip calls them, in its order; `called`: what else their columns may be called. */
export const parallelSheet = (
  figures: readonly string[],
  called: (figure: string) => readonly string[] = () => [],
): Sheet => ({
  name: 'parallel',
  columns: [
    { ...column('staff_id'), required: true },
    column('full_name'),
    // Tax that is given back at the end of a year stands below zero.
    ...figures.map((name): Column => {
      return { name, word: 'payroll.parallel.sheet.figure', kind: 'money', signed: true, headings: called(name) }
    }),
  ],
})

const column = (name: 'staff_id' | 'full_name') =>
  ({ name, word: `payroll.parallel.sheet.${name}`, kind: 'text', headings: personHeadings[name] ?? [] }) as const

export type ParallelSlip = {
  readonly id: string
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly figures: Readonly<Record<string, string>>
}
/** Nothing where the sheet does not say what was paid. */
type NetCompared = { readonly from: string | null; readonly to: string; readonly difference: string | null }
export type ParallelPerson = NetCompared & {
  readonly employee_id: string | null
  readonly payslip_id: string | null
  readonly staff_id: string
  readonly full_name: string
  readonly status: 'joined' | 'left' | 'changed' | 'same'
  readonly lines: readonly (Difference & { readonly key: string })[]
}
export type Parallel = {
  readonly figures: readonly (Difference & { readonly name: string })[]
  readonly people: readonly ParallelPerson[]
}

/** Each person once: a second row of somebody could only be a mistake. */
export function faultsOfParallel(rows: readonly Row[]): CellFault[] {
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const key = personIn(row)
    const isTwice = seen.has(key)
    seen.add(key)
    return isTwice
      ? [fault(row, 'staff_id', 'payroll.parallel.twice', { key: 'payroll.parallel.expected.staff_id' })]
      : []
  })
}

/**
 * `from` is the other program, `to` the run. A cell without a figure is not compared, a figure without any cell not
 * shown: `joined` is paid here alone, `left` there alone.
 */
export function parallelOf(figures: readonly string[], slips: readonly ParallelSlip[], rows: readonly Row[]): Parallel {
  const given = figures.filter((name) => rows.some((row) => cellOf(row, name) !== undefined))
  const rowOf = new Map(rows.map((row) => [personIn(row), row]))
  const known = new Set(slips.map(({ staff_id }) => folded(staff_id)))
  const strangers = rows.filter((row) => !known.has(personIn(row)))
  return {
    figures: given.map((name) => ({
      name,
      ...difference(
        sumOf(rows.map((row) => cellOf(row, name) ?? 0n)),
        sumOf(slips.map((slip) => amountOf(slip.figures[name] ?? '0'))),
      ),
    })),
    people: [
      ...slips.map((slip) => personOf(slip, rowOf.get(folded(slip.staff_id)), given)),
      ...strangers.map((row) => strangerOf(row, given)),
    ],
  }
}

function personOf(slip: ParallelSlip, row: Row | undefined, given: readonly string[]): ParallelPerson {
  const { id: payslip_id, employee_id, staff_id, full_name } = slip
  const here = (name: string) => amountOf(slip.figures[name] ?? '0')
  const there = (name: string) => row && cellOf(row, name)
  const lines = given.flatMap((key) => {
    const theirs = there(key)
    return theirs === undefined || theirs === here(key) ? [] : [{ key, ...difference(theirs, here(key)) }]
  })
  const status = row ? (lines.length > 0 ? 'changed' : 'same') : 'joined'
  const net = netOf(row ? there(NET) : 0n, here(NET))
  return { ...{ employee_id, payslip_id, staff_id, full_name, status }, ...net, lines }
}

function strangerOf(row: Row, given: readonly string[]): ParallelPerson {
  const staff_id = textIn(row, 'staff_id') ?? ''
  const lines = given.flatMap((key) => {
    const theirs = cellOf(row, key)
    return theirs === undefined ? [] : [{ key, ...difference(theirs, 0n) }]
  })
  const whose = { employee_id: null, payslip_id: null, staff_id, full_name: textIn(row, 'full_name') ?? staff_id }
  return { ...whose, status: 'left', ...netOf(cellOf(row, NET), 0n), lines }
}

/** Staff ids count the same whatever their case. */
const personIn = (row: Row): string => folded(textIn(row, 'staff_id') ?? '')

const NET = 'net_pay'

const netOf = (there: Amount | undefined, here: Amount): NetCompared =>
  there === undefined ? { from: null, to: amountText(here), difference: null } : difference(there, here)

function cellOf({ values }: Row, name: string): Amount | undefined {
  const value = values[name]
  return typeof value === 'string' && value !== '' ? amountOf(value) : undefined
}
