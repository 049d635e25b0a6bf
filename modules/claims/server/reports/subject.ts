/** Reports of claims: one row each, by the day on which the money was spent. */
import { sql } from 'kysely'
import { PLACES, personFields } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { fieldsOf, type NamesOf, type ReportSubject } from '#platform/reports/server/report-subject.ts'

const namesOf =
  (table: 'claim_types' | 'claim_categories'): NamesOf =>
  async (tx, companyId) => {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from ${sql.table(table)} where company_id = ${companyId} order by lower(name), id`.execute(tx)
    return rows
  }

export const claimsReport: ReportSubject = {
  key: 'claims',
  word: 'claims.report',
  areas: ['claims'],
  asks: 'span',
  fields: {
    ...personFields,
    ...fieldsOf('claims.report', {
      claim_no: { kind: 'text', sql: sql`c.claim_no` },
      category: { kind: 'text', sql: sql`k.name`, listed: { id: sql`k.id`, names: namesOf('claim_categories') } },
      type: { kind: 'text', sql: sql`t.name`, listed: { id: sql`t.id`, names: namesOf('claim_types') } },
      spent_on: { kind: 'date', sql: sql`c.expense_date` },
      amount: { kind: 'money', sql: sql`c.amount` },
      currency: { kind: 'text', sql: sql`c.currency_code` },
      base_amount: { kind: 'money', sql: sql`c.base_amount` },
      claimable: { kind: 'money', sql: sql`c.claimable_amount` },
      tax: { kind: 'money', sql: sql`c.tax_amount` },
      merchant: { kind: 'text', sql: sql`c.merchant` },
      receipt_no: { kind: 'text', sql: sql`c.receipt_no` },
      note: { kind: 'text', sql: sql`c.note` },
      status: {
        kind: 'choice',
        sql: sql`c.status`,
        choices: ['pending', 'approved', 'paid', 'rejected', 'withdrawn', 'cancelled'],
      },
      method: { kind: 'choice', sql: sql`c.method`, choices: ['payroll', 'bank', 'by_hand', 'advance'] },
      approved_on: { kind: 'date', sql: sql`c.approved_on` },
      paid_on: { kind: 'date', sql: sql`c.paid_on` },
    }),
  },
  order: ['spent_on', 'staff_id'],
  id: sql`c.id`,
  source: async (_tx, { companyId, from, to }) => sql`
    from claims c join claim_types t on t.company_id = c.company_id and t.id = c.type_id
      join claim_categories k on k.company_id = t.company_id and k.id = t.claim_category_id
      ${personOf('c')} ${PLACES}
    where c.company_id = ${companyId} and c.expense_date between ${from}::date and ${to}::date`,
}
