/** What attendance tells others of people's days: standby and overtime read it. */
import { addDays } from '#kernel/plain-date.ts'
import type { DayFactSource, DayFacts } from '#modules/holidays/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { FoundDay } from '../../model/days/person-days.ts'
import { minutesByPlan } from '../../model/days/schedule.ts'
import { daysText } from './day-view.ts'
import { dayBook, findDays } from './find-days.ts'

/** `others`: all facts but this one, from which days are worked out. */
export const workedDays = (others: DayFacts, clock: Clock): DayFactSource => ({
  kind: 'worked',
  between: async (tx, companyId, { from, to }, employeeIds) => {
    const book = await dayBook(tx, companyId, clock, others)
    // Nobody has worked later; tomorrow's shift at midnight may have been clocked for already.
    const last = addDays(book.today, 1)
    if (from > last) return []
    const found = await findDays(tx, book, employeeIds, { from, to: [to, last].toSorted()[0] ?? last })
    return [...found].flatMap(([employeeId, { days }]) =>
      days.flatMap((day) => {
        const fact = workedFact(day)
        return fact ? [{ employeeId, date: day.date, fact }] : []
      }),
    )
  },
})

function workedFact({ status, approval, ...day }: FoundDay) {
  if (approval === null || (status !== 'present' && status !== 'incomplete' && status !== 'absent')) return undefined
  return {
    kind: 'worked' as const,
    status,
    approval,
    clockedIn: day.firstIn,
    clockedOut: day.lastOut,
    scheduledMinutes: day.scheduled,
    workedMinutes: day.worked,
    nightMinutes: day.night,
    extraMinutes: day.extra,
    spans: day.why.worked,
    planned: {
      dayType: day.schedule.day_type,
      beneath: day.schedule.beneath ?? null,
      isRostered: day.schedule.shifts.some(({ id }) => id !== null),
      minutes: minutesByPlan(day.schedule),
    },
    absentDays: daysText(day.absentHalves),
  }
}
