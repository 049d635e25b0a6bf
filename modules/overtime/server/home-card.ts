/** Overtime that waits for a decision, for the first page. */
import { sql } from 'kysely'
import { counted, type HomeCard } from '#platform/home/server/home-card.ts'

export const overtimeHome: HomeCard = {
  key: 'requests',
  areas: ['overtime'],
  read: async (tx, { company, t }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from overtime_claims where company_id = ${company.companyId} and status = 'pending'`.execute(
      tx,
    )
    return counted(t, rows[0]?.count ?? 0, 'overtime.home.pending', '/app/application/overtimeClaim?f.status=pending')
  },
}
