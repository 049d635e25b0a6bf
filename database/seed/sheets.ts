/**
 * The sheets of a demonstration company, as its own people would upload them. They are written as of WRITTEN_IN; seeded
 * in another month, every day of employment and every month of pay moves along by whole months, so that there is
 * always a year behind. Birth dates stay: identity numbers begin with them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import {
  addMonths,
  dayOf,
  daysInMonth,
  parseYearMonth,
  plainDate,
  plainDateOf,
  type YearMonth,
  yearMonthOf,
  yearMonthText,
} from '#kernel/plain-date.ts'
import { projectRoot } from '#platform/database/server/project-root.ts'

const WRITTEN_IN: YearMonth = { year: 2026, month: 11 }

export type SheetRow = Readonly<Record<string, string>>
export type Sheets = {
  readonly employees: readonly SheetRow[]
  readonly salaryChanges: readonly SheetRow[]
  readonly payItems: readonly SheetRow[]
  readonly outsideAccounts: readonly SheetRow[]
  /** Family, education, papers, further accounts and cost centres of people. */
  readonly records: Readonly<Record<RecordSheet, readonly SheetRow[]>>
  /** Heads and codes, levels of positions, what they demand. */
  readonly structure: Readonly<Record<StructureSheet, readonly SheetRow[]>>
}
export type RecordSheet = 'family' | 'education' | 'documents' | 'bank-accounts' | 'cost-centres'
export const structureSheets = ['departments', 'positions', 'competencies'] as const
export type StructureSheet = (typeof structureSheets)[number]

export function readSheets(folder: string, now: YearMonth): Sheets {
  const months = monthsBetween(WRITTEN_IN, now)
  return {
    employees: rowsOf(folder, 'employees').map((row) => movedDays(row, ['joined_on', 'left_on'], months)),
    salaryChanges: rowsOf(folder, 'salary-changes').map((row) => movedDays(row, ['effective_from'], months)),
    payItems: rowsOf(folder, 'pay-items').map((row) => ({ ...row, month: movedMonth(row.month ?? '', months) })),
    outsideAccounts: rowsOf(folder, 'outside-accounts'),
    records: recordsOf(folder, months),
    structure: {
      departments: rowsOf(folder, 'departments'),
      positions: rowsOf(folder, 'positions'),
      competencies: rowsOf(folder, 'competencies'),
    },
  }
}

/** Papers run out and cost centres begin with the calendar; when people were born and studied stays. */
const MOVED = ['issued_on', 'expires_on', 'effective_from']

function recordsOf(folder: string, months: number): Sheets['records'] {
  const read = (name: RecordSheet) => rowsOf(folder, name).map((row) => movedDays(row, MOVED, months))
  return {
    family: read('family'),
    education: read('education'),
    documents: read('documents'),
    'bank-accounts': read('bank-accounts'),
    'cost-centres': read('cost-centres'),
  }
}

export const csvOf = (rows: readonly SheetRow[], columns: readonly string[]): Buffer =>
  Buffer.from(Papa.unparse({ fields: [...columns], data: rows.map((row) => columns.map((name) => row[name] ?? '')) }))

/** Absent where a company has no such sheet. */
function rowsOf(folder: string, name: string): SheetRow[] {
  let text: string
  try {
    text = readFileSync(join(projectRoot, 'database/seed', folder, `${name}.csv`), 'utf8')
  } catch {
    return []
  }
  return Papa.parse<SheetRow>(text, { header: true, skipEmptyLines: true }).data
}

const monthsBetween = (from: YearMonth, to: YearMonth): number => (to.year - from.year) * 12 + to.month - from.month

function movedDays(row: SheetRow, columns: readonly string[], months: number): SheetRow {
  const there = columns.filter((name) => row[name] !== undefined)
  return { ...row, ...Object.fromEntries(there.map((name) => [name, movedDay(row[name] ?? '', months)])) }
}

/** The last day of a month stays one, and no day falls out of a shorter month. */
function movedDay(text: string, months: number): string {
  if (text === '' || months === 0) return text
  const day = plainDateOf(text)
  const from = yearMonthOf(day)
  const to = addMonths(from, months)
  const last = daysInMonth(to)
  return plainDate(to.year, to.month, dayOf(day) === daysInMonth(from) ? last : Math.min(dayOf(day), last))
}

function movedMonth(text: string, months: number): string {
  const month = parseYearMonth(text)
  return month ? yearMonthText(addMonths(month, months)) : text
}
