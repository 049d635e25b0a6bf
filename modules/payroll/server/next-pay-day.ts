/** The next day on which the company pays; undefined where nobody said a day. */
import { addMonths, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { periodOf } from '../model/period.ts'
import { daysOfMonth } from './home-pay-day.ts'

export async function nextPayDay(tx: Tx, companyId: string, today: PlainDate): Promise<PlainDate | undefined> {
  const owner = await companyFacts(tx, companyId)
  if (owner.settings.pay_day === null && owner.settings.first_pay_day === null) return undefined
  const now = yearMonthOf(today)
  const days: PlainDate[] = []
  // A month may be paid in the one after it.
  for (const month of [addMonths(now, -1), now, addMonths(now, 1)]) {
    for (const { day } of await daysOfMonth(tx, owner, periodOf(month))) days.push(day.on)
  }
  return days.filter((day) => day >= today).toSorted()[0]
}
