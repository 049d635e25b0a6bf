/**
 * Leave that people still had on their last day and that their type pays out: nothing ends it by itself, so it is told
 * with the pay of the month, and stays with their balances, until it is paid out.
 */
import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { REST_IN_LIEU } from '../../model/earned/rest-in-lieu.ts'
import { halvesText } from '../../model/halves.ts'
import { PAID_ON_LEAVING } from '../../model/leave-type.ts'
import { amountText } from '../amount-text.ts'

type Row = {
  id: string
  full_name: string
  name: string
  name_zh: string
  unit: 'day' | 'hour'
  halves: number
}
export type Owed = {
  readonly id: string
  readonly fullName: string
  readonly told: readonly string[]
  /** Of types that are counted in days. */
  readonly days: readonly { readonly told: string; readonly days: string }[]
}

/** Of whoever left in these days, in the order of their names; or of one person, as if `to` were the last day. */
export async function owedOnLeaving(
  tx: Tx,
  companyId: string,
  { from, to, leaving }: { readonly from: PlainDate; readonly to: PlainDate; readonly leaving?: string },
  { say, language }: { readonly say: Say; readonly language: Language },
): Promise<Owed[]> {
  const { rows } = await sql<Row>`
    select e.id, e.full_name, t.name, t.name_zh, t.unit, o.halves
    from employees e cross join lateral (${owedTo(leaving === undefined ? undefined : to)}) o
      join leave_types t on t.company_id = e.company_id and t.id = o.type_id
    where e.company_id = ${companyId}
      and ${leaving === undefined ? sql`e.left_on between ${from} and ${to}` : sql`e.id = ${leaving}`}
    order by lower(e.full_name), e.id, t.position`.execute(tx)
  const people = new Map<string, Owed & { told: string[]; days: { told: string; days: string }[] }>()
  for (const { id, full_name, name, name_zh, unit, halves } of rows) {
    const one = people.get(id) ?? { id, fullName: full_name, told: [], days: [] }
    const amount = amountText(say, language, unit, halves)
    const told = language === 'en' ? `${name}: ${amount}` : `${name_zh} ${amount}`
    one.told.push(told)
    if (unit === 'day') one.days.push({ told, days: halvesText(halves) })
    people.set(id, one)
  }
  return [...people.values()]
}

/** Of `leave_types t`: what the law pays on leaving is paid also where the rest of a year is forfeited. */
export const isPaidOnLeaving = sql<boolean>`(t.kind is distinct from ${REST_IN_LIEU}
  and (t.leftover = 'pay_out' or t.kind = any(${[...PAID_ON_LEAVING]}::text[])))`

/** What is owed to `employees e`, by type. */
const owedTo = (lastDay?: PlainDate): RawBuilder<unknown> => sql`
  select l.type_id, sum(l.halves - ${sumOf('leave_exits')} - ${sumOf('leave_uses')})::int as halves
  from leave_lots l join leave_types t on t.company_id = l.company_id and t.id = l.type_id
  where l.company_id = e.company_id and l.employee_id = e.id and l.closed_at is null and l.kind <> 'event'
    and l.valid_from <= ${endOf(lastDay)} and t.granted in ('year', 'anniversary', 'hand') and ${isPaidOnLeaving}
    and (t.leftover = 'pay_out' or coalesce(l.expires_on >= ${endOf(lastDay)}, true))
  group by l.type_id having sum(l.halves - ${sumOf('leave_exits')} - ${sumOf('leave_uses')}) > 0`

const endOf = (lastDay: PlainDate | undefined): RawBuilder<unknown> =>
  lastDay === undefined ? sql`e.left_on` : sql`${lastDay}::date`

export const sumOf = (table: 'leave_exits' | 'leave_uses'): RawBuilder<number> => sql`coalesce((select sum(x.halves)
  from ${sql.table(table)} x where x.company_id = l.company_id and x.lot_id = l.id), 0)`

/** A condition on `employees e`: left, and something is owed still. */
export const isOwed = (): RawBuilder<boolean> => sql`exists (${owedTo()})`
