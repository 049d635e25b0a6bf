/** What is known of approved travel: whoever is on the road is neither absent nor asked to clock in. */
import { sql } from 'kysely'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { DayFactSource } from '#modules/holidays/server/public.ts'

const WHOLE_DAY = { starts: 0, ends: 1440 }
/** As the two languages call it, the place behind it. */
const NAMES = { en: 'Travel', zh: '出差' }

export const travelDays: DayFactSource = {
  kind: 'away',
  between: async (tx, companyId, { from, to }, employeeIds) => {
    const { rows } = await sql<{ employee_id: string; date: string }>`
      select t.employee_id, t.date from travel_days t
      join travel_requests x on x.company_id = t.company_id and x.id = t.request_id and x.status = 'approved'
      where t.company_id = ${companyId} and t.employee_id = any(${[...employeeIds]}::uuid[])
        and t.date between ${from} and ${to}`.execute(tx)
    return rows.map(({ employee_id, date }) => ({
      employeeId: employee_id,
      date: plainDateOf(date),
      fact: { kind: 'away', name: NAMES.en, nameLocal: NAMES.zh, part: WHOLE_DAY, source: 'travel' },
    }))
  },
}
