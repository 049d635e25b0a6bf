import { daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { companyCalendar, ownCalendar } from '../contract.ts'
import { calendarOf } from './calendar-of.ts'
import { feedHandlers } from './feed-handlers.ts'
import type { CalendarNeeds } from './needs.ts'

export const calendarHandlers = (needs: CalendarNeeds): readonly Handler[] => [
  on(ownCalendar, (call) => call.company.read((tx) => calendarOf(tx, call, { shows: 'team', ...checked(call.query) }))),
  on(companyCalendar, (call) =>
    call.company.read((tx) =>
      calendarOf(tx, call, { shows: 'company', ...checked(call.query), departmentId: call.query.department_id }),
    ),
  ),
  ...feedHandlers(needs),
]

const MOST_DAYS = 400

function checked({ from, to }: { readonly from: PlainDate; readonly to: PlainDate }) {
  if (to < from || daysBetween(from, to) > MOST_DAYS)
    throw new Refusal(problem('calendar.range', { errors: { to: ['calendar.range'] } }))
  return { from, to }
}
