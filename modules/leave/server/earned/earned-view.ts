/** Earned days as they are answered, filtered and logged. */

import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { PlainDate } from '#kernel/plain-date.ts'
import { holidayName } from '#modules/holidays/server/public.ts'
import { containing } from '#platform/database/server/like.ts'
import type { requestQuery } from '#platform/requests/contract-types.ts'
import { amountOf } from '../../model/halves.ts'
import type { Reading } from '../types/type-view.ts'
import { type EarnedRow, leftOfLot, type NewEarned } from './earned-store.ts'

type EarnedView = ReturnType<typeof earnedView>
export const entryOf = (action: string, view: EarnedView) => ({
  action,
  subject: { kind: 'leave', id: view.id, name: `${view.full_name}: ${view.date}` },
  after: { date: view.date, amount: view.amount, worked: view.worked, reason: view.reason },
})

/** Completed: what it earned is taken or has expired. */
export function earnedView(row: EarnedRow, today: string, { language }: Reading) {
  const isOver = row.status === 'approved' && (row.left === 0 || (row.expires_on !== null && row.expires_on < today))
  return {
    id: row.id,
    employee_id: row.employee_id,
    staff_id: row.staff_id,
    full_name: row.full_name,
    department: row.department,
    date: row.date,
    day_kind: row.day_kind,
    holiday: row.holiday && holidayName(language, { name: row.holiday, nameLocal: row.holiday_local }),
    worked: row.worked,
    amount: amountOf(row.halves),
    reason: row.reason,
    status: isOver ? ('completed' as const) : row.status,
    expires_on: row.expires_on,
    left: row.left === null ? null : amountOf(row.left),
    created_at: row.created_at,
  }
}

export const previewView = (one: NewEarned, expiresOn: PlainDate | null, { language }: Reading) => ({
  day_kind: one.day_kind,
  holiday: one.holiday && holidayName(language, { name: one.holiday, nameLocal: one.holiday_local }),
  amount: amountOf(one.halves),
  would_expire_on: expiresOn,
})

export function filtered(query: z.output<typeof requestQuery>, today: string): RawBuilder<unknown> {
  const over = sql`(x.status = 'approved' and (coalesce(l.expires_on < ${today}, false) or ${leftOfLot} <= 0))`
  const byStatus = {
    completed: over,
    approved: sql`x.status = 'approved' and not ${over}`,
  } as Readonly<Record<string, RawBuilder<unknown>>>
  return sql`true
    ${query.status ? sql`and ${byStatus[query.status] ?? sql`x.status = ${query.status}`}` : sql``}
    ${query.employee_id ? sql`and x.employee_id = ${query.employee_id}` : sql``}
    ${query.department_id ? sql`and e.department_id = ${query.department_id}` : sql``}
    ${query.from ? sql`and x.date >= ${query.from}` : sql``}
    ${query.to ? sql`and x.date <= ${query.to}` : sql``}
    ${query.search ? sql`and e.search_text like ${containing(query.search.toLowerCase())}` : sql``}`
}
