import { plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { approval, detail, report, reportDays, reportV3, timesheet } from '../../contract/days/reading.ts'
import type { FoundDay } from '../../model/days/person-days.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { daysWanted, type NamedPerson, peopleWanted } from './day-people-store.ts'
import { dayView, totalsOf } from './day-view.ts'
import { findDays } from './find-days.ts'
import { liveOf } from './live.ts'
import {
  daysOfPeople,
  everybodysDays,
  metaOf,
  type Open,
  open,
  type PersonFound,
  pagingOf,
  type Reading,
} from './reading.ts'

export const reportHandlers = (needs: AttendanceNeeds): readonly Handler[] => [
  on(reportV3, (call) =>
    call.company.read(async (tx) => {
      const { found, total } = await onePage(tx, needs, call)
      const employees = found.map(({ person, days }) => ({ ...person, totals: totalsOf(days) }))
      return reply({ employees }, metaOf(call.query, total))
    }),
  ),

  on(timesheet, (call) =>
    call.company.read(async (tx) => {
      const { found, total, opened } = await onePage(tx, needs, call)
      const employees = found.map(({ person, days }) => ({
        ...person,
        days: days.map((day) => dayView(person.id, day, opened.instantOf)),
        totals: totalsOf(days),
      }))
      return reply({ employees }, metaOf(call.query, total))
    }),
  ),

  on(reportDays, (call) =>
    call.company.read(async (tx) => {
      const counts = new Map<string, Counts>()
      for await (const portion of everybodysDays(tx, await open(tx, needs, call, call.query), call.session))
        for (const { days } of portion) for (const day of days) counts.set(day.date, counted(counts.get(day.date), day))
      return [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([date, of]) => ({ date, ...of }))
    }),
  ),

  on(report, (call) => call.company.read((tx) => liveOf(tx, needs, call))),

  on(detail, (call) =>
    call.company.read(async (tx) => {
      const opened = await open(tx, needs, call, call.query)
      const { companyId } = call.company
      const { rows, total } = await daysWanted(tx, companyId, call.session, opened.wanted, pagingOf(call.query))
      const [newest, oldest] = [rows[0]?.date, rows.at(-1)?.date]
      if (!newest || !oldest) return reply([], metaOf(call.query, 0))
      const ids = [...new Set(rows.map(({ id }) => id))]
      const found = await findDays(tx, opened.book, ids, { from: plainDateOf(oldest), to: plainDateOf(newest) })
      const views = rows.flatMap(({ date, ...person }) => {
        const day = found.get(person.id)?.days.find((one) => one.date === date)
        return day ? [withPerson(person, day, opened)] : []
      })
      return reply(views, metaOf(call.query, total))
    }),
  ),

  on(approval, (call) =>
    call.company.read(async (tx) => {
      const opened = await open(tx, needs, call, call.query)
      const { limit, offset } = pagingOf(call.query)
      const all = await daysByApproval(tx, opened, call.session, call.query.status)
      const views = all.slice(offset, offset + limit).map(({ person, day }) => withPerson(person, day, opened))
      return reply(views, metaOf(call.query, all.length))
    }),
  ),
]

type PersonDay = { readonly person: NamedPerson; readonly day: FoundDay }

/** The oldest first: what waits longest. */
export async function daysByApproval(
  tx: Tx,
  opened: Open,
  session: Reading['session'],
  status: Call<typeof approval>['query']['status'],
): Promise<PersonDay[]> {
  const all: PersonDay[] = []
  for await (const portion of everybodysDays(tx, opened, session))
    for (const { person, days } of portion)
      for (const day of days) if (status === 'stale' ? day.stale : day.approval === status) all.push({ person, day })
  return all.sort((one, other) => (one.day.date < other.day.date ? -1 : one.day.date > other.day.date ? 1 : 0))
}

type PageCall = Reading & Pick<Call<typeof timesheet>, 'query'>

async function onePage(tx: Tx, needs: AttendanceNeeds, call: PageCall) {
  const opened = await open(tx, needs, call, call.query)
  const { companyId } = call.company
  const { people, total } = await peopleWanted(tx, companyId, call.session, opened.wanted, pagingOf(call.query))
  const found: readonly PersonFound[] = await daysOfPeople(tx, opened.book, people, opened.wanted)
  return { found, total, opened }
}

const withPerson = (person: NamedPerson, day: FoundDay, { instantOf }: Open) => ({
  ...dayView(person.id, day, instantOf),
  employee: person,
})

type Counts = { present: number; late: number; incomplete: number; absent: number; leave: number }

function counted(known: Counts | undefined, { status, late }: FoundDay): Counts {
  const counts = known ?? { present: 0, late: 0, incomplete: 0, absent: 0, leave: 0 }
  return {
    present: counts.present + (status === 'present' ? 1 : 0),
    late: counts.late + (late > 0 ? 1 : 0),
    incomplete: counts.incomplete + (status === 'incomplete' ? 1 : 0),
    absent: counts.absent + (status === 'absent' ? 1 : 0),
    leave: counts.leave + (status === 'leave' || status === 'away' ? 1 : 0),
  }
}
