/** One day with its why, and clockings with their places. */
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { dayWhy, records } from '../../contract/days/reading.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { peopleWanted } from './day-people-store.ts'
import { dayBook } from './find-days.ts'
import { metaOf, open, pagingOf } from './reading.ts'
import { recordsWithin, recordView } from './records-store.ts'
import { whyOfDay } from './why-of-day.ts'

export const panelHandlers = (needs: AttendanceNeeds): readonly Handler[] => [
  on(dayWhy, ({ company, session, clock, params: { employeeId, date } }) =>
    company.read(async (tx) => {
      const { companyId } = company
      const { people } = await peopleWanted(tx, companyId, session, { from: date, to: date, employeeId })
      const [person] = people
      if (!person) return notFound()
      const book = await dayBook(tx, companyId, clock, needs.dayFacts)
      return (await whyOfDay(tx, book, person, date)) ?? notFound()
    }),
  ),

  on(records, (call) =>
    call.company.read(async (tx) => {
      const { book, wanted } = await open(tx, needs, call, call.query)
      const asked = { ...wanted, mocked: call.query.mocked }
      const { companyId, timezone } = book
      const { rows, total } = await recordsWithin(tx, companyId, call.session, asked, timezone, pagingOf(call.query))
      return reply(rows.map(recordView), metaOf(call.query, total))
    }),
  ),
]
