/** The table of leavings, each with whose it is and how much is still to be cleared. */

import { type RawBuilder, sql } from 'kysely'
import type { PageWanted } from '#kernel/paging.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import type { ExitStatus } from '../../model/exit-states.ts'

export type ExitFields = {
  readonly exit_type_id: number
  readonly exit_reason_ids: readonly string[]
  readonly notice_date: string
  readonly last_working_date: string
  readonly person_in_charge_email: string | null
  readonly forward_email: string | null
  readonly forward_period: number | null
}
export type Answered = { readonly id: string; readonly question: string; readonly answer: string }
export type ExitRow = ExitFields & {
  readonly id: string
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly position: string | null
  readonly joined_on: string
  readonly citizenship: string | null
  readonly account_id: string | null
  readonly manager_account_id: string | null
  readonly status: ExitStatus
  readonly remark: string | null
  readonly is_own: boolean
  readonly submitted_at: string
  readonly acknowledged_at: string | null
  readonly completed_at: string | null
  readonly withdrawn_at: string | null
  readonly withdrawn_reason: string | null
  readonly interview: readonly Answered[] | null
  readonly interview_at: string | null
  readonly settled_month: string | null
  readonly settled_at: string | null
  readonly settled_items: readonly string[]
  /** It was approved before the leaving changed or was withdrawn. */
  readonly pay_to_correct: boolean
  /** The month that was approved without the person after the last pay went. */
  readonly pay_missing: string | null
  /** The month whose pay made good what was wrong or missing. */
  readonly pay_corrected: string | null
  readonly tasks_open: number
}

type Wanted = {
  readonly id?: string
  readonly ids?: readonly string[]
  readonly employeeId?: string | undefined
  readonly status?: ExitStatus | 'open' | undefined
  readonly typeId?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly search?: string | undefined
  readonly page?: PageWanted | undefined
  /** The account that reads: what is prepared of its own leaving is not there. Left out where the product itself looks. */
  readonly reader?: string | undefined
}

export async function exitsOf(
  tx: Tx,
  companyId: string,
  wanted: Wanted,
  hold = false,
): Promise<{ rows: ExitRow[]; total: number }> {
  const { page } = wanted
  const part = page ? sql`limit ${page.perPage} offset ${(page.page - 1) * page.perPage}` : sql``
  const { rows } = await sql<ExitRow & { total: number }>`
    select x.id, x.employee_id, e.staff_id, e.full_name, d.name as department, p.name as position, e.joined_on,
      e.citizenship, e.account_id, m.account_id as manager_account_id, x.status, x.exit_type_id, x.exit_reason_ids,
      x.notice_date, x.last_working_date, x.remark, x.person_in_charge_email, x.forward_email, x.forward_period,
      x.is_own, x.submitted_at, x.acknowledged_at, x.completed_at, x.withdrawn_at, x.withdrawn_reason, x.interview,
      x.interview_at, x.settled_month, x.settled_at, x.settled_items, x.pay_to_correct, x.pay_missing,
      x.pay_corrected,
      ${hold ? sql`0` : sql`(count(*) over ())::int`} as total,
      (select count(*) from exit_tasks t where t.company_id = x.company_id and t.exit_id = x.id
        and t.done_at is null and t.waived_reason is null)::int as tasks_open
    from exits x
    ${personOf('x')}
    ${departmentOf()}
    ${positionOf()}
    left join employees m on m.company_id = e.company_id and m.id = e.manager_id
    where x.company_id = ${companyId} and ${conditions(wanted)}
    order by x.last_working_date desc, x.id desc ${part} ${hold ? sql`for update of x` : sql``}`.execute(tx)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

function conditions({ reader, id, ids, employeeId, status, typeId, from, to, search }: Wanted): RawBuilder<unknown> {
  const all = [reader === undefined ? sql`true` : shownTo(reader)]
  if (id !== undefined) all.push(sql`x.id = ${id}`)
  if (ids !== undefined) all.push(sql`x.id = any(${[...ids]}::uuid[])`)
  if (employeeId !== undefined) all.push(sql`x.employee_id = ${employeeId}`)
  if (status === 'open') all.push(sql`x.status not in ('completed', 'withdrawn')`)
  else if (status !== undefined) all.push(sql`x.status = ${status}`)
  if (typeId !== undefined) {
    all.push(
      typeId === WITHDRAWN ? sql`x.status = 'withdrawn'` : sql`x.exit_type_id = ${typeId} and x.status <> 'withdrawn'`,
    )
  }
  if (from !== undefined) all.push(sql`x.last_working_date >= ${from}`)
  if (to !== undefined) all.push(sql`x.last_working_date <= ${to}`)
  if (search) all.push(sql`e.search_text like ${containing(search.normalize('NFKC').toLowerCase())}`)
  return sql.join(all, sql` and `)
}

/** A condition on exits `x` and their employees `e`: nobody reads what HR prepares of them before it is acknowledged. */
export const shownTo = (reader: string): RawBuilder<unknown> =>
  sql`(x.is_own or x.acknowledged_at is not null or e.account_id is distinct from ${reader})`

/** The way of leaving that a withdrawn one counts under. */
export const WITHDRAWN = 5

export async function oneExit(
  tx: Tx,
  companyId: string,
  id: string,
  { hold = false, reader }: { readonly hold?: boolean; readonly reader?: string } = {},
): Promise<ExitRow | undefined> {
  return (await exitsOf(tx, companyId, { id, reader }, hold)).rows[0]
}

type NewRow = ExitFields & { readonly employee_id: string; readonly is_own: boolean; readonly submitted_at: string }

export async function insertExit(tx: Tx, companyId: string, row: NewRow): Promise<string> {
  const id = newId()
  await tx
    .insertInto('exits')
    .values({ company_id: companyId, id, ...row, exit_reason_ids: [...row.exit_reason_ids] })
    .execute()
  return id
}

type Settable = Partial<Omit<ExitFields, 'exit_reason_ids'>> & {
  readonly exit_reason_ids?: readonly string[]
  readonly status?: ExitStatus
  readonly remark?: string
  readonly acknowledged_at?: string
  readonly completed_at?: string
  readonly withdrawn_at?: string
  readonly withdrawn_reason?: string
  readonly interview_at?: string
  readonly settled_month?: string | null
  readonly settled_at?: string | null
  readonly settled_items?: readonly string[]
  readonly pay_to_correct?: boolean
  readonly pay_missing?: string | null
  readonly pay_marked_at?: string
  readonly pay_corrected?: string | null
}

export async function setExit(tx: Tx, companyId: string, id: string, fields: Settable): Promise<void> {
  const { exit_reason_ids, settled_items, ...rest } = fields
  const set = {
    ...rest,
    ...(exit_reason_ids && { exit_reason_ids: [...exit_reason_ids] }),
    ...(settled_items && { settled_items: [...settled_items] }),
  }
  if (Object.keys(set).length === 0) return
  await tx.updateTable('exits').set(set).where('company_id', '=', companyId).where('id', '=', id).execute()
}

export async function setInterview(tx: Tx, companyId: string, id: string, said: readonly Answered[], at: string) {
  await sql`update exits set interview = ${JSON.stringify(said)}::jsonb, interview_at = ${at}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function deleteExit(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from exits where company_id = ${companyId} and id = ${id}`.execute(tx)
}
