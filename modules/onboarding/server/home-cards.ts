/** What people's tasks put on first pages: orientations with something late, and what one has to tick. */
import { sql } from 'kysely'
import { counted, type HomeCard, type OwnDue } from '#platform/home/server/home-card.ts'
import type { OnboardingNeeds } from './needs.ts'
import { ownOf } from './own-handlers.ts'

export const onboardingHome: HomeCard = {
  key: 'people',
  areas: ['onboarding'],
  read: async (tx, { company, today, t }) => {
    const { rows } = await sql<{ count: number }>`
      select count(distinct orientation_id)::int as count from orientation_tasks
      where company_id = ${company.companyId} and done_on is null and due_on < ${today}`.execute(tx)
    return counted(t, rows[0]?.count ?? 0, 'onboarding.home.late', '/app/onboarding/orientation?tab=late')
  },
}

export const tasksDue = (needs: OnboardingNeeds): OwnDue => ({
  areas: ['onboarding.own'],
  read: async (tx, call) =>
    (await ownOf(tx, call, needs))
      .filter(({ done_on }) => done_on === null)
      .map(({ name, name_zh, about, due_on, is_mine }) => {
        const task = (call.language !== 'en' && name_zh) || name
        return {
          text: is_mine ? task : call.t('onboarding.home.task', { task, name: about }),
          on: due_on,
          to: '/me/tasks',
        }
      }),
})
