/** Statements for redemptions: listed, locked, added and moved from state to state. */
import { sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { State } from '../model/redemption.ts'

export type RedemptionRow = {
  readonly id: string
  readonly employee_id: string
  readonly account_id: string | null
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly has_left: boolean
  readonly item_id: string
  readonly item: string
  readonly item_zh: string
  readonly cost: number
  readonly money_value: string
  readonly pay_way: string
  readonly state: State
  readonly requested_on: string
  readonly decided_on: string | null
  readonly reason: string | null
  readonly delivered_on: string | null
  /** YYYY-MM */
  readonly pay_month: string | null
}

type Which = {
  readonly today: string
  readonly ids?: readonly string[]
  readonly state?: State | undefined
  readonly employeeId?: string | undefined
}

export async function redemptionsOf(
  tx: Tx,
  companyId: string,
  { today, ids, state, employeeId }: Which,
): Promise<RedemptionRow[]> {
  const { rows } = await sql<RedemptionRow>`
    select x.id, x.employee_id, e.account_id, e.staff_id, e.full_name, d.name as department,
      coalesce(e.left_on < ${today}, false) as has_left, x.item_id, i.name as item, i.name_zh as item_zh, x.cost,
      x.money_value, x.pay_way, x.state, x.requested_on, x.decided_on, x.reason, x.delivered_on,
      to_char(x.pay_month, 'YYYY-MM') as pay_month
    from reward_redemptions x ${personOf('x')} ${departmentOf()}
    join reward_items i on i.company_id = x.company_id and i.id = x.item_id
    where x.company_id = ${companyId} ${ids === undefined ? sql`` : sql`and x.id = any(${[...ids]}::uuid[])`}
      ${state === undefined ? sql`` : sql`and x.state = ${state}`}
      ${employeeId === undefined ? sql`` : sql`and x.employee_id = ${employeeId}`}
    order by x.created_at desc, x.id`.execute(tx)
  return rows
}

/** After their people and items, in the order of their ids. */
export async function holdRedemptions(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await sql`select from reward_redemptions where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
            order by id for update`.execute(tx)
}

type NewRedemption = {
  readonly id: string
  readonly employee_id: string
  readonly item_id: string
  readonly cost: number
  readonly money_value: string
  readonly pay_way: string
  readonly requested_on: string
  readonly created_at: string
}

export async function insertRedemption(tx: Tx, companyId: string, row: NewRedemption): Promise<void> {
  await tx
    .insertInto('reward_redemptions')
    .values({ company_id: companyId, ...row })
    .execute()
}

/** As they stood before a decision. */
export async function restoreStates(
  tx: Tx,
  companyId: string,
  before: readonly Pick<RedemptionRow, 'id' | 'state' | 'decided_on' | 'reason'>[],
): Promise<void> {
  await sql`
    update reward_redemptions x set state = b.state, decided_on = b.decided_on, reason = b.reason, delivered_on = null,
      pay_month = null
    from jsonb_to_recordset(${JSON.stringify(before)}::jsonb)
      as b(id uuid, state text, decided_on date, reason text)
    where x.company_id = ${companyId} and x.id = b.id`.execute(tx)
}

type Standing = {
  readonly state: Exclude<State, 'requested'>
  readonly today: string
  readonly reason?: string | null
  readonly deliveredOn?: string | null
  /** Of those whose value pay counts; its first day. */
  readonly payMonth?: string | null
  readonly inPay?: readonly string[]
}

export async function setStates(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  { state, today, reason = null, deliveredOn = null, payMonth = null, inPay = [] }: Standing,
): Promise<void> {
  await sql`
    update reward_redemptions set state = ${state}, decided_on = ${today}, reason = ${reason},
      delivered_on = ${deliveredOn}, pay_month = case when id = any(${[...inPay]}::uuid[]) then ${payMonth}::date end
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}
