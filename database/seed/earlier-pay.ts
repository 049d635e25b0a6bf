/** What people earned before their first payslip of a year: said of everybody but the last who joined. */
import type { YearMonth } from '#kernel/plain-date.ts'
import { earlierPay, earlierPayNone } from '#modules/payroll/contract/earlier-pay.ts'
import type { Act, DemoPerson } from './acting.ts'

type Asked = { readonly employee_id: string; readonly months: readonly string[]; readonly status: string }
type Span = { readonly first: YearMonth; readonly now: YearMonth; readonly at: Date; readonly leavesOne: boolean }

export async function answerEarlierPay(
  act: Act,
  payroll: DemoPerson,
  { first, now, at, leavesOne }: Span,
): Promise<void> {
  for (let year = first.year; year <= now.year; year += 1) {
    const asked = (await act(payroll, earlierPay, { query: { year: String(year) }, at })) as readonly Asked[]
    const open = asked.filter(({ status }) => status === 'unknown')
    const last = Math.max(0, ...asked.map(({ months }) => months.length))
    const left =
      leavesOne && year === now.year ? asked.find(({ months }) => months.length === last)?.employee_id : undefined
    const employee_ids = open.map(({ employee_id }) => employee_id).filter((id) => id !== left)
    if (employee_ids.length > 0) await act(payroll, earlierPayNone, { body: { employee_ids, year }, at })
  }
}
