/** People's days as the rules of working time look at them: as they are, and as they would be. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { DayFacts, UsualDay } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Finding, Planned, PlannedDate, PlanRules } from '../../model/finding.ts'
import { broughtBy, findingsOf } from '../../model/findings.ts'
import { overlapsAround } from '../../model/overlap.ts'
import { datesOf } from '../../model/pattern.ts'
import { periodOf } from '../../model/periods.ts'
import { paidAboveLimit } from '../paid-above.ts'
import type { RosterPerson } from '../people.ts'
import type { ShiftRow } from '../shifts/shift-store.ts'
import { type DayKey, keyOf, type StoredDay, storedDays } from './roster-store.ts'

export type Span = { readonly from: PlainDate; readonly to: PlainDate }
export type FoundFor = { readonly person: RosterPerson; readonly finding: Finding }

/** What would be otherwise: what cells hold, or what the shifts themselves are. */
export type Changed = {
  readonly shiftIdsOn?: (key: DayKey) => readonly string[] | undefined
  readonly shifts?: readonly ShiftRow[]
}

export type Board = {
  readonly span: Span
  readonly stored: ReadonlyMap<DayKey, StoredDay>
  readonly usual: (employeeId: string, date: PlainDate) => UsualDay | undefined
  readonly leaveOn: (
    employeeId: string,
    date: PlainDate,
  ) => { readonly name: string; readonly nameLocal: string | null } | undefined
  readonly attendanceOn: (employeeId: string, date: PlainDate) => 'present' | 'incomplete' | 'absent' | undefined
  readonly findings: (changed?: Changed) => ReadonlyMap<string, Finding[]>
  /** Work of a day, by its hours. */
  readonly workOn: (changed?: Changed) => (employeeId: string, date: PlainDate) => readonly ShiftRow[]
}

type Asked = {
  readonly companyId: string
  readonly country: Country
  readonly rules: PlanRules
  readonly shifts: readonly ShiftRow[]
  /** What shifts are to become, where they themselves change. */
  readonly instead?: readonly ShiftRow[]
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
  const facts = await dayFacts(tx, companyId, span, ids, ['usual', 'leave', 'standby'])
  // Of the days asked about alone: what was clocked says nothing against a week beside them.
  const worked = await dayFacts(tx, companyId, days, ids, ['worked'])
  const above = await paidAbove(tx, asked)
  const dates = datesOf(span.from, span.to)
  const usual: Board['usual'] = (id, date) => facts(id, date).find((fact) => fact.kind === 'usual')
  const leaveOn: Board['leaveOn'] = (id, date) => facts(id, date).find((fact) => fact.kind === 'leave')
  const attendanceOn: Board['attendanceOn'] = (id, date) =>
    worked(id, date).find((fact) => fact.kind === 'worked')?.status
  const cellsBy = ({ shiftIdsOn, shifts: otherwise = shifts }: Changed) => {
    const byId = new Map(otherwise.map((shift) => [shift.id, shift]))
    return (id: string, date: PlainDate): ShiftRow[] => {
      const key = keyOf(id, date)
      return (shiftIdsOn?.(key) ?? stored.get(key)?.shift_ids ?? []).flatMap((one) => byId.get(one) ?? [])
    }
  }
  const plannedOf = (person: RosterPerson, cellsOf: ReturnType<typeof cellsBy>): Planned => ({
    isAdaptive: person.is_adaptive,
    paidAboveLimit: above.has(person.id),
    days: dates.map((date): PlannedDate => {
      const cells = cellsOf(person.id, date)
      const known = facts(person.id, date)
      const attendance = attendanceOn(person.id, date)
      return {
        date,
        mark: markOf(cells),
        shifts: workOf(cells).map((shift) => ({ ...shift, hasAllowance: shift.allowance_type !== null })),
        standbys: known.filter((fact) => fact.kind === 'standby'),
        isPlanned: cells.length > 0,
        usual: known.find((fact) => fact.kind === 'usual')?.beneath ?? 'working',
        onLeave: known.some((fact) => fact.kind === 'leave'),
        hasAttendance: attendance === 'present' || attendance === 'incomplete',
      }
    }),
  })
  return {
    span,
    stored,
    usual,
    leaveOn,
    attendanceOn,
    findings: (changed = {}) => {
      const cellsOf = cellsBy(changed)
      return new Map(people.map((person) => [person.id, findingsOf(country, plannedOf(person, cellsOf), rules)]))
    },
    workOn: (changed = {}) => {
      const cellsOf = cellsBy(changed)
      return (id, date) => workOf(cellsOf(id, date))
    },
  }
}

const workOf = (cells: readonly ShiftRow[]): ShiftRow[] =>
  cells.filter(({ kind }) => kind === 'work').sort((one, other) => one.starts - other.starts)

/** What a change would bring on the days it touches, in the order of people and days. */
export function freshFindings(
  board: Board,
  people: readonly RosterPerson[],
  touchedDays: Iterable<DayKey>,
  changed: Changed,
): FoundFor[] {
  const before = board.findings()
  const after = board.findings(changed)
  const keys = new Set(touchedDays)
  const touched = new Map<string, Set<PlainDate>>()
  for (const { id } of people) touched.set(id, new Set())
  for (const date of datesOf(board.span.from, board.span.to))
    for (const { id } of people) if (keys.has(keyOf(id, date))) touched.get(id)?.add(date)
  return people.flatMap((person) =>
    broughtBy(before.get(person.id) ?? [], after.get(person.id) ?? [], touched.get(person.id) ?? new Set()).map(
      (finding) => ({ person, finding }),
    ),
  )
}

/** The days on which a change would have work overlap, of one day or of neighbours; what overlapped before stays. */
export function freshOverlaps(board: Board, touchedDays: Iterable<DayKey>, changed: Changed): ReadonlySet<DayKey> {
  const [before, after] = [board.workOn(), board.workOn(changed)]
  return new Set(
    [...touchedDays].filter((key) => {
      const [id = '', date = ''] = key.split(' ')
      const found = overlapsAround((day) => after(id, day), plainDateOf(date))
      // Rosters seldom overlap: what was there before is looked at where they do.
      if (found.length === 0) return false
      const known = new Set(overlapsAround((day) => before(id, day), plainDateOf(date)))
      return found.some((one) => !known.has(one))
    }),
  )
}

export const markOf = (cells: readonly Pick<ShiftRow, 'kind'>[]): 'off' | 'rest' | null => {
  const mark = cells.find(({ kind }) => kind !== 'work')?.kind
  return mark === 'off' || mark === 'rest' ? mark : null
}

/** Asked only where a shift has an allowance. */
async function paidAbove(
  tx: Tx,
  { companyId, country, shifts, instead = [], people, days }: Asked,
): Promise<ReadonlySet<string>> {
  if (![...shifts, ...instead].some(({ allowance_type }) => allowance_type !== null)) return new Set()
  return paidAboveLimit(tx, companyId, { country, ids: people.map(({ id }) => id), day: days.to })
}

/** The account of whoever is told of their roster. */
export async function accountsOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; account_id: string }>`
    select id, account_id from employees
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) and account_id is not null`.execute(tx)
  return new Map(rows.map(({ id, account_id }) => [id, account_id]))
}
