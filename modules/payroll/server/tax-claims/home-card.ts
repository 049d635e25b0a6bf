/** Tax claims that wait for somebody to decide, for the first page. */
import { sql } from 'kysely'
import { counted, type HomeCard } from '#platform/home/server/home-card.ts'

export const taxClaimsHome: HomeCard = {
  key: 'money',
  areas: ['payroll.reports'],
  read: async (tx, { company, t }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from tax_claim_requests
      where company_id = ${company.companyId} and state = 'waiting'`.execute(tx)
    return counted(t, rows[0]?.count ?? 0, 'payroll.home.tax-claims', '/app/payroll/tax-claims')
  },
}
