/** What is known of approved quarantine: whoever must stay away is neither absent nor asked to clock in. */
import { sql } from 'kysely'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { DayFactSource } from '#modules/holidays/server/public.ts'

const WHOLE_DAY = { starts: 0, ends: 1440 }
/** Rosters and days are seen by many: away, and not why. */
const NAMES = { en: 'Away', zh: '不在' }

export const quarantineDays: DayFactSource = {
  kind: 'away',
  between: async (tx, companyId, { from, to }, employeeIds) => {
    const { rows } = await sql<{ employee_id: string; date: string }>`
      select q.employee_id, q.date from quarantine_days q
      join quarantine_requests x on x.company_id = q.company_id and x.id = q.request_id and x.status = 'approved'
      where q.company_id = ${companyId} and q.employee_id = any(${[...employeeIds]}::uuid[])
        and q.date between ${from} and ${to} and not x.works_from_home`.execute(tx)
    return rows.map(({ employee_id, date }) => ({
      employeeId: employee_id,
      date: plainDateOf(date),
      fact: { kind: 'away', name: NAMES.en, nameLocal: NAMES.zh, part: WHOLE_DAY, source: 'quarantine' },
    }))
  },
}
