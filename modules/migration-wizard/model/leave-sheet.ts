/** The sheet of leave people still had when the company came: in days, with the last day it may be used. */
import { parseAmount } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { type CellFault, type Row, type Said, type Sheet, textAt } from '#platform/sheets/model/sheet.ts'

/** `kinds` are the company's own types of leave, offered as a list; empty where none are known yet. */
export const leaveSheet = (kinds: readonly string[]): Sheet => ({
  name: 'leave-balances',
  columns: [
    { name: 'staff_id', word: 'migration.column.staff_id', kind: 'text', required: true, example: 'A-0001' },
    { name: 'full_name', word: 'migration.column.full_name', kind: 'text' },
    {
      name: 'leave_type',
      word: 'migration.column.leave_type',
      kind: 'text',
      required: true,
      ...(kinds.length > 0 && { choices: kinds }),
    },
    { name: 'days', word: 'migration.column.days', kind: 'money', required: true, example: '8.5' },
    { name: 'as_of', word: 'migration.column.as_of', kind: 'date', required: true, example: '2026-07-01' },
    { name: 'expires_on', word: 'migration.column.expires_on', kind: 'date', example: '2027-03-31' },
  ],
})

export type LeaveRow = {
  readonly row: number
  readonly staffId: string
  readonly leaveType: string
  readonly days: string
  readonly asOf: string
  readonly expiresOn: string | null
}

export const leaveRow = (row: Row): LeaveRow => ({
  row: row.row,
  staffId: textAt(row, 'staff_id') ?? '',
  leaveType: textAt(row, 'leave_type') ?? '',
  days: textAt(row, 'days') ?? '0.00',
  asOf: plainDateOf(textAt(row, 'as_of') ?? ''),
  expiresOn: textAt(row, 'expires_on'),
})

type Known = {
  readonly people: ReadonlyMap<string, { readonly joinedOn: string; readonly leftOn: string | null }>
  /** Empty where none are known yet. */
  readonly kinds: readonly LeaveKind[]
  /** What is in the sheet as it was exported is no change, whatever became of the person or the type since. */
  readonly stands: (row: LeaveRow) => boolean
}

/** A type of leave by its names in both languages, and into how many parts a day of it can be kept. */
export type LeaveKind = { readonly name: string; readonly otherName: string; readonly halvesPerDay: number }

export function kindNamed(kinds: readonly LeaveKind[], written: string): LeaveKind | undefined {
  const sought = written.toLowerCase()
  return kinds.find(({ name, otherName }) => name.toLowerCase() === sought || otherName.toLowerCase() === sought)
}

export function leaveFaults(rows: readonly LeaveRow[], { people, kinds, stands }: Known): readonly CellFault[] {
  const faults: CellFault[] = []
  const fault = (row: number, column: string, value: string, key: string, expected: Said) =>
    faults.push({ row, column, value, message: { key: `migration.cell.${key}` }, expected })
  const once = new Set<string>()
  for (const one of rows) {
    const { row, staffId, leaveType, days, asOf, expiresOn } = one
    const person = people.get(staffId.toLowerCase())
    const known = kindNamed(kinds, leaveType)
    const kind = (known?.name ?? leaveType).toLowerCase()
    if (once.has(`${staffId.toLowerCase()}\u0001${kind}`)) {
      fault(row, 'leave_type', leaveType, 'leave-twice', { key: 'migration.cell.once-expected' })
    }
    once.add(`${staffId.toLowerCase()}\u0001${kind}`)
    if (stands(one)) continue
    if (!person) fault(row, 'staff_id', staffId, 'unknown-person', { key: 'migration.cell.person-expected' })
    else if (asOf < person.joinedOn || (person.leftOn !== null && asOf > person.leftOn)) {
      fault(row, 'as_of', asOf, 'not-employed', { key: 'migration.cell.employed-expected' })
    }
    if (kinds.length > 0 && !known) {
      const expected = { key: 'sheets.expected.choice', params: { choices: kinds.map(({ name }) => name) } }
      fault(row, 'leave_type', leaveType, 'unknown-leave', expected)
    }
    if (days.length > '999.99'.length)
      fault(row, 'days', days, 'too-many-days', { key: 'migration.cell.days-expected' })
    else if (known && ((parseAmount(days) ?? 0n) * BigInt(known.halvesPerDay)) % 100n !== 0n) {
      fault(row, 'days', days, 'too-fine', {
        key: 'migration.cell.parts-expected',
        params: { parts: String(known.halvesPerDay) },
      })
    }
    if (expiresOn !== null && expiresOn < asOf) {
      const expected = { key: 'migration.cell.from-expected', params: { day: asOf } }
      fault(row, 'expires_on', expiresOn, 'expired', expected)
    }
  }
  return faults
}
