/** Bills with their lines, as they were made: nothing of them is reckoned again. */
import { type RawBuilder, sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import type { PageWanted } from '#kernel/paging.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'
import { billStatuses } from '../contract/types.ts'
import type { BillLine } from '../model/bill-lines.ts'
import type { AccountType } from './account-store.ts'
import { type Listed, pageOf } from './listed.ts'
import { read } from './plan-store.ts'

export type Party = {
  readonly name: string
  readonly address: string
  readonly tax_number: string
  readonly pay_to?: string
}
export type BillRow = {
  readonly company_id: string
  readonly id: string
  readonly country: Country
  readonly invoice_no: string
  readonly bill_key: string | null
  readonly period_from: string | null
  readonly period_to: string | null
  readonly issued_on: string
  readonly due_on: string
  readonly currency_code: string
  readonly subtotal: string
  readonly tax_name: string | null
  readonly tax_rate: string | null
  readonly tax: string
  readonly total: string
  readonly paid: string
  readonly status: 'unpaid' | 'paid' | 'void'
  readonly paid_on: string | null
  readonly note: string
  readonly seller: Party
  readonly buyer: Party
  readonly void_reason: string | null
  readonly sent_at: string | null
  readonly reminded_on: string | null
  readonly reminders: number
  readonly account_type: AccountType
}

type StatusOnDay = (typeof billStatuses)[number]
type Stored = Omit<BillRow, 'seller' | 'buyer'> & { readonly seller: string | Party; readonly buyer: string | Party }

/** Conditions on `billing_invoices i`; the newest first. */
export async function billRows(
  tx: SystemTx | Tx,
  where: RawBuilder<unknown>,
  page?: PageWanted | undefined,
): Promise<BillRow[]> {
  const { rows } = await sql<Stored>`
    select i.company_id, i.id, i.country, i.invoice_no, i.bill_key, i.period_from, i.period_to, i.issued_on, i.due_on,
      i.currency_code, i.subtotal, i.tax_name, i.tax_rate, i.tax, i.total, i.paid, i.status, i.paid_on, i.note,
      i.seller, i.buyer, i.void_reason, i.sent_at, i.reminded_on, i.reminders,
      coalesce(a.account_type, 'trial') as account_type
    from billing_invoices i left join billing_accounts a on a.company_id = i.company_id
    where ${where} order by i.issued_on desc, i.id desc ${pageOf(page)}`.execute(tx)
  return rows.map((row) => ({ ...row, seller: read<Party>(row.seller), buyer: read<Party>(row.buyer) }))
}

export const billById = async (tx: SystemTx, id: string): Promise<BillRow | undefined> =>
  (await billRows(tx, sql`i.id = ${id}`))[0]

export type LineRow = BillLine & { readonly invoice_id: string }

export async function lineRows(tx: SystemTx | Tx, companyId: string, ids: readonly string[]): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select invoice_id, kind, text, plan_name, from_day, to_day, days, of_days, heads, first_head, last_head, quantity,
      unit_price, amount
    from billing_invoice_lines
    where company_id = ${companyId} and invoice_id = any(${[...ids]}::uuid[]) order by invoice_id, position`.execute(tx)
  return rows
}

export type NewBill = Pick<
  BillRow,
  | 'company_id'
  | 'id'
  | 'country'
  | 'invoice_no'
  | 'bill_key'
  | 'period_from'
  | 'period_to'
  | 'issued_on'
  | 'due_on'
  | 'currency_code'
  | 'subtotal'
  | 'tax_name'
  | 'tax_rate'
  | 'tax'
  | 'total'
  | 'status'
  | 'paid_on'
  | 'note'
  | 'seller'
  | 'buyer'
>

export async function insertBill(tx: SystemTx, bill: NewBill, lines: readonly BillLine[]): Promise<void> {
  const { seller, buyer, ...columns } = bill
  await bulkInsert(tx, 'billing_invoices', [
    { ...columns, seller: JSON.stringify(seller), buyer: JSON.stringify(buyer) },
  ])
  const { company_id, id: invoice_id } = bill
  await bulkInsert(
    tx,
    'billing_invoice_lines',
    lines.map((line, position) => ({ company_id, invoice_id, position, ...line })),
  )
}

/** Of periods that were billed; voided ones too, unless `standing`. */
export async function billedKeys(tx: SystemTx, companyId: string, standing = false): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ bill_key: string }>`
    select bill_key from billing_invoices where company_id = ${companyId} and bill_key is not null
      and ${standing ? sql`status <> 'void'` : sql`true`}`.execute(tx)
  return new Set(rows.map(({ bill_key }) => bill_key))
}

type BillChange = {
  readonly due_on?: string
  readonly note?: string
  readonly status?: 'void'
  readonly void_reason?: string
  readonly voided_at?: string
  readonly sent_at?: string
  readonly reminded_on?: string
  readonly reminders?: number
}

export async function changeBill(tx: SystemTx, { company_id, id }: BillRow, change: BillChange): Promise<void> {
  const set = Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  if (set.length === 0) return
  await sql`update billing_invoices set ${sql.join(set)} where company_id = ${company_id} and id = ${id}`.execute(tx)
}

const ofCompany = (companyId: string | undefined) => (companyId ? sql`i.company_id = ${companyId}` : sql`true`)

export type BillsWanted = {
  readonly companyId?: string | undefined
  readonly status?: StatusOnDay | undefined
  readonly search?: string | undefined
}

/** Of a list of bills the page that is wanted, and how many there are in all. */
export async function billsListed(
  tx: SystemTx,
  { companyId, status, search }: BillsWanted,
  { today, page }: { readonly today: PlainDate; readonly page: PageWanted | undefined },
): Promise<Listed<BillRow>> {
  const all = sql.join(
    [
      ofCompany(companyId),
      status ? ofStatus(status, today) : sql`true`,
      holding(search, sql`i.invoice_no`, sql`i.buyer`),
    ],
    sql` and `,
  )
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from billing_invoices i where ${all}`.execute(tx)
  return { rows: await billRows(tx, all, page), total: rows[0]?.total ?? 0 }
}

