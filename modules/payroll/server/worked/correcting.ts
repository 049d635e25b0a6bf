/** Whether a month can be corrected by a run of its own: its bank file is taken, and nobody has gone on from it. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, type Problem, problem } from '#platform/http/server/answers.ts'
import type { Period } from '../../model/period.ts'
import { peopleAmong } from '../earlier/earlier-store.ts'
import type { PayrollNeeds } from '../needs.ts'
import { standing } from '../payslip-store.ts'
import { findRun, type RunRow } from '../run-store.ts'

type Needs = Pick<PayrollNeeds, 'agenciesTold'>

/** Later months make good what an agency was told already. */
export async function agencyRefusal(
  tx: Tx,
  companyId: string,
  { agenciesTold }: Needs,
  { year, month, key }: Period,
): Promise<Problem | undefined> {
  const isTold = await agenciesTold?.(tx, companyId, { year, month })
  return isTold ? problem('payroll.correction-told', { params: { month: key } }) : undefined
}

export async function correctionRefusal(
  tx: Tx,
  companyId: string,
  needs: Needs,
  month: Period,
  ids: readonly string[] | undefined,
): Promise<Problem | undefined> {
  const regular = await findRun(tx, companyId, month)
  if (!isClosed(regular)) return problem('payroll.correction-open', { params: { month: month.key } })
  const told = await agencyRefusal(tx, companyId, needs, month)
  if (told) return told
  if (!ids) return problem('payroll.correction-people', { errors: { employee_ids: ['payroll.correction-people'] } })
  const known = await peopleAmong(tx, companyId, ids)
  if (ids.some((id) => !known.has(id))) return notFound()
  const paid = await paidIn(tx, companyId, month, ids)
  const isTaken = await isTakenLater(tx, companyId, month, ids)
  if (ids.every((id) => paid.has(id)) && !isTaken) return undefined
  const key = isTaken ? 'payroll.correction-taken' : 'payroll.correction-not-paid'
  const params = { month: month.key }
  return problem(key, { params, errors: { employee_ids: [{ key, params }] } })
}

const isClosed = (run: RunRow | undefined): boolean => run?.state === 'approved' && run.bank_file_taken_at !== null

/** A raise of the month was taken into another one already: it would be paid twice. */
async function isTakenLater(tx: Tx, companyId: string, { first }: Period, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from pay_retro_decisions d join pay_items i on i.company_id = d.company_id and i.id = d.item_id
    where d.company_id = ${companyId} and d.employee_id = any(${[...ids]}::uuid[]) and d.for_month = ${first} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

async function paidIn(tx: Tx, companyId: string, { year, month }: Period, ids: readonly string[]) {
  const { rows } = await sql<{ employee_id: string }>`
    select distinct p.employee_id from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    where p.company_id = ${companyId} and p.employee_id = any(${[...ids]}::uuid[]) and p.year = ${year}
      and p.month = ${month} and r.run_type in ('regular', 'final') and ${standing}`.execute(tx)
  return new Set(rows.map((row) => row.employee_id))
}
