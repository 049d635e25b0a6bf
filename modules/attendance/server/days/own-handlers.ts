/** One's own month, day by day, and as a page to keep. */
import {
  firstDayOf,
  lastDayOf,
  type PlainDate,
  parseYearMonth,
  yearMonthOf,
  yearMonthText,
} from '#kernel/plain-date.ts'
import { employeeOfAccount } from '#modules/employees/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { fileReply, notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { ownDay, ownMonth, ownMonthPdf } from '../../contract/days/own.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { dayView, instantsIn, totalsOf } from './day-view.ts'
import { dayBook, findDays } from './find-days.ts'
import { monthPdf } from './month-pdf.ts'
import { whyOfDay } from './why-of-day.ts'

export const ownDayHandlers = (needs: AttendanceNeeds): readonly Handler[] => [
  on(ownMonth, (call) =>
    call.company.read(async (tx) => {
      const { me, month, days, book } = await mine(tx, needs, call, call.query.month)
      const instantOf = instantsIn(book.timezone)
      return {
        month,
        employee_id: me.id,
        days: days.map((day) => dayView(me.id, day, instantOf)),
        totals: totalsOf(days),
      }
    }),
  ),

  on(ownDay, (call) =>
    call.company.read(async (tx) => {
      const me = await employed(tx, call)
      const book = await dayBook(tx, call.company.companyId, call.clock, needs.dayFacts)
      const { id, staff_id, full_name, department } = me
      return (await whyOfDay(tx, book, { id, staff_id, full_name, department }, call.params.date)) ?? notFound()
    }),
  ),

  on(ownMonthPdf, async (call) => {
    const found = await call.company.read((tx) => mine(tx, needs, call, call.query.month))
    return fileReply(
      `attendance ${found.month} ${found.me.staff_id}.pdf`,
      'application/pdf',
      await monthPdf(found, call),
    )
  }),
]

type Own = Pick<Call<Endpoint>, 'company' | 'session' | 'clock'>

async function employed(tx: Tx, { company, session }: Own) {
  const me = await employeeOfAccount(tx, company.companyId, session.accountId)
  if (!me) throw new Refusal(problem('attendance.not-employed'))
  return me
}

async function mine(tx: Tx, needs: AttendanceNeeds, call: Own, wanted: string | undefined) {
  const me = await employed(tx, call)
  const book = await dayBook(tx, call.company.companyId, call.clock, needs.dayFacts)
  const month = parseYearMonth(wanted ?? '') ?? yearMonthOf(book.today)
  const range: { from: PlainDate; to: PlainDate } = { from: firstDayOf(month), to: lastDayOf(month) }
  const found = await findDays(tx, book, [me.id], range)
  return { me, book, month: yearMonthText(month), days: found.get(me.id)?.days ?? [] }
}
