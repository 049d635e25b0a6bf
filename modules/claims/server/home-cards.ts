/** What claims put on first pages: those that wait, those that are to be paid, and one's own drafts. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { counted, type HomeCard, type OwnDue } from '#platform/home/server/home-card.ts'
import { wanted } from './claims/wanted.ts'

const LIST = '/app/application/normalClaim'

export const claimsHome: readonly HomeCard[] = [
  {
    key: 'requests',
    areas: ['claims'],
    read: async (tx, { company, t, today }) =>
      counted(
        t,
        await count(tx, company.companyId, 'pending', today),
        'claims.home.pending',
        `${LIST}?f.status=pending`,
      ),
  },
  {
    key: 'money',
    areas: ['claims'],
    read: async (tx, { company, t, today }) =>
      counted(
        t,
        await count(tx, company.companyId, 'approved', today),
        'claims.home.approved',
        `${LIST}?f.status=approved`,
      ),
  },
]

export const claimsDue: OwnDue = {
  areas: ['claims.own'],
  read: async (tx, { company, employeeId, t }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from claim_drafts
      where company_id = ${company.companyId} and employee_id = ${employeeId}`.execute(tx)
    return counted(t, rows[0]?.count ?? 0, 'claims.home.drafts', '/me/claims')
  },
}

/** As the list counts them. */
async function count(tx: Tx, companyId: string, status: string, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from claims x
      left join approval_requests r on r.company_id = x.company_id and r.id = x.id
    where x.company_id = ${companyId} and ${wanted({ status }, today)}`.execute(tx)
  return rows[0]?.count ?? 0
}
