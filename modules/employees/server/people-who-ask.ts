/** People as kinds of request need them: whoever asks, whom it is about, and how lists of requests name and find them. */

import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import { prepared } from '#platform/database/server/prepared.ts'
import type { requestQuery } from '#platform/requests/contract-types.ts'

export type PersonWhoAsks = {
  readonly id: string
  readonly full_name: string
  readonly department_id: string | null
  readonly joinedOn: PlainDate
  readonly leftOn: PlainDate | null
}

type Row = Omit<PersonWhoAsks, 'joinedOn' | 'leftOn'> & { readonly joined_on: string; readonly left_on: string | null }
const columns = sql`e.id, e.full_name, e.department_id, e.joined_on, e.left_on`

/** Held until the transaction ends, in the order of their ids: whoever asks for them comes one after the other. */
export async function holdPeople(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonWhoAsks>> {
  const { rows } = await prepared(
    tx,
    sql<Row>`
    select ${columns} from employees e where e.company_id = ${companyId} and e.id = any(${[...ids]}::uuid[])
    order by e.id for no key update`,
  )
  return new Map(rows.map((row) => [row.id, personOf(row)]))
}

/** Whoever signed in; of somebody who was employed more than once, the last time. */
export async function personWhoAsks(tx: Tx, companyId: string, accountId: string): Promise<PersonWhoAsks | undefined> {
  return (await peopleWhoAsk(tx, companyId, [accountId])).get(accountId)
}

/** The same of several, by their accounts. */
export async function peopleWhoAsk(
  tx: Tx,
  companyId: string,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, PersonWhoAsks>> {
  const { rows } = await prepared(
    tx,
    sql<Row & { readonly account_id: string }>`
    select distinct on (e.account_id) e.account_id, ${columns} from employees e
    where e.company_id = ${companyId} and e.account_id = any(${[...accountIds]}::uuid[])
    order by e.account_id, e.joined_on desc`,
  )
  return new Map(rows.map(({ account_id, ...row }) => [account_id, personOf(row)]))
}

/** Those of these accounts whose people nobody holds at this moment; from now on they are held. */
export async function freeAccounts(
  tx: Tx,
  companyId: string,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await prepared(
    tx,
    sql<{ account_id: string }>`
    select account_id from employees where company_id = ${companyId} and account_id = any(${[...accountIds]}::uuid[])
    order by id for no key update skip locked`,
  )
  return new Set(rows.map(({ account_id }) => account_id))
}

/** Of requests `x`: whose they are, by `e` and `d`. */
export const namesOfRequests = sql`e.staff_id, e.full_name, d.name as department`
export const peopleOfRequests = sql`
  join employees e on e.company_id = x.company_id and e.id = x.employee_id
  ${departmentOf()}`

/** What the lists of requests are filtered by, on `x` with `from_date` and `to_date`, completed once the last day is past. */
export const requestsWanted = (query: z.output<typeof requestQuery>, today: string): RawBuilder<unknown> => sql`true
  ${query.status ? standing(query.status, today) : sql``}
  ${query.employee_id ? sql`and x.employee_id = ${query.employee_id}` : sql``}
  ${query.department_id ? sql`and e.department_id = ${query.department_id}` : sql``}
  ${query.from ? sql`and x.to_date >= ${query.from}` : sql``}
  ${query.to ? sql`and x.from_date <= ${query.to}` : sql``}
  ${query.search ? sql`and e.search_text like ${containing(query.search.toLowerCase())}` : sql``}`

function standing(status: string, today: string): RawBuilder<unknown> {
  if (status === 'completed') return sql`and x.status = 'approved' and x.to_date < ${today}`
  return status === 'approved'
    ? sql`and x.status = 'approved' and x.to_date >= ${today}`
    : sql`and x.status = ${status}`
}

const personOf = ({ joined_on, left_on, ...row }: Row): PersonWhoAsks => ({
  ...row,
  joinedOn: plainDateOf(joined_on),
  leftOn: left_on === null ? null : plainDateOf(left_on),
})
