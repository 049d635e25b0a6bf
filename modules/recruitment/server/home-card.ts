/** Vacancies that are open, and those whose day to close is over, for the first page. */
import { sql } from 'kysely'
import { counted, type HomeCard } from '#platform/home/server/home-card.ts'

export const recruitmentHome: HomeCard = {
  key: 'hiring',
  areas: ['onboarding'],
  read: async (tx, { company, t }) => {
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from vacancies
      where company_id = ${company.companyId} and status = 'open'`.execute(tx)
    return counted(t, rows[0]?.open ?? 0, 'recruitment.home.open', '/app/onboarding/vacancy?tab=open')
  },
}
