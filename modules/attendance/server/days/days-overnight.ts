/** Before anybody comes in: the days of this month and the last are worked out and kept, for whoever asks for months of many. */
import { addMonths, firstDayOf, lastDayOf, yearMonthOf } from '#kernel/plain-date.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { dayBook } from './find-days.ts'
import { keepDays } from './keep-days.ts'

export const daysOvernight = (needs: Pick<AttendanceNeeds, 'dayFacts'>): DailyWork => ({
  name: 'attendance.days',
  at: '03:00',
  async run({ db, clock }, { companyId, today }) {
    const company = db.forCompany(companyId)
    const { rules } = await company.read((tx) => dayBook(tx, companyId, clock, needs.dayFacts))
    // Where nobody has clocked yet nobody asks.
    if (rules.from === null) return
    for (const month of [yearMonthOf(today), addMonths(yearMonthOf(today), -1)])
      await keepDays({ company, clock, needs }, undefined, { from: firstDayOf(month), to: lastDayOf(month) })
  },
})
