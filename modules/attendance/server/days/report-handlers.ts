import { plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { approval, detail, report, reportDays, reportV3, timesheet } from '../../contract/days/reading.ts'
import { isPlain } from '../../model/days/approval.ts'
import type { FoundDay } from '../../model/days/person-days.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { daysWanted, type NamedPerson, peopleWanted } from './day-people-store.ts'
import { dayView, totalsOf } from './day-view.ts'
import { everybodysCounts, everybodysFigures, madeReady } from './figures.ts'
import { findDays } from './find-days.ts'
import type { DayFigures } from './kept-days.ts'
import { liveOf } from './live.ts'
import { daysOfPeople, metaOf, type Open, open, type PersonFound, pagingOf, type Reading } from './reading.ts'

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

  on(reportDays, async (call) => {
    await madeReady(call, needs, call.query)
    return call.company.read(async (tx) => {
      const counts = await everybodysCounts(tx, await open(tx, needs, call, call.query), call.session)
      return [...counts]
    })
  }),

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

  on(approval, async (call) => {
    await madeReady(call, needs, call.query)
    return call.company.read(async (tx) => {
      const opened = await open(tx, needs, call, call.query)
      const { limit, offset } = pagingOf(call.query)
      const all = await daysByApproval(tx, opened, call.session, call.query.status)
      const views = await viewsOf(tx, opened, all.slice(offset, offset + limit))
      return reply(views, metaOf(call.query, all.length))
    })
  }),
]

type PersonDay = { readonly person: NamedPerson; readonly day: DayFigures }

/** The oldest first: what waits longest. */
export async function daysByApproval(
  tx: Tx,
  opened: Open,
  session: Reading['session'],
  status: Call<typeof approval>['query']['status'],
): Promise<PersonDay[]> {
  const all: PersonDay[] = []
  for await (const portion of (await everybodysFigures(tx, opened, session)).pieces)
    for (const { person, days } of portion) for (const day of days) if (isListed(day, status)) all.push({ person, day })
  return all.sort((one, other) => (one.day.date < other.day.date ? -1 : one.day.date > other.day.date ? 1 : 0))
}

function isListed(day: DayFigures, status: Call<typeof approval>['query']['status']): boolean {
  if (status === 'stale') return day.stale
  if (status !== 'unclear' && status !== 'plain') return day.approval === status
  return day.approval === 'pending' && isPlain(day) === (status === 'plain')
}

/** A page of days, each whole. */
async function viewsOf(tx: Tx, opened: Open, page: readonly PersonDay[]) {
  const [first, last] = [page[0]?.day.date, page.at(-1)?.day.date]
  if (!first || !last) return []
  const ids = [...new Set(page.map(({ person }) => person.id))]
  const found = await findDays(tx, opened.book, ids, { from: first, to: last })
  return page.flatMap(({ person, day: { date } }) => {
    const day = found.get(person.id)?.days.find((one) => one.date === date)
    return day ? [withPerson(person, day, opened)] : []
  })
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
