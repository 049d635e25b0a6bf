/** Leave that is counted in days and owed on the last day, paid out with the last pay; and owed again where that is undone. */
import { sql } from 'kysely'
import { firstDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { isPaidOnLeaving, sumOf } from './owed-on-leaving.ts'

type Leaver = { readonly employeeId: string; readonly lastDay: PlainDate; readonly actor: Actor }
type Lot = { readonly id: string; readonly halves: number; readonly type_id: string }

/** The ids under which it stands in the balances. */
export async function payOutOnLeaving(
  tx: Tx,
  companyId: string,
  { employeeId, lastDay, actor }: Leaver,
): Promise<string[]> {
  await sql`select from employees where company_id = ${companyId} and id = ${employeeId} for no key update`.execute(tx)
  const { rows } = await sql<Lot>`
    select l.id, l.type_id, l.halves - ${sumOf('leave_exits')} - ${sumOf('leave_uses')} as halves
    from leave_lots l join leave_types t on t.company_id = l.company_id and t.id = l.type_id
    where l.company_id = ${companyId} and l.employee_id = ${employeeId} and l.closed_at is null and l.kind <> 'event'
      and l.valid_from <= ${lastDay}::date and t.granted in ('year', 'anniversary', 'hand') and t.unit = 'day'
      and ${isPaidOnLeaving} and (t.leftover = 'pay_out' or coalesce(l.expires_on >= ${lastDay}::date, true))`.execute(
    tx,
  )
  const exits = rows.filter(({ halves }) => halves > 0).map((lot) => ({ ...lot, id: newId(), lot_id: lot.id }))
  if (exits.length === 0) return []
  await sql`
    insert into leave_exits (company_id, id, lot_id, employee_id, type_id, kind, halves, per_day, on_date, pay_month,
      created_by, created_by_name)
    select ${companyId}, id, lot_id, ${employeeId}, type_id, 'paid_out', halves, 2, ${lastDay}::date,
      ${firstDayOf(yearMonthOf(lastDay))}::date, ${actor.accountId}, ${actor.name}
    from jsonb_to_recordset(${JSON.stringify(exits)}::jsonb) as e(id uuid, lot_id uuid, type_id uuid, halves integer)`.execute(
    tx,
  )
  return exits.map(({ id }) => id)
}

export async function takePayOutBack(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from leave_exits where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
    and kind = 'paid_out'`.execute(tx)
}
