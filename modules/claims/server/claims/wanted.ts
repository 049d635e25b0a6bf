/** What the list of claims is filtered by, on `x`, its type `t`, person `e` and engine's row `r`. */
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import { containing } from '#platform/database/server/like.ts'
import type { claimQuery } from '../../contract/claim-types.ts'

type Query = Partial<z.output<typeof claimQuery>>
const DAYS_OPEN = 30

export const wanted = (
  query: Omit<Query, 'status'> & { status?: string | undefined },
  today: string,
): RawBuilder<unknown> => sql`true
  ${query.status ? standing(query.status, today) : sql``}
  ${query.employee_id ? sql`and x.employee_id = ${query.employee_id}` : sql``}
  ${query.department_id ? sql`and e.department_id = ${query.department_id}` : sql``}
  ${query.type_id ? sql`and x.type_id = ${query.type_id}` : sql``}
  ${query.category_id ? sql`and t.claim_category_id = ${query.category_id}` : sql``}
  ${query.travel_id ? sql`and x.travel_id = ${query.travel_id}` : sql``}
  ${query.from ? sql`and x.expense_date >= ${query.from}` : sql``}
  ${query.to ? sql`and x.expense_date <= ${query.to}` : sql``}
  ${query.search ? found(query.search.toLowerCase()) : sql``}`

const found = (text: string) =>
  sql`and (e.search_text like ${containing(text)} or lower(x.claim_no) like ${containing(text)}
    or lower(x.merchant) like ${containing(text)})`

function standing(status: string, today: string): RawBuilder<unknown> {
  const since = addDays(plainDateOf(today), -DAYS_OPEN)
  if (status === 'processing') return sql`and x.status = 'pending' and r.status = 'processing'`
  if (status === 'pending') return sql`and x.status = 'pending' and r.status is distinct from 'processing'`
  if (status === 'completed') return sql`and x.status = 'paid' and x.paid_on <= ${since}`
  return status === 'paid' ? sql`and x.status = 'paid' and x.paid_on > ${since}` : sql`and x.status = ${status}`
}
