/** What reviews put on first pages: those that HR completes, and one's own turn. */
import { sql } from 'kysely'
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import { counted, type HomeCard, type OwnDue } from '#platform/home/server/home-card.ts'
import { dueOn, HR } from '../model/stages.ts'
import { staged, todayOf } from './acting.ts'
import { near } from './near.ts'
import type { PerformanceNeeds } from './needs.ts'
import { reviewsOf } from './review-store.ts'
import { seeingOf } from './seeing.ts'

export const performanceHome: HomeCard = {
  key: 'people',
  areas: ['performance.write'],
  read: async (tx, { company, t }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from performance_reviews
      where company_id = ${company.companyId} and status = ${HR}`.execute(tx)
    return counted(t, rows[0]?.count ?? 0, 'performance.home.hr', '/app/performanceReview?tab=hr')
  },
}

export const performanceDue = (needs: PerformanceNeeds): OwnDue => ({
  areas: ['performance.own'],
  read: async (tx, call) => {
    const { companyId } = call.company
    const { accountId } = call.session
    const where = sql`r.status between 0 and 2 and ${near(companyId, accountId)}`
    const rows = await reviewsOf(tx, companyId, { open: true, where })
    const found = await staged(tx, companyId, needs, todayOf(call), rows)
    return found
      .filter((one) => seeingOf(one, accountId)?.canAct)
      .map(({ row }) => ({
        text: call.t('performance.home.own', { name: row.full_name }),
        on: dueOn(row.status, plainDateOf(row.stage_since), row) ?? addDays(plainDateOf(row.stage_since), 0),
        to: '/me/performance',
      }))
  },
})
