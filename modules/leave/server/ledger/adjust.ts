/** What somebody used or is entitled to, set by hand: the difference becomes a lot, a reduction or a correction. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Span } from '../../model/entitlement/leave-year.ts'
import type { Halves } from '../../model/halves.ts'
import type { PersonAccount } from './account-store.ts'
import { insertLots, lotsOf, plainLot } from './lot-store.ts'
import { reallocate } from './reallocate.ts'

type Adjusting = {
  readonly companyId: string
  readonly employeeId: string
  readonly typeId: string
  readonly account: PersonAccount
  readonly period: Span
  readonly today: PlainDate
  readonly reason: string
  readonly actor: Actor
  readonly now: Date
}

/** A new lot for more, reductions of lots of the period for less; what was set before is taken back first. */
export async function setEntitled(
  tx: Tx,
  adjusting: Adjusting,
  former: Halves,
  value: Halves,
): Promise<Problem | undefined> {
  const { companyId, employeeId, typeId, account, period, reason, actor, today } = adjusting
  const own = account.rows.filter(
    ({ kind, valid_from, expires_on }) =>
      kind !== 'carried' && valid_from <= period.to && (expires_on === null || expires_on >= period.from),
  )
  const adjusted = own.filter(({ kind }) => kind === 'adjusted')
  const others = own.filter(({ kind }) => kind !== 'adjusted')
  const difference = value - others.reduce((sum, { halves }) => sum + halves, 0)
  const ids = own.map(({ id }) => id)
  await sql`delete from leave_exits where company_id = ${companyId} and kind = 'reduced' and lot_id = any(${ids}::uuid[])`.execute(
    tx,
  )
  const by = { created_by: actor.accountId, created_by_name: actor.name }
  const [first, ...more] = adjusted
  if (first) {
    await sql`update leave_lots set halves = case when id = ${first.id} then ${Math.max(0, difference)}::integer else 0 end
              where company_id = ${companyId} and id = any(${[first, ...more].map(({ id }) => id)}::uuid[])`.execute(tx)
  } else if (difference > 0) {
    const lot = { ...plainLot, ...by, id: newId(), employee_id: employeeId, type_id: typeId, kind: 'adjusted' as const }
    await insertLots(tx, companyId, [
      { ...lot, halves: difference, valid_from: period.from, expires_on: period.to, period_from: period.from, reason },
    ])
  }
  let missing = Math.max(0, -difference)
  const now = await lotsOf(tx, companyId, [{ employeeId, typeId }])
  const reductions = now.reverse().flatMap((lot) => {
    const isOfPeriod = others.some(({ id }) => id === lot.id)
    const here = isOfPeriod ? Math.min(missing, Math.max(0, lot.halves - lot.gone)) : 0
    missing -= here
    return here > 0 ? [{ id: newId(), lot_id: lot.id, halves: here }] : []
  })
  if (missing > 0) return alreadyUsed()
  await sql`
    insert into leave_exits (company_id, id, lot_id, employee_id, type_id, kind, halves, on_date, reason, created_by, created_by_name)
    select ${companyId}, id, lot_id, ${employeeId}, ${typeId}, 'reduced', halves, ${today}, ${reason}, ${actor.accountId}, ${actor.name}
    from jsonb_to_recordset(${JSON.stringify(reductions)}::jsonb) as r(id uuid, lot_id uuid, halves integer)`.execute(
    tx,
  )
  return settle(tx, adjusting, 'entitled', former, value)
}

/** Above what applications have used; never below it: those are withdrawn instead. */
export async function setUsed(
  tx: Tx,
  adjusting: Adjusting,
  former: Halves,
  value: Halves,
): Promise<Problem | undefined> {
  const { companyId, employeeId, typeId, account, period, today, reason, actor } = adjusting
  const within = account.takings.filter(
    ({ date, status }) => status === 'approved' && period.from <= date && date <= period.to,
  )
  const byLeave = within.filter(({ isCorrection }) => !isCorrection).reduce((sum, { halves }) => sum + halves, 0)
  if (value < byLeave) return problem('leave.used-by-leave', { errors: { used: ['leave.used-by-leave'] } })
  await sql`delete from leave_corrections where company_id = ${companyId} and employee_id = ${employeeId}
            and type_id = ${typeId} and on_date between ${period.from} and ${period.to}`.execute(tx)
  if (value > byLeave) {
    const on = dayWithin(period, today)
    await sql`
      insert into leave_corrections (company_id, id, employee_id, type_id, on_date, halves, reason, created_by, created_by_name)
      values (${companyId}, ${newId()}, ${employeeId}, ${typeId}, ${on}, ${value - byLeave}, ${reason},
              ${actor.accountId}, ${actor.name})`.execute(tx)
  }
  return settle(tx, adjusting, 'used', former, value)
}

function dayWithin({ from, to }: Span, day: PlainDate): PlainDate {
  if (day < from) return from
  return day > to ? to : day
}

const alreadyUsed = () => problem('leave.already-used')

async function settle(
  tx: Tx,
  { companyId, employeeId, typeId, reason, actor, now }: Adjusting,
  field: 'used' | 'entitled',
  former: Halves,
  value: Halves,
): Promise<Problem | undefined> {
  const short = await reallocate(tx, companyId, [{ employeeId, typeId }])
  if (short.length > 0) return problem('leave.already-used', { errors: { [field]: ['leave.already-used'] } })
  await sql`
    insert into leave_adjustments (company_id, id, employee_id, type_id, field, former, value, reason, by_account, by_name, at)
    values (${companyId}, ${newId()}, ${employeeId}, ${typeId}, ${field}, ${former}, ${value}, ${reason},
            ${actor.accountId}, ${actor.name}, ${now.toISOString()})`.execute(tx)
  return undefined
}

type AdjustmentRow = {
  readonly type_id: string
  readonly field: 'used' | 'entitled'
  readonly former: Halves
  readonly value: Halves
  readonly reason: string
  readonly by: string
  readonly at: string
}

export async function adjustmentsOf(tx: Tx, companyId: string, employeeId: string): Promise<AdjustmentRow[]> {
  const { rows } = await sql<AdjustmentRow>`
    select type_id, field, former, value, reason, by_name as by, at from leave_adjustments
    where company_id = ${companyId} and employee_id = ${employeeId} order by at desc, id desc limit 200`.execute(tx)
  return rows
}
