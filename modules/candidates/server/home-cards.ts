/** What recruiting puts on first pages: who applied and waits, who is to be interviewed, whose offer is out. */
import { sql } from 'kysely'
import { addDays } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { counted, type HomeCard, type OwnDue } from '#platform/home/server/home-card.ts'
import { candidatesOf } from './candidate-store.ts'

const AHEAD_DAYS = 14

export const candidatesHome: HomeCard = {
  key: 'hiring',
  areas: ['onboarding'],
  read: async (tx, { company, t }) => {
    const active = await candidatesOf(tx, company.companyId, { active: true })
    const of = (status: string) => active.filter((one) => one.status === status).length
    const tab = (status: string) => `/app/onboarding/candidates?tab=${status}`
    return [
      ...counted(t, of('applied'), 'candidates.home.applied', tab('applied')),
      ...counted(t, of('pendingInterview'), 'candidates.home.interview', tab('pendingInterview')),
      ...counted(t, of('offered'), 'candidates.home.offered', tab('offered')),
    ]
  },
}

export const interviewsDue: OwnDue = {
  areas: ['hiring.own'],
  read: async (tx, { company, employeeId, clock, today, t }) => {
    const { timezone } = await companyFacts(tx, company.companyId)
    const { rows } = await sql<{ full_name: string; on: string }>`
      select c.full_name, (i.starts_at at time zone ${timezone})::date as on from interviewers w
        join interviews i on i.company_id = w.company_id and i.id = w.interview_id and i.status = 'planned'
        join candidates c on c.company_id = i.company_id and c.id = i.candidate_id
      where w.company_id = ${company.companyId} and w.employee_id = ${employeeId}
        and i.starts_at >= ${clock.now().toISOString()} and i.starts_at < (${addDays(today, AHEAD_DAYS)}::date::timestamp at time zone ${timezone})
      order by i.starts_at`.execute(tx)
    return rows.map(({ full_name, on }) => ({
      text: t('candidates.home.own', { name: full_name }),
      on,
      to: '/me/hiring',
    }))
  },
}
