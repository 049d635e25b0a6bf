/**
 * Bills that are due, made once each: whoever makes them holds the company's account, and a period that was billed is
 * in the book. People are counted as they took a place on the day that counts.
 */
import { sql } from 'kysely'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { companyFacts, companyLetterhead } from '#modules/company/server/public.ts'
import { placesTakenOn } from '#modules/employees/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'
import { type BillLine, linesOf, totalsOf } from '../model/bill-lines.ts'
import { type DueBill, dueBills } from '../model/due-bills.ts'
import { type BillRow, billById, billedKeys, insertBill, type Party } from './bill-store.ts'
import { companyPlanRows } from './company-plan-store.ts'
import { sellerRows, takeNumber, taxOn } from './rates-store.ts'

type When = { readonly today: PlainDate; readonly now: Date }

/** Of a company whose account is held: all that are due, or the one of that month that has none standing. */
export async function makeDue(tx: SystemTx, companyId: string, when: When, month?: string): Promise<BillRow[]> {
  const plans = await companyPlanRows(tx, { companyId })
  const billed = await billedKeys(tx, companyId, month !== undefined)
  const due = dueBills(plans, when.today).filter(
    ({ key }) => !billed.has(key) && (month === undefined || key === `month:${month}`),
  )
  if (due.length === 0) return []
  const company = await companyFacts(tx.of(companyId), companyId)
  const days = [...new Set(due.flatMap(({ spans }) => spans.map(({ countedOn }) => countedOn)))]
  const heads = await placesTakenOn(tx.of(companyId), company, days)
  const made: BillRow[] = []
  for (const bill of due) {
    const lines = bill.spans.flatMap((span) => linesOf(span, heads.get(span.countedOn) ?? 0))
    const row = lines.length > 0 ? await issue(tx, companyId, { ...when, bill, lines }) : undefined
    if (row) made.push(row)
  }
  return made
}

type Issue = When & {
  readonly lines: readonly BillLine[]
  readonly bill?: DueBill
  readonly dueOn?: PlainDate | undefined
  readonly note?: string
  readonly hasTax?: boolean
}

/** One bill with the next number of its country; a bill of nothing is paid as it is made. */
export async function issue(tx: SystemTx, companyId: string, given: Issue): Promise<BillRow | undefined> {
  const { today, now, lines, bill, note = '', hasTax = true } = given
  const company = await companyFacts(tx.of(companyId), companyId)
  const { country, currency } = company
  const [seller] = await sellerRows(tx, country)
  if (!seller) return undefined
  const tax = hasTax ? await taxOn(tx, country, today) : undefined
  const totals = totalsOf(lines, tax?.rate ?? null, currency)
  const id = newId(now.getTime())
  const isNothing = totals.total === '0.00'
  await insertBill(
    tx,
    {
      ...{ company_id: companyId, id, country, invoice_no: await takeNumber(tx, country, 'invoice') },
      ...{ bill_key: bill?.key ?? null, period_from: bill?.from ?? null, period_to: bill?.to ?? null },
      ...{ issued_on: today, due_on: given.dueOn ?? addDays(today, seller.due_days), currency_code: currency },
      ...{ ...totals, tax_name: tax?.name ?? null, tax_rate: tax?.rate ?? null, note },
      ...{ status: isNothing ? 'paid' : 'unpaid', paid_on: isNothing ? today : null },
      seller: sellerParty(seller),
      buyer: await buyerOf(tx.of(companyId), companyId),
    },
    lines,
  )
  return billById(tx, id)
}

export const sellerParty = ({ name, address, tax_number, pay_to }: Required<Party>): Party => ({
  name,
  address,
  tax_number,
  pay_to,
})

/** As the company calls itself on this day. */
export async function buyerOf(tx: Tx, companyId: string): Promise<Party> {
  const { name, registrationNumber } = await companyFacts(tx, companyId)
  const { address } = await companyLetterhead(tx, companyId)
  return { name, address: address ?? '', tax_number: registrationNumber ?? '' }
}

/** What it owes by today. */
export async function owed(tx: SystemTx | Tx, companyId: string, today: PlainDate) {
  const { rows } = await sql<{ open: string; overdue: string }>`
    select coalesce(sum(total - paid), 0)::numeric(15, 2) as open,
      coalesce(sum(total - paid) filter (where due_on < ${today}), 0)::numeric(15, 2) as overdue
    from billing_invoices where company_id = ${companyId} and status = 'unpaid'`.execute(tx)
  return rows[0] ?? { open: '0.00', overdue: '0.00' }
}
