/** Payments of claims: which claims each holds, and who has an account to be paid to. */

import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type PaymentRow = {
  readonly id: string
  readonly number: string
  readonly status: 'draft' | 'paid'
  readonly pay_on: PlainDate
  readonly paid_on: PlainDate | null
  readonly reference: string | null
  readonly total: string
  readonly people: number
  readonly created_at: string
  readonly created_by: string
}

export async function paymentRows(tx: Tx, companyId: string, id?: string): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select p.id, p.number, p.status, p.pay_on, p.paid_on, p.reference, p.created_at, p.created_by_name as created_by,
      coalesce(s.total, 0)::numeric(15, 2) as total, coalesce(s.people, 0)::int as people
    from claim_payments p left join lateral (
      select sum(x.claimable_amount - x.covered_amount) as total, count(distinct x.employee_id) as people from claims x
      where x.company_id = p.company_id and x.payment_id = p.id) s on true
    where p.company_id = ${companyId} ${id === undefined ? sql`` : sql`and p.id = ${id}`}
    order by p.pay_on desc, p.id desc`.execute(tx)
  return rows
}

/** Held until the transaction ends. */
export async function heldPayment(tx: Tx, companyId: string, id: string): Promise<PaymentRow | undefined> {
  await sql`select from claim_payments where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return (await paymentRows(tx, companyId, id))[0]
}

export type PaymentLine = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly amount: string
  readonly claims: { id: string; claim_no: string; amount: string }[]
  readonly missing: 'bank_account' | null
}

export async function linesOf(tx: Tx, companyId: string, paymentId: string): Promise<PaymentLine[]> {
  const { rows } = await sql<PaymentLine>`
    select e.id as employee_id, e.staff_id, e.full_name, sum(x.claimable_amount - x.covered_amount)::numeric(15, 2) as amount,
      jsonb_agg(jsonb_build_object('id', x.id, 'claim_no', x.claim_no, 'amount', (x.claimable_amount - x.covered_amount)::text)
        order by x.expense_date, x.id) as claims,
      case when b.id is null then 'bank_account' end as missing
    from claims x ${personOf('x')}
      left join employee_bank_accounts b
        on b.company_id = e.company_id and b.employee_id = e.id and b.preferred
    where x.company_id = ${companyId} and x.payment_id = ${paymentId}
    group by e.id, e.staff_id, e.full_name, b.id order by e.staff_id`.execute(tx)
  return rows
}

/** Approved, not paid with the month's pay, and in no payment; held until the transaction ends. */
export async function heldPayable(tx: Tx, companyId: string, ids: readonly string[] | undefined): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from claims where company_id = ${companyId} and status = 'approved' and method = 'bank'
      and payment_id is null and claimable_amount > covered_amount
      ${ids === undefined ? sql`` : sql`and id = any(${[...ids]}::uuid[])`}
    order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function putInto(tx: Tx, companyId: string, paymentId: string | null, ids: readonly string[]) {
  await sql`update claims set payment_id = ${paymentId}
            where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

type NewPayment = {
  readonly id: string
  readonly number: string
  readonly pay_on: PlainDate
  readonly created_by: string
  readonly created_by_name: string
  readonly created_at: string
}

export async function insertPayment(tx: Tx, companyId: string, payment: NewPayment): Promise<void> {
  await tx
    .insertInto('claim_payments')
    .values({ company_id: companyId, status: 'draft', ...payment })
    .execute()
}

type Made = { readonly paid_on: PlainDate; readonly reference: string | null; readonly now: Date }

export async function markPaid(
  tx: Tx,
  companyId: string,
  { id, claims }: { readonly id: string; readonly claims: readonly string[] },
  { paid_on, reference, now }: Made,
): Promise<void> {
  await sql`
    update claims set status = 'paid', paid_on = ${paid_on}, reference = ${reference}, updated_at = ${now.toISOString()}
    where company_id = ${companyId} and id = any(${[...claims]}::uuid[])`.execute(tx)
  await sql`
    update claim_payments set status = 'paid', paid_on = ${paid_on}, reference = ${reference}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** Its claims wait for the next one. */
export async function deletePayment(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`update claims set payment_id = null where company_id = ${companyId} and payment_id = ${id}`.execute(tx)
  await sql`delete from claim_payments where company_id = ${companyId} and id = ${id}`.execute(tx)
}
