/** What probation puts on first pages: reviews that wait for HR, whose probation ends, and one's own turn. */
import { sql } from 'kysely'
import { addDays } from '#kernel/plain-date.ts'
import { counted, type HomeCard, type OwnDue } from '#platform/home/server/home-card.ts'
import { HR, LETTER } from '../model/review.ts'
import { aroundOf, staged } from './acting.ts'
import type { ProbationNeeds } from './needs.ts'
import { probationersUntil } from './probationers.ts'
import { reviewsFor } from './review-store.ts'
import { seeingOf } from './seeing.ts'

const SOON_DAYS = 30

export const probationHome: readonly HomeCard[] = [
  {
    key: 'people',
    areas: ['probation'],
    read: async (tx, { company, t }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from probation_reviews
        where company_id = ${company.companyId} and status in (${HR}, ${LETTER})`.execute(tx)
      return counted(t, rows[0]?.count ?? 0, 'probation.home.hr', '/app/probation?tab=hr')
    },
  },
  {
    key: 'probation',
    areas: ['probation'],
    read: async (tx, { company, today, t }) =>
      (
        await probationersUntil(tx, company.companyId, {
          today,
          doneTo: addDays(today, -1),
          until: addDays(today, SOON_DAYS),
        })
      ).map((one) => ({
        text: t('probation.home.ends', { name: one.full_name }),
        ...(one.probation_ends_on && { on: one.probation_ends_on }),
        to: `/app/employee/profile/${one.id}`,
      })),
  },
]

export const probationDue = (needs: ProbationNeeds): OwnDue => ({
  areas: ['probation.own'],
  read: async (tx, call) => {
    const around = await aroundOf(tx, call)
    const { companyId } = call.company
    const rows = await reviewsFor(tx, companyId, call.session.accountId, around)
    const found = await staged(tx, companyId, needs, around, rows)
    return found
      .filter((one) => seeingOf(one, call.session.accountId, around)?.canAct)
      .map(({ row }) => ({
        text: call.t('probation.home.own', { name: row.full_name }),
        on: row.probation_end_date,
        to: '/me/probation',
      }))
  },
})
