/** A raise that was agreed on late: two closed months paid too little, and what they owe waits to be taken. */
import { sql } from 'kysely'
import { amountOf, amountText } from '#kernel/money.ts'
import { addMonths, firstDayOf, yearMonthOf } from '#kernel/plain-date.ts'
import { changePay } from '#modules/employees/contract/pay/pay.ts'
import { type Business, memberAt } from './business.ts'

const MONTHS_BACK = 2n
/** Of a hundred. */
const MORE = 4n
/** Up to whole tens. */
const STEP = 1000n

export async function raiseBack({ db, act, hr, staff, today, now: at }: Business): Promise<void> {
  const { companyId } = hr
  const { id } = memberAt(staff, 9)
  const from = firstDayOf(addMonths(yearMonthOf(today), -Number(MONTHS_BACK)))
  const { rows } = await db.forCompany(companyId).read((tx) =>
    sql<{ amount: string; effective_from: string }>`
      select amount::text, effective_from::text from salary_rates where company_id = ${companyId}
        and employee_id = ${id} and component = 'basic_salary' and effective_from <= ${today}
      order by effective_from desc limit 1`.execute(tx),
  )
  const [held] = rows
  if (!held || held.effective_from >= from) return
  const amount = amountText(((amountOf(held.amount) * (100n + MORE)) / 100n / STEP + 1n) * STEP)
  await act(hr, changePay, { params: { id }, body: { effective_from: from, components: { basic_salary: amount } }, at })
}
