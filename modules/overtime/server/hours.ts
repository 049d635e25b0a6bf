/** Each person's overtime of a month against what the law allows. */

import { sql } from 'kysely'
import { firstDayOf, lastDayOf, type PlainDate, plainDateOf, yearMonthOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { monthLimitOf } from './limit-of-month.ts'
import { counting } from './month-hours.ts'
import type { OvertimeNeeds } from './needs.ts'

type Row = { employee_id: string; staff_id: string; full_name: string; claims: Claim[] }
type Claim = { date: PlainDate; minutes: number; emergency: boolean; status: 'pending' | 'approved' }

export async function hoursOfMonth(tx: Tx, needs: Pick<OvertimeNeeds, 'dayFacts'>, companyId: string, month: string) {
  const { country, settings } = await companyFacts(tx, companyId)
  const first = firstDayOf(yearMonthOf(plainDateOf(`${month}-01`)))
  const last = lastDayOf(yearMonthOf(first))
  const { rows } = await sql<Row>`
    select x.employee_id, e.staff_id, e.full_name,
      json_agg(json_build_object('date', x.date, 'minutes', x.minutes, 'emergency', x.emergency, 'status', x.status))
        as claims
    from overtime_claims x ${personOf('x')}
    where x.company_id = ${companyId} and x.date between ${first} and ${last} and x.status in ('pending', 'approved')
    group by x.employee_id, e.staff_id, e.full_name
    order by sum(x.minutes) desc, lower(e.full_name)`.execute(tx)
  const limit_minutes = monthLimitOf(country, last, settings.overtime_consent)
  const ids = rows.map(({ employee_id }) => employee_id)
  const { between } = await counting(tx, needs, { companyId, country, ids }, { from: first, to: last })
  return rows.map(({ claims, ...row }) => {
    const approved = claims.filter(({ status }) => status === 'approved')
    const approved_minutes = between(row.employee_id, { from: first, to: last }, approved)
    const all = between(row.employee_id, { from: first, to: last }, claims)
    return { ...row, approved_minutes, pending_minutes: all - approved_minutes, limit_minutes }
  })
}
