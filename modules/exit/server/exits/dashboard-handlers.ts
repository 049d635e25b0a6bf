/** Who leaves, in numbers. */
import { addMonths, firstDayOf, yearMonthOf } from '#kernel/plain-date.ts'
import { problem } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { exitDashboard } from '../../contract/exits/dashboard.ts'
import { attritionOf, byKind, byMonth, byTenure, countedBy, monthsBetween } from '../../model/dashboard.ts'
import { exitStatuses, isOpen } from '../../model/exit-states.ts'
import { headcounts, leaversBetween, openByStatus } from './dashboard-store.ts'
import { readingOf } from './reading.ts'

const MONTHS = 12
const MOST_MONTHS = 60

export const dashboardHandlers: readonly Handler[] = [
  on(exitDashboard, (call) =>
    call.company.read(async (tx) => {
      const reading = await readingOf(tx, call)
      const { to = reading.today, department_id: department } = call.query
      const { from = firstDayOf(addMonths(yearMonthOf(to), 1 - MONTHS)) } = call.query
      if (from > to) return problem('exit.invalid', { errors: { to: ['exit.to-before-from'] } })
      const months = monthsBetween(from, to)
      if (months.length > MOST_MONTHS) return problem('exit.invalid', { errors: { from: ['exit.too-many-months'] } })
      const asked = { companyId: call.company.companyId, from, to, department }
      const leavers = await leaversBetween(tx, asked)
      const counts = await headcounts(tx, asked)
      const found = new Map((await openByStatus(tx, asked)).map(({ status, count }) => [status, count]))
      const by_status = exitStatuses.map((status) => ({ status, count: found.get(status) ?? 0 }))
      const nameless = (key: string) => call.say(call.language, `exit.${key}`)
      return {
        from,
        to,
        open: by_status.reduce((sum, { status, count }) => (isOpen(status) ? sum + count : sum), 0),
        by_status,
        left: leavers.length,
        attrition: attritionOf(leavers.length, [...counts.values()]),
        by_month: byMonth(months, leavers, counts),
        by_kind: byKind(leavers),
        by_reason: countedBy(
          leavers,
          ({ reason_id }) => reason_id,
          ({ reason_id }) => {
            const reason = reading.reasons.get(reason_id ?? '')
            return reason ? reading.named(reason) : nameless('reason-unknown')
          },
        ),
        by_department: countedBy(
          leavers,
          ({ department_id }) => department_id,
          ({ department: name }) => name ?? nameless('no-department'),
        ),
        by_tenure: byTenure(leavers),
        without_exit: leavers
          .filter(({ has_exit }) => !has_exit)
          .map(({ employee_id, staff_id, full_name, left_on }) => ({ employee_id, staff_id, full_name, left_on })),
      }
    }),
  ),
]
