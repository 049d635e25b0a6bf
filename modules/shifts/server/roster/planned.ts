/** People's days as the rules of working time look at them: as they are, and as they would be. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { DayFacts, UsualDay } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Finding, Planned, PlannedDate, PlanRules } from '../../model/finding.ts'
import { broughtBy, findingsOf } from '../../model/findings.ts'
import { datesOf } from '../../model/pattern.ts'
import { periodOf } from '../../model/periods.ts'
import { paidAboveLimit } from '../paid-above.ts'
import type { RosterPerson } from '../people.ts'
import type { ShiftRow } from '../shifts/shift-store.ts'
import { type DayKey, keyOf, type StoredDay, storedDays } from './roster-store.ts'

export type Span = { readonly from: PlainDate; readonly to: PlainDate }
export type FoundFor = { readonly person: RosterPerson; readonly finding: Finding }

export type Board = {
  readonly span: Span
  readonly stored: ReadonlyMap<DayKey, StoredDay>
  readonly usual: (employeeId: string, date: PlainDate) => UsualDay | undefined
  readonly leaveOn: (
    employeeId: string,
    date: PlainDate,
  ) => { readonly name: string; readonly nameLocal: string | null } | undefined
  readonly attendanceOn: (employeeId: string, date: PlainDate) => 'present' | 'incomplete' | 'absent' | undefined
  readonly findings: (shiftIdsOn?: (key: DayKey) => readonly string[] | undefined) => ReadonlyMap<string, Finding[]>
}

type Asked = {
  readonly companyId: string
  readonly country: Country
  readonly rules: PlanRules
  readonly shifts: readonly ShiftRow[]
  readonly people: readonly RosterPerson[]
  readonly days: Span
  readonly dayFacts: DayFacts
}

const WEEK = 7

/** Of whole weeks or periods around the days, and one week more before and after, for what runs over their ends. */
export async function boardOf(tx: Tx, asked: Asked): Promise<Board> {
  const { companyId, country, rules, shifts, people, days, dayFacts } = asked
  const { periodWeeks, periodFrom } = rules
  const last = addDays(periodOf(days.to, periodWeeks, periodFrom), periodWeeks * WEEK - 1)
  const first = periodOf(days.from, periodWeeks, periodFrom)
  const monday = periodOf(first, 1, null)
  const span = { from: addDays(monday, -WEEK), to: addDays(periodOf(last, 1, null), 2 * WEEK - 1) }
  const ids = people.map(({ id }) => id)
  const stored = await storedDays(tx, companyId, span, ids)
  const facts = await dayFacts(tx, companyId, span, ids, ['usual', 'leave', 'worked'])
  const above = await paidAbove(tx, asked)
  const byId = new Map(shifts.map((shift) => [shift.id, shift]))
  const dates = datesOf(span.from, span.to)
  const usual: Board['usual'] = (id, date) => facts(id, date).find((fact) => fact.kind === 'usual')
  const leaveOn: Board['leaveOn'] = (id, date) => facts(id, date).find((fact) => fact.kind === 'leave')
  const attendanceOn: Board['attendanceOn'] = (id, date) =>
    facts(id, date).find((fact) => fact.kind === 'worked')?.status
  const plannedOf = (person: RosterPerson, shiftIdsOn?: (key: DayKey) => readonly string[] | undefined): Planned => ({
    isAdaptive: person.is_adaptive,
    paidAboveLimit: above.has(person.id),
    days: dates.map((date): PlannedDate => {
      const key = keyOf(person.id, date)
      const cells = (shiftIdsOn?.(key) ?? stored.get(key)?.shift_ids ?? []).flatMap((id) => byId.get(id) ?? [])
      return {
        date,
        mark: markOf(cells),
        shifts: cells
          .filter(({ kind }) => kind === 'work')
          .sort((one, other) => one.starts - other.starts)
          .map((shift) => ({ ...shift, hasAllowance: shift.allowance_type !== null })),
        isPlanned: cells.length > 0,
        usual: usual(person.id, date)?.beneath ?? 'working',
        onLeave: leaveOn(person.id, date) !== undefined,
        hasAttendance: attendanceOn(person.id, date) === 'present' || attendanceOn(person.id, date) === 'incomplete',
      }
    }),
  })
  return {
    span,
    stored,
    usual,
    leaveOn,
    attendanceOn,
    findings: (shiftIdsOn) =>
      new Map(people.map((person) => [person.id, findingsOf(country, plannedOf(person, shiftIdsOn), rules)])),
  }
}

/** What a change would bring, in the order of people and days. */
export function freshFindings(
  board: Board,
  people: readonly RosterPerson[],
  changed: ReadonlyMap<DayKey, readonly string[]>,
): FoundFor[] {
  const before = board.findings()
  const after = board.findings((key) => changed.get(key))
  const touched = new Map<string, Set<PlainDate>>()
  for (const { id } of people) touched.set(id, new Set())
  for (const date of datesOf(board.span.from, board.span.to))
    for (const { id } of people) if (changed.has(keyOf(id, date))) touched.get(id)?.add(date)
  return people.flatMap((person) =>
    broughtBy(before.get(person.id) ?? [], after.get(person.id) ?? [], touched.get(person.id) ?? new Set()).map(
      (finding) => ({ person, finding }),
    ),
  )
}

export const markOf = (cells: readonly Pick<ShiftRow, 'kind'>[]): 'off' | 'rest' | null => {
  const mark = cells.find(({ kind }) => kind !== 'work')?.kind
  return mark === 'off' || mark === 'rest' ? mark : null
}

/** Asked only where a shift has an allowance. */
async function paidAbove(tx: Tx, { companyId, country, shifts, people, days }: Asked): Promise<ReadonlySet<string>> {
  if (!shifts.some(({ allowance_type }) => allowance_type !== null)) return new Set()
  return paidAboveLimit(tx, companyId, { country, ids: people.map(({ id }) => id), day: days.to })
}

/** The account of whoever is told of their roster. */
export async function accountsOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; account_id: string }>`
    select id, account_id from employees
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) and account_id is not null`.execute(tx)
  return new Map(rows.map(({ id, account_id }) => [id, account_id]))
}
