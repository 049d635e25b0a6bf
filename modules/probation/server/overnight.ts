/**
 * Every morning: reviews open, manager and HR hear that a probation ends soon (S9-030), whoever's turn it is hears so
 * daily (S9-031) but not on a day off, and HR that a stage's days have passed (S9-032).
 */
import { addDays, daysBetween, plainDateOf } from '#kernel/plain-date.ts'
import { offAmong } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { type WantedMail, wantMails } from '#platform/mail/server/wanted-mails.ts'
import type { Notice } from '#platform/notices/model/notice.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import { dueOn, remindedBefore } from '../model/days.ts'
import { stages } from '../model/review.ts'
import { type Around, aroundOf, type Staged, staged } from './acting.ts'
import { holdersOf, KEEPERS } from './holders.ts'
import type { ProbationNeeds } from './needs.ts'

import { openDue } from './opening.ts'
import { probationersEnding } from './probationers.ts'
import { reviewsOf } from './review-store.ts'
import { linkOf } from './telling.ts'

type Told = { readonly accountId: string; readonly notice: Notice; readonly mail?: WantedMail }
type Night = Around & { readonly now: Date; readonly keepers: readonly string[] }

export const probationOvernight = (needs: ProbationNeeds): DailyWork => ({
  name: 'probation',
  at: '08:00',
  async run({ db, clock }, { companyId }) {
    await db.forCompany(companyId).transaction(async (tx) => {
      const around = { ...(await aroundOf(tx, { company: db.forCompany(companyId), clock })), now: clock.now() }
      await openDue(tx, companyId, needs, around)
      const night = { ...around, keepers: await accountsInRoles(tx, companyId, KEEPERS) }
      const rows = await reviewsOf(tx, companyId, { open: true })
      const open = await staged(tx, companyId, needs, around, rows)
      const told = [
        ...(await endingSoon(tx, companyId, needs, night)),
        ...(await waiting(tx, companyId, needs, night, open)),
        ...late(night, open),
      ]
      await notifyEach(
        tx,
        companyId,
        told.map(({ accountId, notice }) => ({ accountId, notice: { ...notice, at: night.now } })),
      )
      if (!around.facts.settings.notification_reminder) return
      await wantMails(
        tx,
        companyId,
        told.flatMap(({ accountId, mail }) => (mail ? [{ accountId, mail }] : [])),
      )
    })
  },
})

async function endingSoon(tx: Tx, companyId: string, { people }: ProbationNeeds, night: Night): Promise<Told[]> {
  const days = remindedBefore(night.days.reminder_days).map((before) => addDays(night.today, before))
  const ending = await probationersEnding(tx, companyId, days)
  const whose = ending.map(({ id, account_id }) => ({ employee_id: id, account_id }))
  const holders = await holdersOf(tx, companyId, { people, ...night }, whose)
  return ending.flatMap(({ id, full_name, account_id, probation_ends_on }) => {
    const told = new Set([...(holders.get(id)?.[1] ?? []), ...night.keepers.filter((one) => one !== account_id)])
    const day = { day: plainDateOf(probation_ends_on ?? night.today) }
    return [...told].map((accountId) => {
      const link = night.keepers.includes(accountId) ? '/app/probation' : '/me/probation'
      const params = { name: full_name, day }
      const mail = { subject: 'probation.ends-soon', text: 'probation.ends-soon-text', params, link }
      return { accountId, notice: { word: 'probation.ends-soon', params, link }, mail }
    })
  })
}

/** One notice and mail each, however many wait. */
async function waiting(
  tx: Tx,
  companyId: string,
  needs: ProbationNeeds,
  night: Night,
  open: readonly Staged[],
): Promise<Told[]> {
  const waits = new Map<string, Staged[]>()
  for (const one of open) {
    // What came to them today was told when it came.
    if (one.row.stage_since >= night.today) continue
    for (const account of one.holders[one.row.status] ?? []) waits.set(account, [...(waits.get(account) ?? []), one])
  }
  const off = await offAmong(tx, companyId, needs, night.today, [...waits.keys()])
  return [...waits].flatMap(([accountId, all]) => {
    const [first] = all
    if (!first || off.has(accountId)) return []
    const params = { count: all.length, name: first.row.full_name }
    const word = all.length === 1 ? 'probation.waits-one' : 'probation.waits-many'
    const link = all.length === 1 ? linkOf(first.row.id, first.row.status) : '/me/probation'
    return [
      {
        accountId,
        notice: { word, params, link },
        mail: { subject: word, text: 'probation.waits-text', params, link },
      },
    ]
  })
}

function late({ today, days, keepers }: Night, open: readonly Staged[]): Told[] {
  return open.flatMap(({ row, names }) => {
    const due = dueOn(row.status, plainDateOf(row.stage_since), days)
    if (due === null || daysBetween(due, today) !== 1) return []
    const stage = { word: `probation.stage-${stages[row.status]}` }
    const params = { name: row.full_name, stage, who: names.join(', ') || '-' }
    const link = `/app/probation?open=${row.id}`
    return keepers
      .filter((accountId) => accountId !== row.account_id)
      .map((accountId) => ({ accountId, notice: { word: 'probation.late', params, link } }))
  })
}
