/** Tax rates by country and day, and who sends the bills with the numbers that come next. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'

export type TaxRow = {
  readonly id: string
  readonly country: Country
  readonly name: string
  readonly rate: string
  readonly starts_on: string
  readonly entered_by: string
}

export async function taxRows(tx: SystemTx, id?: string): Promise<TaxRow[]> {
  const { rows } = await sql<TaxRow>`
    select id, country, name, rate, starts_on, entered_by from billing_taxes
    where ${id ? sql`id = ${id}` : sql`true`} order by country, starts_on desc`.execute(tx)
  return rows
}

export async function addTaxRow(tx: SystemTx, row: TaxRow): Promise<void> {
  await unlessTaken(
    sql`insert into billing_taxes (id, country, name, rate, starts_on, entered_by)
        values (${row.id}, ${row.country}, ${row.name}, ${row.rate}, ${row.starts_on}, ${row.entered_by})`.execute(tx),
    'starts_on',
    'billing.tax-there',
  )
}

export async function deleteTax(tx: SystemTx, id: string): Promise<void> {
  await sql`delete from billing_taxes where id = ${id}`.execute(tx)
}

/** In force on a day; a rate of nought ends what was before. */
export async function taxOn(tx: SystemTx, country: Country, day: PlainDate): Promise<TaxRow | undefined> {
  const { rows } = await sql<TaxRow>`
    select id, country, name, rate, starts_on, entered_by from billing_taxes
    where country = ${country} and starts_on <= ${day} order by starts_on desc limit 1`.execute(tx)
  const [row] = rows
  return row && !/^0(\.0+)?$/.test(row.rate) ? row : undefined
}

export type SellerRow = {
  readonly country: Country
  readonly name: string
  readonly address: string
  readonly tax_number: string
  readonly pay_to: string
  readonly prefix: string
  readonly due_days: number
  readonly sends_at_once: boolean
  readonly next_invoice: number
  readonly next_receipt: number
}

export async function sellerRows(tx: SystemTx, country?: Country): Promise<SellerRow[]> {
  const { rows } = await sql<SellerRow>`
    select country, name, address, tax_number, pay_to, prefix, due_days, sends_at_once, next_invoice, next_receipt
    from billing_sellers where ${country ? sql`country = ${country}` : sql`true`} order by country`.execute(tx)
  return rows
}

export async function saveSeller(tx: SystemTx, row: SellerRow): Promise<void> {
  await unlessTaken(
    sql`update billing_sellers set name = ${row.name}, address = ${row.address}, tax_number = ${row.tax_number},
          pay_to = ${row.pay_to}, prefix = ${row.prefix}, due_days = ${row.due_days},
          sends_at_once = ${row.sends_at_once}, updated_at = now()
        where country = ${row.country}`.execute(tx),
    'prefix',
    'billing.prefix-taken',
  )
}

/** Held until the transaction ends, so that a number whose bill is rolled back is the next one's. */
export async function takeNumber(tx: SystemTx, country: Country, of: 'invoice' | 'receipt'): Promise<string> {
  const column = sql.ref(`next_${of}`)
  const { rows } = await sql<{ prefix: string; number: number }>`
    update billing_sellers set ${column} = ${column} + 1 where country = ${country}
    returning prefix, ${column} - 1 as number`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`nobody sends bills in ${country}`)
  return numbered(row.prefix, row.number, of)
}

export const numbered = (prefix: string, number: number, of: 'invoice' | 'receipt'): string =>
  `${prefix}${of === 'receipt' ? 'R' : ''}${String(number).padStart(6, '0')}`
