/** Which last pays were made, and what each was made from. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { RunState } from '../../model/run-moves.ts'
import type { PeriodKey } from '../run-store.ts'

/** What another part of the product paid out, by the ids it knows. */
export type PaidOut = { readonly origin: string; readonly ids: readonly string[] }
type Kept = {
  readonly runId: string
  readonly employeeId: string
  readonly lastDay: PlainDate
  readonly reason: string | null
  readonly noticeFrom: PlainDate | null
  readonly setsLeaving: boolean
  readonly paidOut: readonly PaidOut[]
}
export type Settled = Omit<Kept, 'employeeId'> & {
  readonly year: number
  readonly month: number
  readonly run: number
  readonly state: RunState
}

export async function addSettlement(tx: Tx, companyId: string, kept: Kept, by: Actor & { readonly now: Date }) {
  const { runId, employeeId, lastDay, reason, noticeFrom, setsLeaving, paidOut } = kept
  await sql`
    insert into pay_settlements (company_id, run_id, employee_id, last_day, reason, notice_from, sets_leaving, paid_out,
      settled_by, settled_by_name, settled_at)
    values (${companyId}, ${runId}, ${employeeId}, ${lastDay}, ${reason}, ${noticeFrom}, ${setsLeaving},
      ${JSON.stringify(paidOut)}::jsonb, ${by.accountId}, ${by.name}, ${by.now.toISOString()})`.execute(tx)
}

const settled = sql`
  select s.run_id as "runId", s.last_day as "lastDay", s.reason, s.notice_from as "noticeFrom",
    s.sets_leaving as "setsLeaving", s.paid_out as "paidOut", r.year, r.month, r.sequence as run, r.state
  from pay_settlements s join pay_runs r on r.company_id = s.company_id and r.id = s.run_id`

export async function settlementIn(
  tx: Tx,
  companyId: string,
  employeeId: string,
  { year, month }: PeriodKey,
): Promise<Settled | undefined> {
  const { rows } = await sql<Settled>`${settled}
    where s.company_id = ${companyId} and s.employee_id = ${employeeId} and r.year = ${year} and r.month = ${month}
    order by r.sequence desc limit 1`.execute(tx)
  return rows[0]
}

/** The newest of the person. */
export async function lastSettlement(tx: Tx, companyId: string, employeeId: string): Promise<Settled | undefined> {
  const { rows } = await sql<Settled>`${settled}
    where s.company_id = ${companyId} and s.employee_id = ${employeeId}
    order by r.year desc, r.month desc, r.sequence desc limit 1`.execute(tx)
  return rows[0]
}

/** A leaving that became sure after its last pay takes it as its own, and the last day with it; approved ones stay. */
export async function lastPayStands(
  tx: Tx,
  companyId: string,
  { employeeId, lastDay, joinedOn }: Pick<Kept, 'employeeId' | 'lastDay'> & { readonly joinedOn: PlainDate },
): Promise<{ readonly day: PlainDate; readonly isOwn: boolean; readonly reason: string | null } | undefined> {
  const found = await lastSettlement(tx, companyId, employeeId)
  if (!found || found.lastDay < joinedOn) return undefined
  const isOwn = found.lastDay === lastDay
  // An approved one stays as it is; a death ends the employment whatever the exit says.
  const reason = found.state === 'approved' || found.reason === 'death' ? null : found.reason
  if (!isOwn) return found.state === 'approved' ? undefined : { day: found.lastDay, isOwn, reason }
  await sql`
    update pay_settlements set sets_leaving = false
    where company_id = ${companyId} and run_id = ${found.runId} and employee_id = ${employeeId}`.execute(tx)
  return { day: found.lastDay, isOwn, reason }
}
