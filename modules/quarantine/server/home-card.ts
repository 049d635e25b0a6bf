/** Quarantines that wait for a decision, for the first page. */
import { sql } from 'kysely'
import { counted, type HomeCard } from '#platform/home/server/home-card.ts'

export const quarantineHome: HomeCard = {
  key: 'requests',
  areas: ['quarantine'],
  read: async (tx, { company: { companyId }, t }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from quarantine_requests
      where company_id = ${companyId} and status = 'pending'`.execute(tx)
    return counted(t, rows[0]?.count ?? 0, 'quarantine.home.pending', '/app/quarantine?f.status=pending')
  },
}
