/** Cells of the roster are written: looked at while their people are held, all of them or none. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Happened } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { conflict, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { dayText } from '#platform/words/format.ts'
import { cellFault } from '../../model/cell-faults.ts'
import type { ShiftNeeds } from '../needs.ts'
import { holdPeople, type RosterPerson, rosterPeople } from '../people.ts'
import { planRules, settingsOf } from '../settings/settings-store.ts'
import { type ShiftRow, shiftsOf } from '../shifts/shift-store.ts'
import { inSight } from '../sight.ts'
import type { Rewritten } from '../undos.ts'
import { askedOnce, eachOnce } from './finding-text.ts'
import { boardOf, type FoundFor, freshFindings, freshOverlaps, markOf } from './planned.ts'
import { type DayKey, keyOf, type NewDay, writeDays } from './roster-store.ts'
import { tellOfConfirmed } from './tell-of-confirmed.ts'

export type CellChange = {
  readonly employeeId: string
  readonly date: PlainDate
  readonly shiftIds: readonly string[]
  readonly was?: readonly string[] | undefined
}
export type Planning = {
  readonly company: Pick<CompanyDb, 'companyId'>
  /** Null where both sides of a swap are looked at for whoever decides. */
  readonly session: LiveSession | null
  readonly actor: Actor
  readonly clock: Clock
  readonly language: Language
  readonly say: Say
}
export type Changed = {
  readonly people: readonly RosterPerson[]
  readonly cells: readonly CellChange[]
  readonly rewritten: Rewritten
  /** For the log, which is written last. */
  readonly happened: readonly Happened[]
  readonly warnings: readonly string[]
  /** What the warnings say, of everybody. */
  readonly found: readonly FoundFor[]
}

type How = {
  readonly confirmed: boolean
  /** Stores nothing and refuses nothing that can be confirmed. */
  readonly preview?: boolean
  /** Lines that are asked beside what is found. */
  readonly asked?: (before: (key: DayKey) => readonly string[]) => readonly string[]
  /** Where cells are no field of what was sent: what an overlap is told beside, with whose day it is. */
  readonly field?: string
  /** Whoever is part of a swap sees more than their own people. */
  readonly everybody?: boolean
  /** Whoever is no planner is told what is found about one person alone. */
  readonly toldOf?: string
  /** A span is filled for whoever is employed on its days: others of it stay as they are, and nothing is refused. */
  readonly employedAlone?: boolean
}

