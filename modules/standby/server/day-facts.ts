/** When people are on call, as others know it. */
import { sql } from 'kysely'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { DayFactSource } from '#modules/holidays/server/public.ts'

export const standbyDays: DayFactSource = {
  kind: 'standby',
  between: async (tx, companyId, { from, to }, employeeIds) => {
    const { rows } = await sql<Row>`
      select d.employee_id, d.date, s.starts, s.ends, s.name, d.is_confirmed
      from standby_days d
      join standbys s on s.company_id = d.company_id and s.id = any(d.standby_ids)
      where d.company_id = ${companyId} and d.employee_id = any(${[...employeeIds]}::uuid[])
        and d.date between ${from} and ${to}`.execute(tx)
    return rows.map(({ employee_id, date, starts, ends, name, is_confirmed: isConfirmed }) => ({
      employeeId: employee_id,
      date: plainDateOf(date),
      fact: { kind: 'standby', starts, ends, name, isConfirmed },
    }))
  },
}

type Row = {
  readonly employee_id: string
  readonly date: string
  readonly starts: number
  readonly ends: number
  readonly name: string
  readonly is_confirmed: boolean
}
