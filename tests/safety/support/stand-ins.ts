// What a filled company could not come to by calls of its own people alone: rows that stand for them.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Client } from '../../support/client.ts'
import type { Product } from '../../support/product.ts'
import { done } from './done.ts'

/** Jobs begin with large runs only; this one stands for them. */
export function leaveJob({ db }: Product, companyId: string, accountId: string, mark: string): Promise<unknown> {
  return db.forCompany(companyId).transaction((tx) =>
    sql`insert into jobs (company_id, id, kind, name, state, input, created_by, roles)
        values (${companyId}, ${randomUUID()}, 'payroll.generate', ${`${mark} job`}, 'done', '{}'::jsonb, ${accountId}, '{}')`.execute(
      tx,
    ),
  )
}

/** One to somebody, one about somebody, and one asked for, which stands for that of whoever signs in as employed. */
export async function leaveLetters(
  { db }: Product,
  { admin, id, people, mark }: { admin: Client; id: string; people: readonly string[]; mark: string },
): Promise<void> {
  const letters = 'api/panel/documents/letter'
  const words = { name: `${mark} letter`, language: 'en', title_en: mark, text_en: `${mark} words` }
  const template = { ...words, audience: 'third_party', on_request: 1 }
  const { id: template_id } = await done(admin.post(`${letters}/template`, template))
  const draft = await done(admin.post(`${letters}/sent`, { ...words, employee_id: people[1] }))
  await done(admin.post(`${letters}/send`, { ids: [draft.id] }))
  const others = { ...words, employee_id: people[2], recipient_name: `${mark} bank` }
  await done(admin.post(`${letters}/3rd/party`, others))
  await db.forCompany(id).transaction((tx) =>
    sql`insert into letter_requests (company_id, id, employee_id, template_id, recipient_name, language, due_on, asked_at)
        values (${id}, ${randomUUID()}, ${people[2]}, ${template_id}, ${`${mark} bank`}, 'en', '2035-01-01', now())`.execute(
      tx,
    ),
  )
}

/** One report, run once. */
export async function leaveReport(admin: Client, mark: string): Promise<void> {
  const reports = 'api/panel/reportGenerator'
  const columns = [{ field: 'staff_id' }, { field: 'full_name' }]
  const definition = { subject: 'people', columns, when: { name: 'today' } }
  const { id: template } = await done(admin.post(`${reports}/template`, { name: `${mark} report`, definition }))
  await done(admin.post(`${reports}/run`, { template }))
}

/** Who asks for a swap works by a confirmed roster and signs in; this one stands for theirs. */
export function leaveSwap(
  { db }: Product,
  companyId: string,
  people: readonly string[],
  mark: string,
): Promise<unknown> {
  return db.forCompany(companyId).transaction((tx) =>
    sql`insert into shift_swaps (company_id, id, employee_id, date, with_employee_id, with_date, cells, reason, status,
          created_at, updated_at)
        values (${companyId}, ${randomUUID()}, ${people[1]}, '2026-12-01', ${people[2]}, '2026-12-01', '[]'::jsonb,
          ${`${mark} swap`}, 'pending', now(), now())`.execute(tx),
  )
}

/** Whoever sends one signs in as somebody employed; this one stands for theirs. */
export function leaveTaxClaim({ db }: Product, companyId: string, people: readonly string[]): Promise<unknown> {
  return db.forCompany(companyId).transaction((tx) =>
    sql`insert into tax_claim_requests (company_id, id, employee_id, year, code, amount, file_id, asked_at)
        values (${companyId}, ${randomUUID()}, ${people[2]}, 2026, 'C5', 10, ${randomUUID()}, now())`.execute(tx),
  )
}

/** Operations make bills, the night by itself; these stand for theirs. */
export function leaveBill({ db }: Product, companyId: string, mark: string): Promise<unknown> {
  const party = JSON.stringify({ name: mark, address: '', tax_number: '' })
  return db.system.transaction(async (tx) => {
    await sql`insert into billing_invoices (company_id, id, country, invoice_no, issued_on, due_on, currency_code,
        subtotal, total, seller, buyer)
      values (${companyId}, ${randomUUID()}, 'MY', ${mark}, '2026-01-01', '2026-01-15', 'MYR', 10, 10, ${party}::jsonb,
        ${party}::jsonb)`.execute(tx)
    await sql`insert into billing_payments (company_id, id, country, receipt_no, paid_on, amount, currency_code, method,
        seller, buyer)
      values (${companyId}, ${randomUUID()}, 'MY', ${mark}, '2026-01-10', 5, 'MYR', 'cash', ${party}::jsonb,
        ${party}::jsonb)`.execute(tx)
  })
}