export async function changeRoster(
  tx: Tx,
  call: Planning,
  needs: ShiftNeeds,
  wanted: readonly CellChange[],
  how: How,
): Promise<Changed> {
  const { companyId } = call.company
  const dates = wanted.map(({ date }) => date).sort()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return nothing
  const ids = [...new Set(wanted.map(({ employeeId }) => employeeId))]
  await holdPeople(tx, companyId, ids)
  const sight = how.everybody || call.session === null ? sql`true` : inSight(call.session, companyId)
  // Of any time: who has not joined yet or has left is told so.
  const people = await rosterPeople(tx, companyId, {
    from: '0001-01-01',
    to: '9999-12-31',
    where: sql`e.id = any(${ids}::uuid[]) and ${sight}`,
  })
  const { country } = await companyFacts(tx, companyId)
  const settings = await settingsOf(tx, companyId, country)
  const shifts = await shiftsOf(tx, companyId)
  const planned = { companyId, country, rules: planRules(settings), shifts, people, days: { from, to } }
  const board = await boardOf(tx, { ...planned, dayFacts: needs.dayFacts })
  const before = (key: DayKey) => board.stored.get(key)?.shift_ids ?? []
  const asked = how.employedAlone ? employedOn(people, wanted) : wanted
  const ordered = asked.map((cell) => ({ ...cell, shiftIds: inOrder(shifts, cell.shiftIds) }))
  refuseWrong(ordered, people, shifts, before)
  const key = (cell: CellChange) => keyOf(cell.employeeId, cell.date)
  if (
    ordered.some((cell) => cell.was && inOrder(shifts, cell.was).join() !== inOrder(shifts, before(key(cell))).join())
  )
    throw new Refusal(conflict('shifts.changed-meanwhile'))
  const cells = ordered.filter((cell) => cell.shiftIds.join() !== before(key(cell)).join())
  if (ordered.some((cell) => board.stored.get(key(cell))?.is_locked)) throw new Refusal(problem('shifts.locked'))
  const changed = new Map(cells.map((cell) => [key(cell), cell.shiftIds]))
  const shiftIdsOn = (day: DayKey) => changed.get(day)
  const overlapping = freshOverlaps(board, changed.keys(), { shiftIdsOn })
  if (how.field) refuseFirstOverlap(call, how.field, people, ordered, overlapping)
  refuseOverlaps(ordered, overlapping)
  const found = freshFindings(board, people, changed.keys(), { shiftIdsOn })
  const warnings = eachOnce([
    ...(how.asked?.(before) ?? []),
    ...askedOnce(
      call,
      found
        .filter(({ person }) => how.toldOf === undefined || person.id === how.toldOf)
        .map(({ person, finding }) => ({ name: person.full_name, finding })),
    ),
  ])
  if (warnings.length > 0 && !how.confirmed && !how.preview)
    throw new Refusal(problem('shifts.confirm', { status: 409, data: warnings, extra: { confirm_required: true } }))
  const byId = new Map(shifts.map((shift) => [shift.id, shift]))
  const rowOf = (employeeId: string, date: PlainDate, shiftIds: readonly string[]): NewDay => {
    const own = markOf(shiftIds.flatMap((id) => byId.get(id) ?? []))
    const person = people.find(({ id }) => id === employeeId)
    const week = shiftIds.length > 0 && !person?.is_adaptive ? board.usual(employeeId, date)?.beneath : undefined
    const free = week === 'off' || week === 'rest' ? week : null
    return { employeeId, date, shiftIds, mark: own ?? free, byWeek: own === null && free !== null }
  }
  const after = cells.map(({ employeeId, date, shiftIds }) => rowOf(employeeId, date, shiftIds))
  const former = cells.map((cell) => rowOf(cell.employeeId, cell.date, before(key(cell))))
  const rewritten = { before: former, after }
  if (how.preview || cells.length === 0) return { people, cells, rewritten, happened: [], warnings, found }
  await writeDays(tx, companyId, call.clock.now(), after)
  await tellOfConfirmed(
    tx,
    companyId,
    cells.filter((cell) => board.stored.get(key(cell))?.is_confirmed),
  )
  const more: Happened[] = []
  for (const tell of needs.rosterChanged)
    more.push(...(await tell(tx, companyId, after, { clock: call.clock, by: call.actor.name })))
  const name = (ids: readonly string[]) => ids.map((id) => byId.get(id)?.short_name ?? '?').join('/')
  return { people, cells, rewritten, warnings, found, happened: [...entriesOf(people, cells, before, name), ...more] }
}

const nothing: Changed = {
  people: [],
  cells: [],
  rewritten: { before: [], after: [] },
  happened: [],
  warnings: [],
  found: [],
}

/** Marks first, then work by its hours; each once. */
function inOrder(shifts: readonly ShiftRow[], ids: readonly string[]): readonly string[] {
  const place = new Map(shifts.map(({ id, kind, starts }) => [id, kind === 'work' ? starts : -1]))
  return [...new Set(ids)].sort((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0))
}

/** Whoever is not there is refused with the rest. */
function employedOn(people: readonly RosterPerson[], cells: readonly CellChange[]): readonly CellChange[] {
  const byId = new Map(people.map((one) => [one.id, one]))
  return cells.filter(({ employeeId, date }) => {
    const person = byId.get(employeeId)
    return !person || (date >= person.joined_on && (person.left_on === null || date <= person.left_on))
  })
}

