/** What the approved payslips of a month took, with whose loan it is and who gets it: agencies' files list them. */

import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { RepaidInMonth } from '#modules/payroll/server/public.ts'
import { loansOf } from './loan-store.ts'

export const repaidInMonth: RepaidInMonth = async (tx, companyId, month) => {
  const loans = await loansOf(tx, companyId)
  return loans.flatMap(({ employee_id, kind, name, reference, principal, from, paid_to, taken }) => {
    const amount = sumOf(taken.filter((one) => one.month === month).map((one) => amountOf(one.amount)))
    if (amount <= 0n) return []
    const of = { employeeId: employee_id, kind, paidTo: paid_to, name, reference, principal }
    return [{ ...of, from: plainDateOf(`${from}-01`), amount: amountText(amount) }]
  })
}
