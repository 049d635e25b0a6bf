/** What speaks against days on call and did not before, as it is asked: 'Ann: on leave on 4 May 2026'. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { factsOf } from '#modules/holidays/server/public.ts'
import { DAY } from '#modules/shifts/model/public.ts'
import { paidAboveLimit, type RosterPerson } from '#modules/shifts/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { dayText } from '#platform/words/format.ts'
import { findingsOfDay } from '../model/findings.ts'
import { type DayKey, keyOf } from './day-store.ts'
import type { StandbyNeeds } from './needs.ts'
import type { StandbyRow } from './standby-store.ts'

type Asking = { readonly companyId: string; readonly language: Language; readonly say: Say }
type Days = {
  readonly people: readonly RosterPerson[]
  readonly days: readonly { readonly employeeId: string; readonly date: PlainDate }[]
  /** What stood on a day, and what is to stand there. */
  readonly before: (of: DayKey) => readonly StandbyRow[]
  readonly after: (of: DayKey) => readonly StandbyRow[]
}

/** Whoever has not confirmed is asked once, with all of it. */
export async function askOnce(tx: Tx, asking: Asking, needs: StandbyNeeds, days: Days, confirmed: boolean) {
  // What names no day reads the same for each of many.
  const lines = confirmed ? [] : [...new Set(await linesOf(tx, asking, needs, days))]
  if (lines.length > 0)
    throw new Refusal(problem('standby.confirm', { status: 409, data: lines, extra: { confirm_required: true } }))
}

async function linesOf(
  tx: Tx,
  { companyId, language, say }: Asking,
  { dayFacts }: StandbyNeeds,
  { people, days, before, after }: Days,
): Promise<string[]> {
  const dates = days.map(({ date }) => date).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return []
  const ids = people.map(({ id }) => id)
  const span = { from: addDays(first, -1), to: addDays(last, 1) }
  const facts = await dayFacts(tx, companyId, span, ids, ['usual', 'roster', 'leave', 'worked'])
  const { country } = await companyFacts(tx, companyId)
  const above = await paidAboveLimit(tx, companyId, { country, ids, day: last })
  const found = (person: RosterPerson, date: PlainDate, idsOn: (of: DayKey) => readonly StandbyRow[]) => {
    const on = (of: PlainDate) => idsOn(keyOf(person.id, of))
    const rosterOn = (of: PlainDate) => factsOf(facts(person.id, of), 'roster')[0]
    // A night of either runs into the next day.
    const shiftsAround = [-1, 0, 1].flatMap((at) =>
      (rosterOn(addDays(date, at))?.shifts ?? []).map(({ starts, ends }) => ({
        starts: starts + at * DAY,
        ends: ends + at * DAY,
      })),
    )
    const known = facts(person.id, date)
    const [usual] = factsOf(known, 'usual')
    const roster = rosterOn(date)
    const [worked] = factsOf(known, 'worked')
    const week = person.is_adaptive ? null : (usual?.beneath ?? null)
    return findingsOfDay({
      standbys: on(date).map((standby) => ({ ...standby, isPaid: true })),
      yesterday: on(addDays(date, -1)),
      tomorrow: on(addDays(date, 1)),
      shifts: shiftsAround,
      free: roster?.mark ?? (week === 'off' || week === 'rest' ? week : null),
      onLeave: factsOf(known, 'leave').length > 0,
      hasAttendance: worked !== undefined && worked.status !== 'absent',
      paidAboveLimit: above.has(person.id),
    })
  }
  return people.flatMap((person) =>
    days
      .filter(({ employeeId }) => employeeId === person.id)
      .flatMap(({ date }) => {
        const former = new Set(found(person, date, before))
        const params = { name: person.full_name, date: dayText(date, language) }
        return found(person, date, after)
          .filter((word) => !former.has(word))
          .map((word) => say(language, word, params))
      }),
  )
}
