/** Papers of people here that run out soon, for the first page of those who keep them. */
import { mayEnter } from '#access/enter.ts'
import { addDays } from '#kernel/plain-date.ts'
import type { HomeCard } from '#platform/home/server/home-card.ts'
import { papersEnding } from './expiry/papers-due.ts'

const SOON_DAYS = 60

export const papersHome: HomeCard = {
  key: 'papers',
  // Whoever recruits reads that a paper ends, and whose; the paper itself is HR's.
  areas: ['employee.file', 'employee.create'],
  read: async (tx, { company, session, today, t }) =>
    (await papersEnding(tx, company.companyId, { from: today, to: addDays(today, SOON_DAYS) })).map((paper) => ({
      text: t('employees.home.paper', { name: paper.full_name, paper: paper.name }),
      on: paper.expires_on,
      to: `/app/employee/profile/${paper.employee_id}${mayEnter(session, 'employee.file') ? '?tab=documents' : ''}`,
    })),
}
