/** Clockings under a code that nobody has, for the first page; as many as the list of them shows for the month. */
import { firstDayOf, lastDayOf, yearMonthOf } from '#kernel/plain-date.ts'
import { counted, type HomeCard } from '#platform/home/server/home-card.ts'
import { rawLogCount } from './clocking/raw-log-store.ts'

export const attendanceHome: HomeCard = {
  key: 'time',
  areas: ['attendance.write'],
  read: async (tx, { company, session, today, t }) => {
    const month = yearMonthOf(today)
    const count = await rawLogCount(tx, company.companyId, {
      from: firstDayOf(month),
      to: lastDayOf(month),
      timezone: session.timezone,
      departmentIds: [],
      employeeId: undefined,
      isWaiting: true,
      search: '',
    })
    return counted(t, count, 'attendance.home.waiting', '/app/attendance/rawLogs?f.waiting=1')
  },
}
