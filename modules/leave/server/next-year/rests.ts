/** What is left of lots whose time is over, of everybody at once: for a leave year, or for what ended by a day. */

import { type RawBuilder, sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Span } from '../../model/entitlement/leave-year.ts'
import type { Halves } from '../../model/halves.ts'
import type { LeaveType } from '../../model/leave-type.ts'
import { partsOf, type Settled, settled } from '../../model/next-year/settle.ts'
import type { LeaveBook } from '../book.ts'
import { keyOf } from '../ledger/lot-store.ts'
import { groupedBy } from '../ledger/reallocate.ts'
import type { PayMonthOf } from '../pay/pay-month.ts'

export type RestRow = {
  readonly lot_id: string
  readonly employee_id: string
  readonly left_on: PlainDate | null
  readonly type_id: string
  /** Carried on before, or brought along with a last day of its own: it is not carried on again. */
  readonly once: boolean
  readonly expires_on: PlainDate
  /** Neither taken, promised, carried, paid out nor forfeited. */
  readonly left: Halves
  /** Carried on from the account's lots of the same end before. */
  readonly carried_before: Halves
}

export type SettledAccount = {
  readonly employee_id: string
  readonly type: LeaveType
  readonly leftOn: PlainDate | null
  readonly left: Halves
  readonly settled: Settled
  readonly parts: ReturnType<typeof partsOf<RestRow>>
  /** Closed with it, whether anything is left of them or not. */
  readonly lots: readonly RestRow[]
}

/** Types whose years are taken into the next by hand; what the law gives anew each year anyway just ends. */
export const closesByYear = ({ granted, mandated, carry_most, leftover }: LeaveType): boolean =>
  granted === 'year' && !(mandated && carry_most === 0 && leftover === 'forfeit')

/** Whoever leaves with the year or before is paid what is due with the last pay. */
export function restsOfYear(tx: Tx, companyId: string, year: Span, types: readonly LeaveType[]): Promise<RestRow[]> {
  return rests(
    tx,
    companyId,
    types,
    sql`not ${lastsOnce} and l.expires_on between ${year.from} and ${year.to}
      and (e.left_on is null or e.left_on > ${year.to})`,
  )
}

/** Lots that ended before the day and were not settled: those of years of service, and all that lasts once. */
export function restsEnded(tx: Tx, companyId: string, day: PlainDate, types: readonly LeaveType[]): Promise<RestRow[]> {
  return rests(
    tx,
    companyId,
    types,
    sql`l.expires_on < ${day} and l.closed_at is null and (${lastsOnce} or t.granted in ('anniversary', 'hand'))
      and (e.left_on is null or e.left_on >= ${day})`,
  )
}

/** Of `leave_lots l`. */
export const lastsOnce = sql`(l.kind = 'carried' or (l.kind = 'opening' and l.period_from is null))`

async function rests(
  tx: Tx,
  companyId: string,
  types: readonly LeaveType[],
  which: RawBuilder<unknown>,
): Promise<RestRow[]> {
  const { rows } = await sql<RestRow>`
    with used as (
      select lot_id, sum(halves) as halves from leave_uses where company_id = ${companyId} group by lot_id
    ), gone as (
      select lot_id, sum(halves) as halves from leave_exits where company_id = ${companyId} group by lot_id
    ), carried as (
      select c.employee_id, c.type_id, c.expires_on, sum(x.halves) as halves
      from leave_exits x join leave_lots c on c.company_id = x.company_id and c.id = x.lot_id
      where x.company_id = ${companyId} and x.kind = 'carried' group by c.employee_id, c.type_id, c.expires_on
    )
    select l.id as lot_id, l.employee_id, e.left_on, l.type_id, ${lastsOnce} as once, l.expires_on,
      (l.halves - coalesce(g.halves, 0) - coalesce(u.halves, 0))::int as left,
      coalesce(c.halves, 0)::int as carried_before
    from leave_lots l ${personOf('l')}
      join leave_types t on t.company_id = l.company_id and t.id = l.type_id
      left join used u on u.lot_id = l.id left join gone g on g.lot_id = l.id
      left join carried c on c.employee_id = l.employee_id and c.type_id = l.type_id and c.expires_on = l.expires_on
    where l.company_id = ${companyId} and not e.is_service_account and l.type_id = any(${types.map(({ id }) => id)}::uuid[]) and ${which}
    order by l.employee_id, l.type_id, l.expires_on, l.valid_from, l.id`.execute(tx)
  return rows.map((row) => ({
    ...row,
    left_on: row.left_on === null ? null : plainDateOf(row.left_on),
    expires_on: plainDateOf(row.expires_on),
  }))
}

/** Account by account, and by the day on which it ended. What lasts once is not carried on. */
export function settledAccounts(
  rows: readonly RestRow[],
  types: ReadonlyMap<string, LeaveType>,
  { forfeitUpTo }: Pick<LeaveBook, 'forfeitUpTo'>,
): SettledAccount[] {
  const accounts = groupedBy(
    rows,
    ({ employee_id, type_id, once, expires_on }) =>
      `${keyOf({ employeeId: employee_id, typeId: type_id })} ${once} ${expires_on}`,
  )
  return [...accounts.values()].flatMap((lots) => {
    const [first] = lots
    const type = first && types.get(first.type_id)
    if (!first || !type) return []
    const left = lots.reduce((sum, lot) => sum + Math.max(0, lot.left), 0)
    const rule = first.once ? { ...type, carry_most: 0 } : type
    const came = settled(rule, { left, carriedBefore: first.carried_before, smallRest: forfeitUpTo[type.unit] })
    const { employee_id, left_on: leftOn } = first
    return [{ employee_id, type, leftOn, left, settled: came, parts: partsOf(lots, came), lots }]
  })
}

export type PayableAccount = SettledAccount & { readonly payMonth: PlainDate | null }

/** With the month in which each is paid; and those that stay as they are, because no month pays its person any more. */
export function byPayMonth(accounts: readonly SettledAccount[], monthOf: PayMonthOf) {
  const payable: PayableAccount[] = []
  const unpaid: SettledAccount[] = []
  for (const account of accounts) {
    const payMonth = account.settled.paidOut > 0 ? monthOf(account.leftOn) : null
    if (account.settled.paidOut > 0 && payMonth === null) unpaid.push(account)
    else payable.push({ ...account, payMonth })
  }
  return { payable, unpaid }
}
