/** The next shift of somebody, for their own first page. */
import { sql } from 'kysely'
import { addDays } from '#kernel/plain-date.ts'
import type { OwnDue } from '#platform/home/server/home-card.ts'

const AHEAD_DAYS = 14

export const shiftsDue: OwnDue = {
  areas: ['schedule.own'],
  read: async (tx, { company, employeeId, today, t }) => {
    const { rows } = await sql<{ date: string; names: string }>`
      select r.date, string_agg(s.name, ', ' order by s.name) as names
      from roster_days r join shifts s on s.company_id = r.company_id and s.id = any(r.shift_ids) and s.kind = 'work'
      where r.company_id = ${company.companyId} and r.employee_id = ${employeeId} and r.is_confirmed
        and r.date between ${today} and ${addDays(today, AHEAD_DAYS)}
      group by r.date order by r.date limit 1`.execute(tx)
    return rows.map(({ date, names }) => ({
      text: t('shifts.home.next', { shift: names }),
      on: date,
      to: '/me/shifts',
    }))
  },
}
