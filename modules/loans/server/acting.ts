/** What every change of a loan does: whose it may be, the log, and payroll told in the same transaction. */
import { yearMonthOf, yearMonthText } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { payInputsChanged } from '#modules/payroll/server/public.ts'
import { differences } from '#platform/activity/model/differences.ts'
import { record } from '#platform/activity/server/activity.ts'
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
  { company: { companyId }, actor, clock }: Acting,
  { action, of, before = {}, after = {} }: Happened,
): Promise<void> {
  const subject = { kind: 'loan', id: of.id, name: of.name }
  const what = { action, subject, ...differences(before, after) }
  await record(tx, companyId, [what], { actor, now: clock.now() })
  await payInputsChanged(tx, companyId, { employeeIds: [of.employee_id], cause: 'loans', by: actor.name })
}

/** YYYY-MM of the company's today. */
export async function monthOfToday(tx: Tx, { company, clock }: Acting): Promise<string> {
  const { timezone } = await companyFacts(tx, company.companyId)
  return yearMonthText(yearMonthOf(clock.today(timezone)))
}
