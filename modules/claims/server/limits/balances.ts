/** What people have left of each limit on a day. */
import { sql } from 'kysely'
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { entitledTo, holdsFor, type Limit, limitsOfType, periodOf } from '../../model/limits.ts'
import { typesOf } from '../type-store.ts'
import { booked, type GroupedPerson, groupedPeople, limitRows } from './limit-store.ts'

/** The company's own, then the types' own. */
export async function allLimits(tx: Tx, companyId: string): Promise<Limit[]> {
  return limitsWith(tx, companyId, await typesOf(tx, companyId))
}

/** Where the types are known already. */
export async function limitsWith(
  tx: Tx,
  companyId: string,
  types: Awaited<ReturnType<typeof typesOf>>,
): Promise<Limit[]> {
  const own = await limitRows(tx, companyId)
  return [...own, ...types.flatMap(limitsOfType).map((limit) => ({ ...limit, ...groupOf(types, limit) }))]
}

/** A type is open to the group of its category; its limit concerns nobody else. */
const groupOf = (types: Awaited<ReturnType<typeof typesOf>>, { type_id }: Limit) => {
  const type = types.find(({ id }) => id === type_id)
  return type && !type.is_default_group ? { claim_group_id: type.claim_group_id } : {}
}

export const windowOf = (limit: Limit, day: PlainDate) => ({
  limit_id: limit.id,
  type_id: limit.type_id,
  category_id: limit.category_id,
  ...periodOf(limit.period, day),
})

export type BalanceOf = {
  readonly entitled: Amount
  readonly adjusted: Amount
  readonly used: Amount
  readonly pending: Amount
}
export const leftOf = ({ entitled, adjusted, used, pending }: BalanceOf): Amount => entitled + adjusted - used - pending

type Wanted = { readonly asOf: PlainDate; readonly currency: string; readonly people?: readonly string[] }

export async function balancesOn(tx: Tx, companyId: string, { asOf, currency, people }: Wanted) {
  const limits = await allLimits(tx, companyId)
  const persons = await groupedPeople(tx, companyId, people === undefined ? { on: asOf } : { ids: people })
  const windows = limits.map((limit) => windowOf(limit, asOf))
  const found = new Map(
    (await booked(tx, companyId, windows, { people })).map((row) => [`${row.employee_id} ${row.limit_id}`, row]),
  )
  return persons.flatMap((person) =>
    limits
      .filter((limit) => holdsFor(limit, person.claim_group_id))
      .map((limit) => {
        const days = periodOf(limit.period, asOf)
        const row = found.get(`${person.id} ${limit.id}`)
        const balance = {
          entitled: entitledTo(limit, days, employmentOf(person), currency),
          adjusted: amountOf(row?.adjusted ?? '0'),
          used: amountOf(row?.used ?? '0'),
          pending: amountOf(row?.pending ?? '0'),
        }
        return {
          ...{ employee_id: person.id, staff_id: person.staff_id, full_name: person.full_name },
          ...{ limit_id: limit.id, name: limit.name, period: limit.period },
          ...{ period_from: days.from, period_to: days.to },
          entitled: amountText(balance.entitled),
          adjusted: amountText(balance.adjusted),
          adjusted_used: amountText(amountOf(row?.adjusted_used ?? '0')),
          used: amountText(balance.used),
          pending: amountText(balance.pending),
          left: amountText(leftOf(balance)),
        }
      }),
  )
}

export const employmentOf = ({ joined_on, left_on }: Pick<GroupedPerson, 'joined_on' | 'left_on'>) => ({
  joinedOn: plainDateOf(joined_on),
  leftOn: left_on === null ? null : plainDateOf(left_on),
})

type Entry = {
  on: string
  what: string
  amount: string
  status: string
  said: 'entitled' | 'used' | null
  by: string | null
  limit_id: string
}

/** What stands behind the balances of one person: claims that count, and what HR booked. */
export async function withLedger(
  tx: Tx,
  companyId: string,
  employeeId: string,
  rows: Awaited<ReturnType<typeof balancesOn>>,
  asOf: PlainDate,
) {
  const limits = new Map((await allLimits(tx, companyId)).map((limit) => [limit.id, limit]))
  const { timezone } = await companyFacts(tx, companyId)
  const windows = rows.flatMap(({ limit_id }) => {
    const limit = limits.get(limit_id)
    return limit ? [windowOf(limit, asOf)] : []
  })
  const given = JSON.stringify(windows.map(({ from, to, ...rest }) => ({ ...rest, since: from, until: to })))
  const { rows: entries } = await sql<Entry>`
    with w as (select * from jsonb_to_recordset(${given}::jsonb)
        as w(limit_id uuid, type_id uuid, category_id uuid, since date, until date))
    select w.limit_id, x.expense_date::text as on, x.claim_no as what, (-x.claimable_amount)::numeric(15, 2) as amount,
      x.status, null as said, null as by
    from claims x join claim_types t on t.company_id = x.company_id and t.id = x.type_id
      join w on x.expense_date between w.since and w.until and (w.type_id is null or w.type_id = x.type_id)
        and (w.category_id is null or w.category_id = t.claim_category_id)
    where x.company_id = ${companyId} and x.employee_id = ${employeeId} and x.status in ('pending', 'approved', 'paid')
    union all
    select a.limit_id, (a.at at time zone ${timezone})::date::text, a.reason, a.amount, 'adjusted', a.said, a.by_name
    from claim_adjustments a join w on w.limit_id = a.limit_id and w.since = a.period_from
    where a.company_id = ${companyId} and a.employee_id = ${employeeId}
    order by 2, 3`.execute(tx)
  return rows.map((row) => ({
    ...row,
    ledger: entries.filter(({ limit_id }) => limit_id === row.limit_id).map(({ limit_id: _, ...entry }) => entry),
  }))
}
