/** Travel that waits for a decision, for the first page. */
import { sql } from 'kysely'
import { counted, type HomeCard } from '#platform/home/server/home-card.ts'

export const travelHome: HomeCard = {
  key: 'requests',
  areas: ['travel'],
  read: async (tx, { company, t }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from travel_requests where company_id = ${company.companyId} and status = 'pending'`.execute(
      tx,
    )
    return counted(t, rows[0]?.count ?? 0, 'travel.home.pending', '/app/application/travel?f.status=pending')
  },
}
