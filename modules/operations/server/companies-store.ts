/** The companies as operations see them: their names and what they may use, never what is in them. */

import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { employedBetween } from '#modules/employees/server/public-sql.ts'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'

export type OperatedRow = {
  id: string
  name: string
  country: string
  status: 'active' | 'disabled'
  is_rms: boolean
  package: string
  currency_code: string
  headcount: number
  headcount_limit: number
  modules: number
  features: number
  created_at: string
}

export type Wanted = {
  readonly search?: string
  readonly id?: string
  readonly ids?: readonly string[]
  readonly limit?: number
  readonly offset?: number
}

export async function operatedRows(tx: SystemTx, today: PlainDate, wanted: Wanted = {}) {
  const { search, id, ids, limit, offset = 0 } = wanted
  const like = search ? containing(search.toLowerCase()) : undefined
  const one = id ? sql`c.id = ${id}` : ids ? sql`c.id = any(${[...ids]}::uuid[])` : sql`true`
  const where = sql`${one} and ${like ? sql`lower(c.name) like ${like}` : sql`true`}`
  const { rows } = await sql<OperatedRow>`
    select c.id, c.name, c.country, c.state as status, c.is_rms, c.package, c.currency_code, c.headcount_limit,
      c.created_at,
      (select count(*) from employees e where e.company_id = c.id and not e.is_service_account and ${employedBetween(today, today)}) as headcount,
      (select count(*) from company_modules m where m.company_id = c.id) as modules,
      (select count(*) from company_features f where f.company_id = c.id) as features
    from companies c where ${where} order by lower(c.name), c.id
    ${limit === undefined ? sql`` : sql`limit ${limit} offset ${offset}`}`.execute(tx)
  return rows
}

export async function countCompanies(tx: SystemTx, search: string | undefined): Promise<number> {
  const like = containing((search ?? '').toLowerCase())
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from companies where lower(name) like ${like}`.execute(tx)
  return rows[0]?.total ?? 0
}

/** Held until the transaction ends: two operators change one company one after the other. */
export async function lockCompany(tx: SystemTx, id: string): Promise<boolean> {
  const { rows } = await sql`select from companies where id = ${id} for no key update`.execute(tx)
  return rows.length > 0
}

export type CompanySwitch = {
  status?: 'active' | 'disabled'
  is_rms?: boolean
  package?: string
  headcount_limit?: number
  /** Nobody is added while it is. */
  is_suspended?: boolean
}

export async function saveCompany(tx: Tx, id: string, { status, ...columns }: CompanySwitch): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ ...columns, ...(status && { state: status }) })
    .where('id', '=', id)
    .execute()
}

export async function enabledOf(tx: SystemTx, kind: 'module' | 'feature', companyId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(`${kind}_id`)} as id from ${sql.table(tableOf(kind))}
    where company_id = ${companyId} order by 1`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Exactly these, from now on. */
export async function enable(tx: SystemTx, kind: 'module' | 'feature', companyId: string, ids: readonly number[]) {
  const table = sql.table(tableOf(kind))
  const column = sql.ref(`${kind}_id`)
  await sql`delete from ${table} where company_id = ${companyId} and not (${column} = any(${ids}::integer[]))`.execute(
    tx,
  )
  await sql`insert into ${table} (company_id, ${column}) select ${companyId}, unnest(${ids}::integer[])
    on conflict do nothing`.execute(tx)
}

const tableOf = (kind: 'module' | 'feature') => (kind === 'module' ? 'company_modules' : 'company_features')

/** Of a company that opens. */
export async function setTimezone(tx: Tx, id: string, zone: string): Promise<void> {
  await tx.updateTable('companies').set({ timezone_key: zone }).where('id', '=', id).execute()
}