function refuseWrong(
  cells: readonly CellChange[],
  people: readonly RosterPerson[],
  shifts: readonly ShiftRow[],
  before: (key: DayKey) => readonly string[],
): void {
  const [persons, byId] = [new Map(people.map((one) => [one.id, one])), new Map(shifts.map((one) => [one.id, one]))]
  const errors: Record<string, string[]> = {}
  const seen = new Set<DayKey>()
  for (const [at, { employeeId, date, shiftIds }] of cells.entries()) {
    const person = persons.get(employeeId)
    const key = keyOf(employeeId, date)
    if (seen.has(key)) errors[`cells.${at}.date`] = ['shifts.day-twice']
    seen.add(key)
    if (!person) errors[`cells.${at}.employee_id`] = ['http.unknown-id']
    else if (shiftIds.some((id) => !byId.has(id))) errors[`cells.${at}.shift_ids`] = ['shifts.unknown-shift']
    else {
      const of = { departmentId: person.department_id, joinedOn: person.joined_on, leftOn: person.left_on }
      const own = shiftIds.flatMap((id) => byId.get(id) ?? [])
      const wrong = cellFault(of, date, own, before(key))
      if (wrong) errors[`cells.${at}.${wrong.endsWith('ing') ? 'date' : 'shift_ids'}`] = [wrong]
    }
    if (Object.keys(errors).length >= ERRORS_TOLD) break
  }
  const [first] = Object.values(errors).flat()
  if (first) throw new Refusal(problem(first, { errors }))
}

/** A night runs into the next day: work there is looked at as well. */
function refuseOverlaps(cells: readonly CellChange[], overlapping: ReadonlySet<DayKey>): void {
  const wrong = cells.flatMap((cell, at) => (overlapping.has(keyOf(cell.employeeId, cell.date)) ? [at] : []))
  if (wrong.length === 0) return
  const told = wrong.slice(0, ERRORS_TOLD).map((at) => [`cells.${at}.shift_ids`, [OVERLAP]])
  throw new Refusal(problem(OVERLAP, { errors: Object.fromEntries(told) }))
}

function refuseFirstOverlap(
  { language }: Planning,
  field: string,
  people: readonly RosterPerson[],
  cells: readonly CellChange[],
  overlapping: ReadonlySet<DayKey>,
): void {
  const first = cells.find(({ employeeId, date }) => overlapping.has(keyOf(employeeId, date)))
  if (!first) return
  const name = people.find(({ id }) => id === first.employeeId)?.full_name ?? ''
  const params = { name, date: dayText(first.date, language) }
  throw new Refusal(problem(OVERLAP_OF, { params, errors: { [field]: [{ key: OVERLAP_OF, params }] } }))
}

const OVERLAP_OF = 'shifts.overlap-days-of'
const OVERLAP = 'shifts.overlap-days'
const ERRORS_TOLD = 50

/** One entry a person: which days were what, and what they are. */
function entriesOf(
  people: readonly RosterPerson[],
  cells: readonly CellChange[],
  before: (key: DayKey) => readonly string[],
  name: (ids: readonly string[]) => string,
): Happened[] {
  const byPerson = new Map<string, CellChange[]>()
  for (const cell of cells) byPerson.set(cell.employeeId, [...(byPerson.get(cell.employeeId) ?? []), cell])
  return people.flatMap(({ id, full_name }) => {
    const own = byPerson.get(id)
    if (!own) return []
    const told = (of: (cell: CellChange) => readonly string[]) =>
      Object.fromEntries(own.map((cell) => [cell.date, name(of(cell))]))
    return [
      {
        action: 'shifts.roster-changed',
        subject: { kind: 'employee', id, name: full_name },
        before: told((cell) => before(keyOf(cell.employeeId, cell.date))),
        after: told(({ shiftIds }) => shiftIds),
      },
    ]
  })
}

export const dateOf = (text: string): PlainDate => plainDateOf(text)
