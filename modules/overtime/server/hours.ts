/** Each person's overtime of a month against what the law allows. */

import { sql } from 'kysely'
import { firstDayOf, lastDayOf, plainDateOf, yearMonthOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { monthLimitOf } from './limit-of-month.ts'

type Row = {
  employee_id: string
  staff_id: string
  full_name: string
  approved_minutes: number
  pending_minutes: number
}

export async function hoursOfMonth(tx: Tx, companyId: string, month: string) {
  const { country, settings } = await companyFacts(tx, companyId)
  const first = firstDayOf(yearMonthOf(plainDateOf(`${month}-01`)))
  const last = lastDayOf(yearMonthOf(first))
  const { rows } = await sql<Row>`
    select x.employee_id, e.staff_id, e.full_name,
      coalesce(sum(x.minutes) filter (where x.status = 'approved'), 0)::int as approved_minutes,
      coalesce(sum(x.minutes) filter (where x.status = 'pending'), 0)::int as pending_minutes
    from overtime_claims x ${personOf('x')}
    where x.company_id = ${companyId} and x.date between ${first} and ${last} and x.status in ('pending', 'approved')
    group by x.employee_id, e.staff_id, e.full_name
    order by sum(x.minutes) desc, lower(e.full_name)`.execute(tx)
  const limit_minutes = monthLimitOf(country, last, settings.overtime_consent)
  return rows.map((row) => ({ ...row, limit_minutes }))
}
