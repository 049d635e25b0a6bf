/** What was settled is written: what leaves each lot, what begins as carried, and which lots are closed. */
import { sql } from 'kysely'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { monthsAfter } from '../../model/entitlement/service.ts'
import type { Halves } from '../../model/halves.ts'
import type { LeaveType } from '../../model/leave-type.ts'
import { perDayOf } from '../book.ts'
import { plainLot } from '../ledger/lot-store.ts'
import { reallocate } from '../ledger/reallocate.ts'
import type { PayableAccount, RestRow } from './rests.ts'

type Settling = {
  readonly companyId: string
  readonly now: Date
  /** Null for what the clock settles. */
  readonly by: { readonly accountId: string; readonly name: string } | null
  readonly runId: string | null
  readonly dayHours: Halves
  /** The last day of what is carried on, from the day after its lot ended. */
  readonly carriedUntil: (type: LeaveType, lot: RestRow) => PlainDate
}

export async function writeSettlement(tx: Tx, settling: Settling, accounts: readonly PayableAccount[]): Promise<void> {
  const { companyId, now, by, runId } = settling
  const lots = accounts.flatMap((account) => account.lots)
  const nothingPaid = { pay_month: null, per_day: null }
  const parts = accounts.flatMap(({ type, payMonth, parts: of }) => of.map((part) => ({ type, payMonth, ...part })))
  const exits = parts.flatMap(({ type, payMonth, lot, carried, paidOut, forfeited }) => {
    const paid = { pay_month: payMonth, per_day: perDayOf(settling, type) }
    const base = { lot_id: lot.lot_id, employee_id: lot.employee_id, type_id: lot.type_id, on_date: lot.expires_on }
    return [
      ...(carried > 0 ? [{ ...base, id: newId(), kind: 'carried', halves: carried, ...nothingPaid }] : []),
      ...(paidOut > 0 ? [{ ...base, id: newId(), kind: 'paid_out', halves: paidOut, ...paid }] : []),
      ...(forfeited > 0 ? [{ ...base, id: newId(), kind: 'forfeited', halves: forfeited, ...nothingPaid }] : []),
    ]
  })
  const begun = parts.flatMap(({ type, lot, carried }) =>
    carried > 0
      ? [
          {
            ...plainLot,
            id: newId(),
            employee_id: lot.employee_id,
            type_id: lot.type_id,
            kind: 'carried' as const,
            halves: carried,
            valid_from: addDays(lot.expires_on, 1),
            expires_on: settling.carriedUntil(type, lot),
            carried_from: lot.lot_id,
          },
        ]
      : [],
  )
  await sql`
    insert into leave_exits (company_id, id, lot_id, employee_id, type_id, kind, halves, on_date, pay_month, per_day,
      year_run, created_by, created_by_name)
    select ${companyId}, id, lot_id, employee_id, type_id, kind, halves, on_date, pay_month, per_day, ${runId}::uuid,
      ${by?.accountId ?? null}::uuid, ${by?.name ?? null}
    from jsonb_to_recordset(${JSON.stringify(exits)}::jsonb) as x(id uuid, lot_id uuid, employee_id uuid, type_id uuid,
      kind text, halves integer, on_date date, pay_month date, per_day integer)`.execute(tx)
  // What comes free after a settlement joins what was carried then.
  await sql`
    insert into leave_lots as l (company_id, id, employee_id, type_id, kind, halves, valid_from, expires_on,
      carried_from, year_run, created_by, created_by_name)
    select ${companyId}, id, employee_id, type_id, kind, halves, valid_from, expires_on, carried_from, ${runId}::uuid,
      ${by?.accountId ?? null}::uuid, ${by?.name ?? null}
    from jsonb_to_recordset(${JSON.stringify(begun)}::jsonb) as x(id uuid, employee_id uuid, type_id uuid, kind text,
      halves integer, valid_from date, expires_on date, carried_from uuid)
    on conflict (company_id, carried_from) where kind = 'carried' do update set halves = l.halves + excluded.halves`.execute(
    tx,
  )
  await sql`
    update leave_lots set closed_at = ${now.toISOString()} where company_id = ${companyId} and closed_at is null
      and id = any(${lots.map(({ lot_id }) => lot_id)}::uuid[])`.execute(tx)
  await allotAnew(tx, companyId, begun)
}

/** Days after the end of a lot may now come from what was carried. */
async function allotAnew(
  tx: Tx,
  companyId: string,
  begun: readonly { readonly employee_id: string; readonly type_id: string; readonly valid_from: PlainDate }[],
): Promise<void> {
  const { rows } = await sql<{ employee_id: string; type_id: string }>`
    select distinct b.employee_id, b.type_id
    from jsonb_to_recordset(${JSON.stringify(begun)}::jsonb) as b(employee_id uuid, type_id uuid, valid_from date)
    join leave_uses u on u.company_id = ${companyId} and u.employee_id = b.employee_id and u.type_id = b.type_id
      and u.date >= b.valid_from`.execute(tx)
  await reallocate(
    tx,
    companyId,
    rows.map(({ employee_id, type_id }) => ({ employeeId: employee_id, typeId: type_id })),
  )
}

/** So many months from its first day; as long as the year it begins in where the type says nothing. */
export const carriedUntil =
  (yearEnd: (first: PlainDate) => PlainDate) =>
  ({ carry_months }: LeaveType, { expires_on }: RestRow): PlainDate => {
    const first = addDays(expires_on, 1)
    return carry_months === null ? yearEnd(first) : addDays(monthsAfter(first, carry_months), -1)
  }
