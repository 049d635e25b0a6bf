/** Which days a decision is about: those named, all of some people's between two, or whatever the list of a status shows. */
import { parsePlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { decide, LeftBecause } from '../../contract/days/deciding.ts'
import { isDecidable } from '../../model/days/approval.ts'
import type { FoundDay } from '../../model/days/person-days.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { peopleWanted } from './day-people-store.ts'
import type { Range } from './day-store.ts'
import { dayOfId } from './day-view.ts'
import { holdPeople, ownIds } from './decision-store.ts'
import { madeReady } from './figures.ts'
import { type DayBook, dayBook, findDays } from './find-days.ts'
import { lockedAmong } from './lock-store.ts'
import { open, rangeOf, refused } from './reading.ts'
import { daysByApproval } from './report-handlers.ts'

export type Deciding = Call<typeof decide>
export type Meant = { readonly employeeId: string; readonly name: string; readonly day: FoundDay }

/** So many people at a time, and so many days of a list at all. */
const PORTION = 1_000
const MOST_LISTED = 100_000

/** Before the decision, in transactions of its own: what a list of many is read from. */
export async function listReady(needs: AttendanceNeeds, call: Deciding): Promise<void> {
  if (isListed(call.body)) await madeReady(call, needs, call.body)
}

/** Those that somebody may decide, a portion at a time: in sight, not locked, none of their own. */
export async function* daysMeant(tx: Tx, needs: AttendanceNeeds, call: Deciding): AsyncGenerator<Portion> {
  const { company, session, clock } = call
  const { companyId } = company
  const book = await dayBook(tx, companyId, clock, needs.dayFacts)
  const { ids, range, dates } = await whichDays(tx, needs, call, book)
  if ((await holdPeople(tx, companyId, ids)) < ids.length)
    throw refused(call.body.employee_ids ? 'employee_ids' : 'ids', 'http.unknown-id')
  const { people } = await peopleWanted(tx, companyId, session, range)
  const [mine, meant] = [await ownIds(tx, companyId, session.accountId), new Set(ids)]
  const known = people.filter(({ id }) => meant.has(id) && !mine.has(id))
  const locked = await lockedAmong(tx, companyId, ids, range)
  // What is named and cannot be decided is told of as left; of people's days only those count that can be.
  const named = (some: Iterable<string>) => [...some].reduce((sum, id) => sum + (dates?.get(id)?.size ?? 0), 0)
  const inSight = new Set(idsOf(people))
  const own = ids.filter((id) => mine.has(id))
  const strange = ids.filter((id) => !mine.has(id) && !inSight.has(id))
  if (dates) yield { days: [], left: { own: named(own), not_yours: named(strange) } }
  for (let from = 0; from < known.length; from += PORTION) {
    const some = known.slice(from, from + PORTION)
    const found = await findDays(tx, book, idsOf(some), range)
    const decidable = some.flatMap(({ id, full_name: name }) =>
      (found.get(id)?.days ?? [])
        .filter((day) => isDecidable(day) && (dates?.get(id)?.has(day.date) ?? !dates))
        .map((day) => ({ employeeId: id, name, day })),
    )
    const days = decidable.filter(({ employeeId, day }) => !locked.has(`${employeeId}_${day.date}`))
    const nothing = dates ? named(idsOf(some)) - decidable.length : 0
    yield { days, left: { locked: decidable.length - days.length, nothing } }
  }
}

/** `left`: how many were meant and stay as they are, by why. */
type Portion = { readonly days: readonly Meant[]; readonly left: Left }
export type Left = Partial<Readonly<Record<LeftBecause, number>>>
/** `dates`: by person, where not all of the range are meant. */
type Which = {
  readonly ids: readonly string[]
  readonly range: Range
  readonly dates?: ReadonlyMap<string, ReadonlySet<string>>
}

const isListed = ({ ids, employee_ids, status }: Deciding['body']): boolean =>
  !ids && !employee_ids && status !== undefined

async function whichDays(tx: Tx, needs: AttendanceNeeds, call: Deciding, book: DayBook): Promise<Which> {
  const { body } = call
  if (body.ids) return named(body.ids)
  if (body.employee_ids) return { ids: [...new Set(body.employee_ids)], range: rangeOf(body, book.today) }
  if (!body.status) throw refused('ids', 'http.required')
  const opened = await open(tx, needs, call, body)
  const listed = await daysByApproval(tx, opened, call.session, body.status)
  if (listed.length > MOST_LISTED) throw refused('from', 'attendance.too-many-at-once')
  const days = listed.map(({ person, day }) => ({ employeeId: person.id, date: day.date }))
  return { ...byPerson(days), range: opened.wanted }
}

function named(ids: readonly string[]): Which {
  const days = ids.map((id) => {
    const day = dayOfId(id)
    if (!day || !parsePlainDate(day.date)) throw refused('ids', 'http.unknown-id')
    return day
  })
  const dates = days.map(({ date }) => date).sort()
  const range = { from: plainDateOf(dates[0] ?? ''), to: plainDateOf(dates.at(-1) ?? '') }
  return { ...byPerson(days), range: rangeOf(range, range.to) }
}

function byPerson(days: readonly { readonly employeeId: string; readonly date: string }[]) {
  const dates = new Map<string, Set<string>>()
  for (const { employeeId, date } of days) {
    const own = dates.get(employeeId) ?? new Set()
    dates.set(employeeId, own.add(date))
  }
  return { ids: [...dates.keys()], dates }
}

const idsOf = (people: readonly { readonly id: string }[]): string[] => people.map(({ id }) => id)
