/** On first pages: redemptions to decide, for HR; one's points and the latest thanks, for each person. */
import { sql } from 'kysely'
import { addDays } from '#kernel/plain-date.ts'
import { counted, type HomeCard, type OwnDue } from '#platform/home/server/home-card.ts'
import { balanceOf } from './point-store.ts'
import { redemptionsOf } from './redemption-store.ts'
import { rewardsOf } from './reward-store.ts'

export const rewardsHome: HomeCard = {
  key: 'workplace',
  areas: ['rewards'],
  read: async (tx, { company, today, t }) => {
    const waiting = await redemptionsOf(tx, company.companyId, { today, state: 'requested' })
    return counted(t, waiting.length, 'rewards.home.waiting', '/app/rewards/redemption?tab=requested')
  },
}

const LATELY = 14

export const rewardsDue: OwnDue = {
  areas: ['rewards.own'],
  read: async (tx, { company, today, employeeId, t }) => {
    const { companyId } = company
    const where = sql`x.employee_id = ${employeeId} and x.withdrawn_on is null and x.given_on >= ${addDays(today, -LATELY)}`
    const { rows } = await rewardsOf(tx, companyId, { where, page: { page: 1, perPage: 1 } })
    const balance = await balanceOf(tx, companyId, employeeId)
    return [
      ...rows.map(({ giver, given_on }) => ({
        text: t('rewards.home.thanks', { name: giver }),
        to: '/me/rewards',
        on: given_on,
      })),
      ...(balance > 0 ? [{ text: t('rewards.home.points', { count: balance }), to: '/me/rewards?view=redeem' }] : []),
    ]
  },
}
