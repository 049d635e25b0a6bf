/** The table of swaps. */

import { type RawBuilder, sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CellChange } from '../roster/change-roster.ts'
import type { Rewritten } from '../undos.ts'

export type SwapRow = {
  readonly id: string
  readonly employee_id: string
  readonly full_name: string
  readonly account_id: string | null
  readonly date: string
  readonly with_employee_id: string
  readonly with_full_name: string
  readonly with_account_id: string | null
  readonly with_date: string
  readonly cells: readonly CellChange[]
  readonly reason: string | null
  readonly status: 'pending' | 'approved' | 'rejected' | 'cancelled' | 'lapsed'
  /** Why it ended by itself. */
  readonly lapsed_because: 'roster' | 'leave' | 'left' | 'past' | null
  readonly rewritten: Rewritten | null
  readonly created_at: string
  /** Of the request: the step that is open, the first of which is the colleague's. */
  readonly step: number | null
  readonly refused_because: string | null
}

export async function swapsOf(tx: Tx, companyId: string, where: RawBuilder<unknown>): Promise<SwapRow[]> {
  const { rows } = await sql<SwapRow>`
    select s.id, s.employee_id, e.full_name, e.account_id, s.date, s.with_employee_id, w.full_name as with_full_name,
      w.account_id as with_account_id, s.with_date, s.cells, s.reason, s.status, s.lapsed_because, s.rewritten, s.created_at, r.step,
      case when s.status = 'rejected' then r.reason end as refused_because
    from shift_swaps s
    ${personOf('s')}
    join employees w on w.company_id = s.company_id and w.id = s.with_employee_id
    left join approval_requests r on r.company_id = s.company_id and r.id = s.id
    where s.company_id = ${companyId} and ${where} order by s.created_at desc, s.id desc limit 100`.execute(tx)
  return rows
}

export const swapsById = (tx: Tx, companyId: string, ids: readonly string[]): Promise<SwapRow[]> =>
  swapsOf(tx, companyId, sql`s.id = any(${[...ids]}::uuid[])`)

export const swapsOfPerson = (tx: Tx, companyId: string, employeeId: string): Promise<SwapRow[]> =>
  swapsOf(tx, companyId, sql`(s.employee_id = ${employeeId} or s.with_employee_id = ${employeeId})`)

export type NewSwap = Pick<
  SwapRow,
  'id' | 'employee_id' | 'date' | 'with_employee_id' | 'with_date' | 'cells' | 'reason'
>

export async function insertSwap(tx: Tx, companyId: string, swap: NewSwap, now: Date): Promise<void> {
  const at = now.toISOString()
  await sql`
    insert into shift_swaps (company_id, id, employee_id, date, with_employee_id, with_date, cells, reason, status,
      created_at, updated_at)
    values (${companyId}, ${swap.id}, ${swap.employee_id}, ${swap.date}, ${swap.with_employee_id}, ${swap.with_date},
      ${JSON.stringify(swap.cells)}::jsonb, ${swap.reason}, 'pending', ${at}, ${at})`.execute(tx)
}

export async function moveSwaps(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  status: SwapRow['status'],
  now: Date,
): Promise<void> {
  await sql`
    update shift_swaps set status = ${status}, updated_at = ${now.toISOString()}
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

export async function keepRewritten(tx: Tx, companyId: string, id: string, rewritten: Rewritten): Promise<void> {
  await sql`
    update shift_swaps set rewritten = ${JSON.stringify(rewritten)}::jsonb
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export type Overtaken = { readonly id: string; readonly because: NonNullable<SwapRow['lapsed_because']> }

/**
 * Those that wait, of these people or of all, and why they can no longer be: the roster is another, somebody is gone, a
 * day is over. `edited`: a shift that has other hours now. What somebody decides on at this moment is judged there.
 */
export async function waitingSwaps(
  tx: Tx,
  companyId: string,
  today: string,
  { people, edited }: { readonly people?: readonly string[] | undefined; readonly edited?: string | undefined },
) {
  const ofPeople =
    people &&
    sql`and (s.employee_id = any(${[...people]}::uuid[])
      or s.with_employee_id = any(${[...people]}::uuid[]))`
  const isEdited = edited ? sql`c.was @> array[${edited}::uuid] or` : sql``
  const { rows } = await sql<
    Pick<SwapRow, 'id' | 'employee_id' | 'date' | 'with_employee_id' | 'with_date'> & {
      because: Overtaken['because'] | null
    }
  >`
    select s.id, s.employee_id, s.date, s.with_employee_id, s.with_date, case
      when least(s.date, s.with_date) < ${today} then 'past'
      when exists (select from employees p where p.company_id = s.company_id
        and p.id in (s.employee_id, s.with_employee_id) and p.left_on < greatest(s.date, s.with_date)) then 'left'
      when exists (select from jsonb_to_recordset(s.cells) as c("employeeId" uuid, date date, was uuid[])
        left join roster_days d on d.company_id = s.company_id and d.employee_id = c."employeeId" and d.date = c.date
        where ${isEdited} not (c.was @> coalesce(d.shift_ids, '{}') and c.was <@ coalesce(d.shift_ids, '{}')))
        then 'roster' end as because
    from shift_swaps s
    join approval_requests r on r.company_id = s.company_id and r.id = s.id
    where s.company_id = ${companyId} and s.status = 'pending' ${ofPeople ?? sql``}
    order by r.id for update of r skip locked`.execute(tx)
  return rows
}

export async function lapseSwaps(tx: Tx, companyId: string, ended: readonly Overtaken[], now: Date): Promise<void> {
  await sql`
    update shift_swaps s set status = 'lapsed', lapsed_because = e.because, updated_at = ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as e(id uuid, because text)
    where s.company_id = ${companyId} and s.id = e.id`.execute(tx)
}

/** Whether something that waits already touches one of these days of these people. */
export async function waitsAlready(
  tx: Tx,
  companyId: string,
  days: readonly { readonly employeeId: string; readonly date: string }[],
): Promise<boolean> {
  const { rows } = await sql`
    select from shift_swaps s, jsonb_to_recordset(s.cells) as c("employeeId" uuid, date date)
    join jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d("employeeId" uuid, date date)
      on d."employeeId" = c."employeeId" and d.date = c.date
    where s.company_id = ${companyId} and s.status = 'pending' limit 1`.execute(tx)
  return rows.length > 0
}
