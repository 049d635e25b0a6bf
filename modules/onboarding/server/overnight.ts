/** Every morning: whoever has tasks whose day has passed is reminded, once for all of them, but not on a day off. */
import { companyFacts } from '#modules/company/server/public.ts'
import { offAmong } from '#modules/holidays/server/public.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { wantMails } from '#platform/mail/server/wanted-mails.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import type { OnboardingNeeds } from './needs.ts'
import { orientationsOf, tasksOf } from './orientation-store.ts'
import { whoTicks } from './who-ticks.ts'

export const tasksOvernight = (needs: OnboardingNeeds): DailyWork => ({
  name: 'onboarding tasks',
  at: '08:00',
  async run({ db, clock }, { companyId, today }) {
    await db.forCompany(companyId).transaction(async (tx) => {
      const elsewhere = (await needs.elsewhere?.tasks(tx, companyId, {})) ?? { rows: [], tasks: [] }
      const open = [...(await tasksOf(tx, companyId, {})), ...elsewhere.tasks].filter(
        ({ done_on, due_on }) => done_on === null && due_on < today,
      )
      if (open.length === 0) return
      const ids = [...new Set(open.map((task) => task.orientation_id))]
      const rows = [...(await orientationsOf(tx, companyId, { ids })), ...elsewhere.rows]
      const { accounts } = await whoTicks(tx, companyId, needs, today, rows, open)
      const late = new Map<string, number>()
      for (const task of open) for (const account of accounts(task)) late.set(account, (late.get(account) ?? 0) + 1)
      const off = await offAmong(tx, companyId, needs, today, [...late.keys()])
      const told = [...late].filter(([account]) => !off.has(account))
      const link = '/me/tasks'
      const at = clock.now()
      const notice = (count: number) => ({ word: 'onboarding.notice-late', params: { count }, link, at })
      await notifyEach(
        tx,
        companyId,
        told.map(([accountId, count]) => ({ accountId, notice: notice(count) })),
      )
      if (!(await companyFacts(tx, companyId)).settings.notification_reminder) return
      const words = { subject: 'onboarding.notice-late', text: 'onboarding.mail-late' }
      await wantMails(
        tx,
        companyId,
        told.map(([accountId, count]) => ({ accountId, mail: { ...words, params: { count }, link } })),
      )
    })
  },
})
