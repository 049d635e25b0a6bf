/** Days of however many people: of a few worked out as they are read, of many as they are kept, with what is lacking. */
import type { Tx } from '#platform/database/server/connect.ts'
import { byKeys } from '#platform/sheets/server/export/pieces.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { type NamedPerson, peopleWanted, type WantedPeople } from './day-people-store.ts'
import { dayBook, findDays } from './find-days.ts'
import { keepDays } from './keep-days.ts'
import { countedDays, type DayCounts, type DayFigures, keptDays, lackingPeople } from './kept-days.ts'
import { type Asked, daysOfPeople, type Open, type Reading, rangeOf } from './reading.ts'

/** So many people's days are worked out sooner than looked for. */
const FEW = 200
/** So many people at a time. */
const PORTION = 1_000

export type PersonFigures = { readonly person: NamedPerson; readonly days: readonly DayFigures[] }

/** Before days of many are read, in transactions of its own: what is lacking of those that are kept. */
export async function madeReady(
  { company, session, clock }: Reading,
  needs: AttendanceNeeds,
  asked: Asked,
  few = FEW,
): Promise<void> {
  const { companyId } = company
  const wanted = await company.read(async (tx): Promise<WantedPeople | undefined> => {
    const { today } = await dayBook(tx, companyId, clock, needs.dayFacts)
    const { department_ids: departmentIds, employee_id: employeeId, search } = asked
    const all = { ...rangeOf(asked, today), departmentIds, employeeId, search }
    const { total } = await peopleWanted(tx, companyId, session, all, { limit: 1, offset: 0 })
    return total > few ? all : undefined
  })
  if (wanted) await keepDays({ company, clock, needs }, session, wanted)
}

/** Of everybody wanted, in their order; a portion is read while the one before is taken. */
export async function everybodysFigures(
  tx: Tx,
  { book, wanted }: Open,
  session: Reading['session'],
  few = FEW,
): Promise<ReturnType<typeof byKeys<NamedPerson, PersonFigures>>> {
  const { people } = await peopleWanted(tx, book.companyId, session, wanted)
  if (people.length <= few) return byKeys(people, (some) => daysOfPeople(tx, book, some, wanted))
  const lacking = await lackingPeople(tx, book, session, wanted)
  return byKeys(people, async (some) => {
    const ids = some.map(({ id }) => id)
    const kept = await keptDays(
      tx,
      book,
      ids.filter((id) => !lacking.has(id)),
      wanted,
    )
    const found = await findDays(
      tx,
      book,
      ids.filter((id) => lacking.has(id)),
      wanted,
    )
    return some.map((person) => ({ person, days: kept.get(person.id) ?? found.get(person.id)?.days ?? [] }))
  })
}

export async function everybodysCounts(
  tx: Tx,
  { book, wanted }: Open,
  session: Reading['session'],
  few = FEW,
): Promise<readonly DayCounts[]> {
  const { people } = await peopleWanted(tx, book.companyId, session, wanted)
  const isFew = people.length <= few
  const lacking = isFew ? new Set(people.map(({ id }) => id)) : await lackingPeople(tx, book, session, wanted)
  const counts = new Map<string, DayCounts>()
  if (!isFew) for (const one of await countedDays(tx, book, session, wanted, lacking)) counts.set(one.date, one)
  const ids = [...lacking]
  for (let from = 0; from < ids.length; from += PORTION)
    for (const { days } of (await findDays(tx, book, ids.slice(from, from + PORTION), wanted)).values())
      for (const day of days) counts.set(day.date, counted(counts.get(day.date), day))
  return [...counts.values()].sort((one, other) => (one.date < other.date ? -1 : 1))
}

function counted(known: DayCounts | undefined, { date, status, late }: DayFigures): DayCounts {
  const counts = known ?? { date, present: 0, late: 0, incomplete: 0, absent: 0, leave: 0 }
  return {
    date,
    present: counts.present + (status === 'present' ? 1 : 0),
    late: counts.late + (late > 0 ? 1 : 0),
    incomplete: counts.incomplete + (status === 'incomplete' ? 1 : 0),
    absent: counts.absent + (status === 'absent' ? 1 : 0),
    leave: counts.leave + (status === 'leave' || status === 'away' ? 1 : 0),
  }
}
