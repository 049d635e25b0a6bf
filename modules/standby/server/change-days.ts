/** Days on call are written: looked at while their people are held, all of them or none. */
import { sql } from 'kysely'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { payInputsChanged } from '#modules/payroll/server/public.ts'
import { holdPeople, inSight, type RosterPerson, rosterPeople } from '#modules/shifts/server/public.ts'
import type { Happened } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { setDays } from '../contract/schedule.ts'
import { askOnce } from './asked-of-days.ts'
import { type DayKey, keyOf, storedDays, writeDays } from './day-store.ts'
import type { StandbyNeeds } from './needs.ts'
import { type StandbyRow, standbysOf } from './standby-store.ts'
import { tellOfConfirmed } from './tell-of-confirmed.ts'

export type DayChange = {
  readonly employeeId: string
  readonly date: PlainDate
  readonly standbyIds: readonly string[]
  readonly was?: readonly string[] | undefined
}
export type Planning = Pick<Call<typeof setDays>, 'company' | 'session' | 'actor' | 'clock' | 'language' | 'say'>
export type Changed = {
  readonly days: readonly DayChange[]
  /** For the log, which is written last. */
  readonly happened: readonly Happened[]
}

export async function changeDays(
  tx: Tx,
  call: Planning,
  needs: StandbyNeeds,
  wanted: readonly DayChange[],
  confirmed: boolean,
): Promise<Changed> {
  const { companyId } = call.company
  const dates = wanted.map(({ date }) => date).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return { days: [], happened: [] }
  const ids = [...new Set(wanted.map(({ employeeId }) => employeeId))]
  await holdPeople(tx, companyId, ids)
  const people = await rosterPeople(tx, companyId, {
    from: '0001-01-01',
    to: '9999-12-31',
    where: sql`e.id = any(${ids}::uuid[]) and ${inSight(call.session, companyId)}`,
  })
  const byId = new Map((await standbysOf(tx, companyId)).map((standby) => [standby.id, standby]))
  const span = { from: addDays(first, -1), to: addDays(last, 1) }
  const stored = await storedDays(tx, companyId, span, ids)
  const before = (key: DayKey) => stored.get(key)?.standby_ids ?? []
  const ordered = wanted.map((day) => ({ ...day, standbyIds: inOrder(byId, day.standbyIds) }))
  refuseWrong(ordered, people, byId, before)
  const key = ({ employeeId, date }: DayChange) => keyOf(employeeId, date)
  if (ordered.some((day) => day.was && inOrder(byId, day.was).join() !== inOrder(byId, before(key(day))).join()))
    throw new Refusal(conflict('standby.changed-meanwhile'))
  if (ordered.some((day) => stored.get(key(day))?.is_locked)) throw new Refusal(problem('standby.locked'))
  const days = ordered.filter((day) => day.standbyIds.join() !== before(key(day)).join())
  const after = new Map(days.map((day) => [key(day), day.standbyIds]))
  const rows = (of: readonly string[]) => of.flatMap((id) => byId.get(id) ?? [])
  const beside = {
    before: (of: DayKey) => rows(before(of)),
    after: (of: DayKey) => rows(after.get(of) ?? before(of)),
  }
  const { language, say } = call
  await askOnce(tx, { companyId, language, say }, needs, { people, days, ...beside }, confirmed)
  if (days.length === 0) return { days, happened: [] }
  await writeDays(tx, companyId, call.clock.now(), days)
  const seen = days.filter((day) => stored.get(key(day))?.is_confirmed)
  await tellOfConfirmed(tx, companyId, seen)
  // Confirmed days alone are paid.
  const paid = [...new Set(seen.map(({ employeeId }) => employeeId))]
  if (paid.length > 0)
    await payInputsChanged(tx, companyId, { employeeIds: paid, cause: 'standby', by: call.actor.name })
  return { days, happened: entries() }

  /** One entry a person: which days were what, and what they are. */
  function entries(): Happened[] {
    const name = (of: readonly string[]) => of.map((id) => byId.get(id)?.short_name ?? '?').join('/')
    return people.flatMap(({ id, full_name }) => {
      const own = days.filter(({ employeeId }) => employeeId === id)
      if (own.length === 0) return []
      return [
        {
          action: 'standby.plan-changed',
          subject: { kind: 'employee', id, name: full_name },
          before: Object.fromEntries(own.map((day) => [day.date, name(before(key(day)))])),
          after: Object.fromEntries(own.map((day) => [day.date, name(day.standbyIds)])),
        },
      ]
    })
  }
}

type Known = ReadonlyMap<string, StandbyRow>

/** By their hours, each once. */
const inOrder = (byId: Known, ids: readonly string[]): readonly string[] =>
  [...new Set(ids)].sort((one, other) => (byId.get(one)?.starts ?? 0) - (byId.get(other)?.starts ?? 0))

function refuseWrong(
  days: readonly DayChange[],
  people: readonly RosterPerson[],
  byId: Known,
  before: (key: DayKey) => readonly string[],
): void {
  const persons = new Map(people.map((one) => [one.id, one]))
  const errors: Record<string, string[]> = {}
  const seen = new Set<DayKey>()
  for (const [at, { employeeId, date, standbyIds }] of days.entries()) {
    const person = persons.get(employeeId)
    const key = keyOf(employeeId, date)
    const added = standbyIds.filter((id) => !before(key).includes(id))
    if (seen.has(key)) errors[`cells.${at}.date`] = ['standby.day-twice']
    seen.add(key)
    if (!person) errors[`cells.${at}.employee_id`] = ['http.unknown-id']
    else if (added.some((id) => !byId.has(id))) errors[`cells.${at}.standby_ids`] = ['standby.unknown']
    else if (added.some((id) => !byId.get(id)?.active)) errors[`cells.${at}.standby_ids`] = ['standby.switched-off']
    else if (added.length > 0 && date < person.joined_on) errors[`cells.${at}.date`] = ['standby.before-joining']
    else if (added.length > 0 && person.left_on !== null && date > person.left_on)
      errors[`cells.${at}.date`] = ['standby.after-leaving']
    if (Object.keys(errors).length >= ERRORS_TOLD) break
  }
  const [first] = Object.values(errors).flat()
  if (first) throw new Refusal(problem(first, { errors }))
}

const ERRORS_TOLD = 50
