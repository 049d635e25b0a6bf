/** Every morning: whoever's turn a review is hears so, but not on a day off, and HR that a stage's days have passed. */
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { offAmong } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { wantMails } from '#platform/mail/server/wanted-mails.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import { isOverdue } from '#platform/stages/model/waiting.ts'
import { reminders, type Told } from '#platform/stages/server/reminding.ts'
import { dueOn, HR, LAUNCH, raters } from '../model/stages.ts'
import { KEEPERS, type Staged, staged } from './acting.ts'
import { endOfLeavers } from './leavers.ts'
import type { PerformanceNeeds } from './needs.ts'
import { markLateTold } from './review-changes.ts'
import { type ReviewRow, reviewsOf } from './review-store.ts'
import { linkOf } from './telling.ts'

export const performanceOvernight = (needs: PerformanceNeeds): DailyWork => ({
  name: 'performance',
  at: '08:00',
  async run({ db, clock }, { companyId }) {
    await db.forCompany(companyId).transaction(async (tx) => {
      const { timezone, settings } = await companyFacts(tx, companyId)
      const [today, now] = [clock.today(timezone), clock.now()]
      await endOfLeavers(tx, companyId, { today, now })
      const open = await staged(tx, companyId, needs, today, await reviewsOf(tx, companyId, { open: true }))
      const launched = open.filter(({ row }) => row.status !== LAUNCH)
      const overdue = launched.filter(({ row }) => isLate(row, today))
      await markLateTold(
        tx,
        companyId,
        overdue.map(({ row }) => row.id),
      )
      const keepers = overdue.length === 0 ? [] : await accountsInRoles(tx, companyId, KEEPERS)
      const told = [...(await waiting(tx, companyId, needs, today, launched)), ...late(keepers, overdue)]
      await notifyEach(
        tx,
        companyId,
        told.map(({ accountId, notice }) => ({ accountId, notice: { ...notice, at: now } })),
      )
      if (!settings.notification_reminder) return
      await wantMails(
        tx,
        companyId,
        told.flatMap(({ accountId, mail }) => (mail ? [{ accountId, mail }] : [])),
      )
    })
  },
})

/** One notice and mail each, however many wait; HR's own stage waits in its list and its inbox. */
const waiting = (
  tx: Tx,
  companyId: string,
  needs: PerformanceNeeds,
  today: PlainDate,
  open: readonly Staged[],
): Promise<Told[]> =>
  reminders(
    tx,
    companyId,
    {
      today,
      offAmong: (inside, company, day, accounts) => offAmong(inside, company, needs, day, accounts),
      words: { one: 'performance.waits-one', many: 'performance.waits-many', text: 'performance.waits-text' },
      nameOf: ({ full_name }) => full_name,
      linkOf: ({ id, status }) => linkOf(id, status),
      list: '/me/performance',
    },
    open.filter(({ row }) => row.status < HR),
  )

/** Once for a stage. */
const isLate = (row: ReviewRow, today: PlainDate): boolean =>
  row.late_told_since !== row.stage_since && isOverdue(dueOn(row.status, plainDateOf(row.stage_since), row), today)

const late = (keepers: readonly string[], overdue: readonly Staged[]): Told[] =>
  overdue.flatMap(({ row, names }) => {
    const stage = { word: `performance.stage-${raters[row.status] ?? 'hr'}` }
    const params = { name: row.full_name, stage, who: names.length > 0 ? { list: names } : '-' }
    const link = `/app/performanceReview?open=${row.id}`
    return keepers
      .filter((accountId) => accountId !== row.account_id)
      .map((accountId) => ({ accountId, notice: { word: 'performance.late', params, link } }))
  })