/** Whose number or company's name holds the text. */
export function holding(
  search: string | undefined,
  number: RawBuilder<unknown>,
  buyer: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (!search) return sql`true`
  return sql`(position(lower(${search}) in lower(${number})) > 0
    or position(lower(${search}) in lower(${buyer} ->> 'name')) > 0)`
}

/** Of all companies, or of one. */
export const allBills = (tx: SystemTx | Tx, companyId?: string): Promise<BillRow[]> =>
  billRows(tx, ofCompany(companyId))

/** The oldest first. */
export async function openBills(tx: SystemTx, companyId: string): Promise<BillRow[]> {
  return (await billRows(tx, sql`${ofCompany(companyId)} and i.status = 'unpaid'`)).toReversed()
}

export const billOfCompany = async (tx: Tx, companyId: string, id: string): Promise<BillRow | undefined> =>
  (await billRows(tx, sql`${ofCompany(companyId)} and i.id = ${id}`))[0]

/** `x`: a company, a state by the day, or all. */
export function billsWanted(tx: SystemTx, x: string, today: PlainDate): Promise<BillRow[]> {
  const status = billStatuses.find((one) => one === x)
  return billRows(tx, status ? ofStatus(status, today) : ofCompany(x === 'all' ? undefined : x))
}

function ofStatus(status: StatusOnDay, today: PlainDate): RawBuilder<unknown> {
  if (status === 'overdue') return sql`i.status = 'unpaid' and i.due_on < ${today}`
  return status === 'unpaid' ? sql`i.status = 'unpaid' and i.due_on >= ${today}` : sql`i.status = ${status}`
}

type Owed = { readonly open: string; readonly overdue: string }

/** What each company owes by today. */
export async function owedByCompany(
  tx: SystemTx,
  companyIds: readonly string[],
  today: PlainDate,
): Promise<ReadonlyMap<string, Owed>> {
  const { rows } = await sql<Owed & { company_id: string }>`
    select company_id, sum(total - paid)::numeric(15, 2) as open,
      coalesce(sum(total - paid) filter (where due_on < ${today}), 0)::numeric(15, 2) as overdue
    from billing_invoices
    where status = 'unpaid' and company_id = any(${[...companyIds]}::uuid[]) group by company_id`.execute(tx)
  return new Map(rows.map((row) => [row.company_id, row]))
}
