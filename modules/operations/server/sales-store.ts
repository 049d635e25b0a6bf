/** Partners that sell, and which company each looks after from when. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { keptList } from './kept-list.ts'

export const partners = keptList({
  table: 'sales_companies',
  fields: ['name', 'country', 'contact_name', 'email', 'phone', 'note', 'is_active'],
  noted: 'operations.partner',
  nameOf: ({ name }) => name,
  order: sql`not is_active, lower(name)`,
  taken: { field: 'name', word: 'operations.partner-there' },
})

export const clients = keptList({
  table: 'sales_company_clients',
  fields: ['sales_company_id', 'company_id', 'starts_on', 'ends_on', 'note'],
  noted: 'operations.assignment',
  nameOf: ({ company_id, starts_on }) => `${company_id} ${starts_on}`,
  order: sql`starts_on desc, id`,
  taken: { field: 'starts_on', word: 'operations.looked-after' },
})

export const clientsOf = (tx: SystemTx, partnerId: string) => clients.rows(tx, sql`sales_company_id = ${partnerId}`)

export const clientsToday = (tx: SystemTx, today: PlainDate) =>
  clients.rows(tx, sql`starts_on <= ${today} and (ends_on is null or ends_on >= ${today})`)

/** Until the transaction ends nobody else says who looks after it. */
export async function partnersOfCompany(tx: SystemTx, companyId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`partner of ${companyId}`}, 0))`.execute(tx)
  return clients.rows(tx, sql`company_id = ${companyId}`)
}
