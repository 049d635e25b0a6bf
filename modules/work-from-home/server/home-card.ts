/** Days at home that wait for a decision, for the first page. */
import { sql } from 'kysely'
import { counted, type HomeCard } from '#platform/home/server/home-card.ts'

export const wfhHome: HomeCard = {
  key: 'requests',
  areas: ['workFromHome'],
  read: async (tx, { company, t }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from wfh_requests where company_id = ${company.companyId} and status = 'pending'`.execute(
      tx,
    )
    return counted(t, rows[0]?.count ?? 0, 'wfh.home.pending', '/app/application/wfh?f.status=pending')
  },
}
