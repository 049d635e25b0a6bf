/**
 * Every morning: reviews open, manager and HR hear that a probation ends soon, whoever's turn it is hears so
 * daily but not on a day off, and HR that a stage's days have passed.
 */
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { offAmong } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { wantMails } from '#platform/mail/server/wanted-mails.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import { isOverdue } from '#platform/stages/model/waiting.ts'
import { reminders, type Told } from '#platform/stages/server/reminding.ts'
import { dueOn, remindedBefore } from '../model/days.ts'
import { stages } from '../model/review.ts'
import { type Around, aroundOf, type Staged, staged } from './acting.ts'
import { holdersOf, KEEPERS } from './holders.ts'
import { endOfLeavers } from './leavers.ts'
import type { ProbationNeeds } from './needs.ts'
import { nightIsDone, nightsDoneTo } from './nights.ts'
import { openDue } from './opening.ts'
import { probationersEnding } from './probationers.ts'
import { markLateTold, type ReviewRow, reviewsOf } from './review-store.ts'
import { linkOf } from './telling.ts'

type Night = Around & {
  readonly now: Date
  readonly keepers: readonly string[]
  /** Mornings after it are this one's to do. */
  readonly doneTo: PlainDate
}

export const probationOvernight = (needs: ProbationNeeds): DailyWork => ({
  name: 'probation',
  at: '08:00',
  async run({ db, clock }, { companyId }) {
    await db.forCompany(companyId).transaction(async (tx) => {
      const around = { ...(await aroundOf(tx, { company: db.forCompany(companyId), clock })), now: clock.now() }
      const doneTo = await nightsDoneTo(tx, companyId, around.today)
      await endOfLeavers(tx, companyId, around)
      await openDue(tx, companyId, needs, { ...around, doneTo })
      await nightIsDone(tx, companyId, around.today)
      const night = { ...around, doneTo, keepers: await accountsInRoles(tx, companyId, KEEPERS) }
      const rows = await reviewsOf(tx, companyId, { open: true })
      const open = await staged(tx, companyId, needs, around, rows)
      const overdue = open.filter(({ row }) => isLate(row, night))
      await markLateTold(
        tx,
        companyId,
        overdue.map(({ row }) => row.id),
      )
      const told = [
        ...(await endingSoon(tx, companyId, needs, night)),
        ...(await waiting(tx, companyId, needs, night, open)),
        ...late(night, overdue),
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

/** The ends whose day of reminding has come since the last morning, each once; what has ended does not end soon. */
const remindedOn = ({ days, doneTo, today }: Night) =>
  remindedBefore(days.reminder_days).map((before) => ({
    after: later(addDays(doneTo, before), addDays(today, -1)),
    until: addDays(today, before),
  }))

const later = (one: PlainDate, other: PlainDate): PlainDate => (one > other ? one : other)

async function endingSoon(tx: Tx, companyId: string, { people }: ProbationNeeds, night: Night): Promise<Told[]> {
  const ending = await probationersEnding(tx, companyId, remindedOn(night))
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
const waiting = (
  tx: Tx,
  companyId: string,
  needs: ProbationNeeds,
  { today }: Night,
  open: readonly Staged[],
): Promise<Told[]> =>
  reminders(
    tx,
    companyId,
    {
      today,
      offAmong: (inside, company, day, accounts) => offAmong(inside, company, needs, day, accounts),
      words: { one: 'probation.waits-one', many: 'probation.waits-many', text: 'probation.waits-text' },
      nameOf: ({ full_name }) => full_name,
      linkOf: ({ id, status }) => linkOf(id, status),
      list: '/me/probation',
    },
    open,
  )

/** Once for a stage, be it some days late because a night was missed. */
const isLate = ({ status, stage_since, late_told_since }: ReviewRow, { days, today }: Night): boolean =>
  late_told_since !== stage_since && isOverdue(dueOn(status, plainDateOf(stage_since), days), today)

function late({ keepers }: Night, open: readonly Staged[]): Told[] {
  return open.flatMap(({ row, names }) => {
    const stage = { word: `probation.stage-${stages[row.status]}` }
    const params = { name: row.full_name, stage, who: names.length > 0 ? { list: names } : '-' }
    const link = `/app/probation?open=${row.id}`
    return keepers
      .filter((accountId) => accountId !== row.account_id)
      .map((accountId) => ({ accountId, notice: { word: 'probation.late', params, link } }))
  })
}
