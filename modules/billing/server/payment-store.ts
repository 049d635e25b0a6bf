/** Payments, and the bills they count for; what is paid of a bill is the sum of its shares. */
import { type RawBuilder, sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import type { PageWanted } from '#kernel/paging.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'
import type { paymentMethods, paymentStandings } from '../contract/types.ts'
import type { Share } from '../model/shares.ts'
import { holding, type Party } from './bill-store.ts'
import { type Listed, pageOf } from './listed.ts'
import { read } from './plan-store.ts'

export type PaymentRow = {
  readonly company_id: string
  readonly id: string
  readonly country: Country
  readonly receipt_no: string
  readonly paid_on: string
  readonly amount: string
  readonly currency_code: string
  readonly method: (typeof paymentMethods)[number]
  readonly reference: string
  readonly note: string
  readonly seller: Party
  readonly buyer: Party
  readonly taken_back_reason: string | null
  readonly shares: readonly (Share & { readonly invoice_no: string })[]
}

type Stored = Omit<PaymentRow, 'shares' | 'seller' | 'buyer'> & {
  readonly shares: string | PaymentRow['shares']
  readonly seller: string | Party
  readonly buyer: string | Party
}

/** Conditions on `billing_payments p`; the newest first. */
export async function paymentRows(
  tx: SystemTx | Tx,
  where: RawBuilder<unknown>,
  page?: PageWanted | undefined,
): Promise<PaymentRow[]> {
  const { rows } = await sql<Stored>`
    select p.company_id, p.id, p.country, p.receipt_no, p.paid_on, p.amount, p.currency_code, p.method, p.reference,
      p.note, p.seller, p.buyer, p.taken_back_reason,
      coalesce((select json_agg(json_build_object('invoice_id', s.invoice_id, 'invoice_no', i.invoice_no,
          'amount', s.amount::text) order by i.issued_on, i.id)
        from billing_payment_shares s
        join billing_invoices i on i.company_id = s.company_id and i.id = s.invoice_id
        where s.company_id = p.company_id and s.payment_id = p.id), '[]'::json) as shares
    from billing_payments p where ${where} order by p.paid_on desc, p.id desc ${pageOf(page)}`.execute(tx)
  return rows.map((row) => ({
    ...row,
    shares: read<PaymentRow['shares']>(row.shares),
    seller: read<Party>(row.seller),
    buyer: read<Party>(row.buyer),
  }))
}

export const paymentById = async (tx: SystemTx, id: string): Promise<PaymentRow | undefined> =>
  (await paymentRows(tx, sql`p.id = ${id}`))[0]

export async function insertPayment(
  tx: SystemTx,
  { shares: _, taken_back_reason: __, seller, buyer, ...columns }: PaymentRow,
): Promise<void> {
  await bulkInsert(tx, 'billing_payments', [
    { ...columns, seller: JSON.stringify(seller), buyer: JSON.stringify(buyer) },
  ])
}

export async function savePayment(
  tx: SystemTx,
  { company_id, id, method, reference, note }: Pick<PaymentRow, 'company_id' | 'id' | 'method' | 'reference' | 'note'>,
): Promise<void> {
  await sql`update billing_payments set method = ${method}, reference = ${reference}, note = ${note}
            where company_id = ${company_id} and id = ${id}`.execute(tx)
}

export async function markTakenBack(tx: SystemTx, row: PaymentRow, reason: string, now: Date): Promise<void> {
  await sql`update billing_payments set taken_back_at = ${now.toISOString()}, taken_back_reason = ${reason}
            where company_id = ${row.company_id} and id = ${row.id}`.execute(tx)
}

/** Exactly these from now on; the bills before and after stand as they are then paid. */
export async function setShares(
  tx: SystemTx,
  payment: Pick<PaymentRow, 'company_id' | 'id' | 'shares'>,
  shares: readonly Share[],
): Promise<void> {
  const { company_id, id } = payment
  await sql`delete from billing_payment_shares where company_id = ${company_id} and payment_id = ${id}`.execute(tx)
  await bulkInsert(
    tx,
    'billing_payment_shares',
    shares.map(({ invoice_id, amount }) => ({ company_id, payment_id: id, invoice_id, amount })),
  )
  await settleBills(
    tx,
    company_id,
    [...payment.shares, ...shares].map(({ invoice_id }) => invoice_id),
  )
}

/** Payments no longer count for this bill; they stay, with what is left of them. */
export async function dropSharesOf(tx: SystemTx, companyId: string, invoiceId: string): Promise<void> {
  await sql`delete from billing_payment_shares where company_id = ${companyId} and invoice_id = ${invoiceId}`.execute(
    tx,
  )
  await settleBills(tx, companyId, [invoiceId])
}

async function settleBills(tx: SystemTx, companyId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update billing_invoices i set paid = s.paid, status = case when s.paid = i.total then 'paid' else 'unpaid' end,
      paid_on = case when s.paid = i.total then s.last end
    from (select b.id, coalesce(sum(h.amount), 0) as paid, max(p.paid_on) as last
      from billing_invoices b
      left join billing_payment_shares h on h.company_id = b.company_id and h.invoice_id = b.id
      left join billing_payments p on p.company_id = h.company_id and p.id = h.payment_id
      where b.company_id = ${companyId} and b.id = any(${[...new Set(ids)]}::uuid[]) group by b.id) s
    where i.company_id = ${companyId} and i.id = s.id and i.status <> 'void'`.execute(tx)
}

/** Paid, and not set against any bill. */
export async function creditOf(tx: Tx, companyId: string): Promise<string> {
  const { rows } = await sql<{ credit: string }>`
    select coalesce(sum(p.amount - coalesce(s.shared, 0)), 0)::numeric(15, 2) as credit
    from billing_payments p
    left join (select payment_id, sum(amount) as shared from billing_payment_shares where company_id = ${companyId}
      group by payment_id) s on s.payment_id = p.id
    where p.company_id = ${companyId} and p.taken_back_at is null`.execute(tx)
  return rows[0]?.credit ?? '0.00'
}

const STANDING = sql`p.taken_back_at is null`

type PaymentsWanted = {
  readonly companyId?: string | undefined
  readonly standing?: (typeof paymentStandings)[number] | undefined
  readonly search?: string | undefined
}

const standingAs: Readonly<Record<(typeof paymentStandings)[number], RawBuilder<unknown>>> = {
  recorded: STANDING,
  left: sql`${STANDING} and p.amount > (select coalesce(sum(s.amount), 0) from billing_payment_shares s
    where s.company_id = p.company_id and s.payment_id = p.id)`,
  gone: sql`p.taken_back_at is not null`,
}

/** Of a list of payments the page that is wanted, and how many there are in all. */
export async function paymentsListed(
  tx: SystemTx,
  { companyId, standing, search }: PaymentsWanted,
  page: PageWanted | undefined,
): Promise<Listed<PaymentRow>> {
  const all = sql.join(
    [
      companyId ? sql`p.company_id = ${companyId}` : sql`true`,
      standing ? standingAs[standing] : sql`true`,
      holding(search, sql`p.receipt_no`, sql`p.buyer`),
    ],
    sql` and `,
  )
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from billing_payments p where ${all}`.execute(tx)
  return { rows: await paymentRows(tx, all, page), total: rows[0]?.total ?? 0 }
}

/** A company's own, without what was taken back; or one of them. */
export const standingPayments = (tx: Tx, companyId: string, id?: string): Promise<PaymentRow[]> =>
  paymentRows(tx, sql`p.company_id = ${companyId} and ${STANDING} and ${id ? sql`p.id = ${id}` : sql`true`}`)

/** That count for a bill, the newest first. */
export const paymentsOfBill = (
  tx: SystemTx | Tx,
  { company_id, id }: { readonly company_id: string; readonly id: string },
): Promise<PaymentRow[]> =>
  paymentRows(
    tx,
    sql`p.company_id = ${company_id} and ${STANDING} and exists (select from billing_payment_shares s
      where s.company_id = p.company_id and s.payment_id = p.id and s.invoice_id = ${id})`,
  )
