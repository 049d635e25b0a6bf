/** What is wrong in a sheet of pay from before the company came, beyond its single cells. */
import { parseYearMonth } from '#kernel/plain-date.ts'
import type { PersonName } from '#modules/employees/server/public.ts'
import { type CellFault, type Column, type Row, type Said, textAt } from '#platform/sheets/model/sheet.ts'
import { coveredTwice, type OpeningFigures } from '../../model/opening.ts'

export type ReadOpening = {
  readonly row: number
  readonly staffId: string
  /** Empty where nobody has this staff id. */
  readonly employeeId: string
  readonly fullName: string
  readonly joinedOn: string
  readonly year: number
  readonly month: number
  readonly months: number
  readonly figures: OpeningFigures
}

export function readOpening(
  row: Row,
  columns: readonly Column[],
  people: ReadonlyMap<string, PersonName>,
): ReadOpening {
  const staffId = textAt(row, 'staff_id') ?? ''
  const person = people.get(staffId.toLowerCase())
  const { year, month } = parseYearMonth(textAt(row, 'month') ?? '') ?? { year: 0, month: 0 }
  const months = row.values.months
  const figures: Record<string, string> = {}
  for (const { name } of columns) {
    const value = row.values[name]
    if (value === true) figures[name] = 'true'
    else if (typeof value === 'string') figures[name] = value
  }
  return {
    row: row.row,
    staffId,
    employeeId: person?.id ?? '',
    fullName: person?.fullName ?? staffId,
    joinedOn: person?.joinedOn ?? '',
    year,
    month,
    months: typeof months === 'number' ? months : 1,
    figures,
  }
}

type OpeningKnown = {
  /** The first month of the year that this person's row may not reach: it is approved. */
  readonly closedFrom: (one: ReadOpening) => number | undefined
  /** The month that is now: pay of later ones was not paid yet. */
  readonly thisMonth: string
  /** Nobody enters their own. */
  readonly isOwn: (one: ReadOpening) => boolean
  /** How many months the row may cover, where those before joining are told in the record already. */
  readonly mostMonths: (one: ReadOpening) => number | undefined
  /** What is in the sheet as it was exported is no change, whatever came of it since: all of a year, or one row. */
  readonly yearStands: (one: ReadOpening) => boolean
  readonly rowStands: (one: ReadOpening) => boolean
}

export function judgeOpenings(
  read: readonly ReadOpening[],
  { closedFrom, thisMonth, isOwn, mostMonths, yearStands, rowStands }: OpeningKnown,
): readonly CellFault[] {
  const faults: CellFault[] = []
  const fault = ({ row }: ReadOpening, column: string, value: string, message: string, expected: Said) =>
    faults.push({ row, column, value, message: { key: message }, expected })
  for (const one of read) {
    const month = `${one.year}-${String(one.month).padStart(2, '0')}`
    if (one.employeeId === '') {
      fault(one, 'staff_id', one.staffId, 'payroll.cell.unknown-person', { key: 'payroll.cell.person-expected' })
    } else if (isOwn(one) && !yearStands(one)) {
      const expected = { key: 'payroll.cell.colleague-expected' }
      fault(one, 'staff_id', one.staffId, 'payroll.cell.own-earlier-pay', expected)
    } else if (month > thisMonth && !rowStands(one)) {
      const expected = { key: 'payroll.cell.month-until', params: { month: thisMonth } }
      fault(one, 'month', month, 'payroll.cell.month-to-come', expected)
    } else if (one.month >= (closedFrom(one) ?? 13) && !yearStands(one)) {
      const closed = `${one.year}-${String(closedFrom(one)).padStart(2, '0')}`
      const expected = { key: 'payroll.cell.month-before', params: { month: closed } }
      fault(one, 'month', month, 'payroll.cell.month-approved', expected)
    } else if (one.joinedOn.slice(0, 7) > month && !rowStands(one)) {
      fault(one, 'month', month, 'payroll.cell.before-joining', {
        key: 'payroll.cell.month-from',
        params: { month: one.joinedOn.slice(0, 7) },
      })
    }
    if (one.months < 1 || one.months > one.month) {
      const expected = { key: 'payroll.cell.months-expected', params: { max: one.month } }
      fault(one, 'months', String(one.months), 'payroll.cell.months', expected)
    } else if (one.months > (mostMonths(one) ?? 12) && !rowStands(one)) {
      const expected = { key: 'payroll.cell.months-expected', params: { max: mostMonths(one) ?? 12 } }
      fault(one, 'months', String(one.months), 'payroll.cell.former-in-record', expected)
    }
  }
  for (const one of twice(read)) {
    const month = `${one.year}-${String(one.month).padStart(2, '0')}`
    fault(one, 'month', month, 'payroll.cell.covered-twice', { key: 'payroll.cell.once-expected' })
  }
  return faults
}

/** Of each person and year, rows that cover a month again. */
function twice(read: readonly ReadOpening[]): readonly ReadOpening[] {
  const years = new Map<string, ReadOpening[]>()
  for (const one of read) {
    if (one.employeeId === '') continue
    const key = `${one.employeeId} ${one.year}`
    years.set(key, [...(years.get(key) ?? []), one])
  }
  return [...years.values()].flatMap((rows) => coveredTwice(rows))
}
