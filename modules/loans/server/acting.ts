/** What every change of a loan does: whose it may be, the log, and payroll told in the same transaction. */
import { yearMonthOf, yearMonthText } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { payInputsChanged } from '#modules/payroll/server/public.ts'
import { logWithDifferences } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'

export type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock' | 'db'>
type Fields = Readonly<Record<string, unknown>>
type Happened = {
  readonly action: string
  readonly of: { readonly id: string; readonly name: string; readonly employee_id: string }
  readonly before?: Fields
  readonly after?: Fields
}

/** Logged, and every open month of the person told that it is out of date. */
export async function happened(
  tx: Tx,
  acting: Acting,
  { of: { id, name, employee_id }, ...what }: Happened,
): Promise<void> {
  await logWithDifferences(tx, acting, { ...what, subject: { kind: 'loan', id, name } })
  const { company, actor } = acting
  await payInputsChanged(tx, company.companyId, { employeeIds: [employee_id], cause: 'loans', by: actor.name })
}

/** YYYY-MM of the company's today. */
export async function monthOfToday(tx: Tx, { company, clock }: Acting): Promise<string> {
  const { timezone } = await companyFacts(tx, company.companyId)
  return yearMonthText(yearMonthOf(clock.today(timezone)))
}
