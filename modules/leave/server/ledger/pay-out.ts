/** Leave paid out instead of being taken: from what expires first, and never what is promised to somebody's leave. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Halves } from '../../model/halves.ts'
import { allocate, isValidOn } from '../../model/ledger/allocate.ts'
import { availableOn } from '../../model/ledger/balance.ts'
import type { PersonAccount } from './account-store.ts'
import { reallocate } from './reallocate.ts'

type PayingOut = {
  readonly companyId: string
  readonly employeeId: string
  readonly typeId: string
  readonly account: PersonAccount
  readonly halves: Halves
  /** A whole day's worth of the type's unit. */
  readonly perDay: Halves
  /** YYYY-MM */
  readonly month: string
  readonly today: PlainDate
  readonly reason: string
  readonly actor: Actor
}

/** False where there is not as much. */
export async function payOutOf(tx: Tx, paying: PayingOut): Promise<boolean> {
  const { companyId, employeeId, typeId, account, halves, perDay, month, today, reason, actor } = paying
  const { lots, takings } = account
  if (availableOn(lots, takings, today) < halves) return false
  // As if it were taken today: the same order, and what is booked for later moves where it can.
  const asked = { source: '\u{10ffff}', date: today, halves }
  const exits = allocate(
    lots.filter((lot) => isValidOn(lot, today)),
    [...takings.filter(({ date }) => date <= today), asked],
  )
    .uses.filter(({ source }) => source === asked.source)
    .map(({ lot, halves: from }) => ({ id: newId(), lot_id: lot, halves: from }))
  await sql`
    insert into leave_exits (company_id, id, lot_id, employee_id, type_id, kind, halves, per_day, on_date, pay_month,
      reason, created_by, created_by_name)
    select ${companyId}, id, lot_id, ${employeeId}, ${typeId}, 'paid_out', halves, ${perDay}::integer, ${today},
      ${plainDateOf(`${month}-01`)}, ${reason}, ${actor.accountId}, ${actor.name}
    from jsonb_to_recordset(${JSON.stringify(exits)}::jsonb) as e(id uuid, lot_id uuid, halves integer)`.execute(tx)
  const short = await reallocate(tx, companyId, [{ employeeId, typeId }])
  return short.length === 0
}
