/** Thanking colleagues: what one may give, to whom, and what became of it. */
import { mayEnter } from '#access/enter.ts'
import { firstDayOf, lastDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { holdPeople, personWhoAsks } from '#modules/employees/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import { colleagues, give, thanks } from '../contract/own.ts'
import { isFromBudget, mayGive } from '../model/badge.ts'
import { judgeGiving } from '../model/giving.ts'
import { type Acting, happened, heldPresent, refused, todayOf } from './acting.ts'
import { badgeView } from './badge-handlers.ts'
import { offeredBadges } from './badge-store.ts'
import { colleaguesOf, presentGiver } from './giver-store.ts'
import { addEntries } from './point-store.ts'
import { givenInMonth, type RewardRow, rewardsOf, thanksSeen } from './reward-store.ts'
import { newsOf, thanksGiven } from './undos.ts'

export const givingHandlers: readonly Handler[] = [
  on(give, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { type_id, employee_ids, message, is_public } = call.body
      const today = todayOf(call)
      const giver = await giverOf(tx, call, today)
      if (!giver) return problem('rewards.not-employed')
      const badge = (await badgesFor(tx, companyId, giver)).find(({ id }) => id === type_id)
      if (!badge) throw refused('type_id', 'rewards.not-this-type')
      // The giver is held with whom they thank: two of theirs at once count each other.
      const ids = [...new Set(employee_ids)]
      await holdPeople(tx, companyId, giver.id === null ? ids : [...ids, giver.id])
      const people = await heldPresent(tx, companyId, ids, { today })
      const standing = await standingOf(tx, companyId, giver.id, today)
      const wrong = judgeGiving({
        ...{ giverId: giver.id, points: badge.points, fromBudget: isFromBudget(badge.given_by) && giver.id !== null },
        ...{ left: standing.left, perReceiver: giver.id === null ? Number.POSITIVE_INFINITY : standing.perReceiver },
        receivers: people.map(({ id, name }) => ({ id, name, thisMonth: standing.timesOf(id) })),
      })
      if (wrong) throw refused(wrong.field, wrong.params ? { key: wrong.key, params: wrong.params } : wrong.key)
      const now = call.clock.now()
      const rows = people.map(({ id: employee_id }) => ({
        ...{ company_id: companyId, id: newId(now.getTime()), type_id, employee_id, giver_id: giver.id },
        ...{ giver_name: giver.id === null ? giver.name : null, points: badge.points, message, is_public },
        ...{ from_budget: isFromBudget(badge.given_by), given_on: today, created_at: now.toISOString() },
      }))
      await bulkInsert(tx, 'rewards', rows)
      const entries = rows.map(({ id, employee_id, points }) => ({
        employee_id,
        kind: 'received' as const,
        points,
        reward_id: id,
      }))
      await addEntries(tx, companyId, entries, { now, day: today })
      const word = { word: 'rewards.notice-received', params: { name: giver.name }, at: now }
      const told = people.flatMap(({ accountId }, at) =>
        accountId === null ? [] : [{ accountId, notice: { ...word, link: newsOf(rows[at]?.id ?? '') } }],
      )
      await notifyEach(tx, companyId, told)
      const subjects = rows.map(({ id }, at) => ({ kind: 'recognition' as const, id, name: people[at]?.name ?? '' }))
      await happened(tx, call, 'given', subjects, { type: badge.name, points: badge.points })
      const given = { ids: rows.map(({ id }) => id), people: rows.map(({ employee_id }) => employee_id) }
      const meta = await thanksGiven.keep(tx, call, given)
      return reply({ given: rows.length }, { messageKey: 'rewards.given', params: { count: rows.length }, meta })
    }),
  ),

  on(thanks, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const { side, page = 1, per_page: perPage } = call.query
      const me = await personWhoAsks(tx, companyId, call.actor.accountId)
      const wanted = { where: thanksSeen(side, me?.id ?? null), page: { page, perPage } }
      const { rows, meta } = await rewardsOf(tx, companyId, wanted)
      return reply(rows.map(shown), meta && { meta })
    }),
  ),

  on(colleagues, (call) =>
    call.company.read((tx) => {
      const asking = { accountId: call.actor.accountId, today: todayOf(call) }
      return colleaguesOf(tx, call.company.companyId, asking, call.query.search)
    }),
  ),
]

const shown = (row: RewardRow) => ({
  ...{ id: row.id, type_name: row.type_name, type_name_zh: row.type_name_zh, icon: row.icon, colour: row.colour },
  ...{ receiver: row.receiver, giver: row.giver, points: row.points, message: row.message, is_public: row.is_public },
  ...{ given_on: row.given_on, at: row.at },
})

type Giver = {
  /** Null for HR who is not employed here. */
  readonly id: string | null
  readonly name: string
  readonly isManager: boolean
  readonly isHr: boolean
}

/** Undefined where whoever signed in does not work here and keeps no rewards. */
export async function giverOf(
  tx: Tx,
  { company, actor, session }: Acting,
  today: PlainDate,
): Promise<Giver | undefined> {
  const isHr = mayEnter(session, 'rewards')
  const me = await presentGiver(tx, company.companyId, { accountId: actor.accountId, today })
  if (me) return { id: me.id, name: me.name, isManager: me.is_manager, isHr }
  return isHr ? { id: null, name: actor.name, isManager: false, isHr } : undefined
}

/** What this one may give, of what is offered. */
export const badgesFor = async (tx: Tx, companyId: string, giver: Giver) =>
  (await offeredBadges(tx, companyId)).map(badgeView).filter(({ given_by }) => mayGive(given_by, giver))

export async function standingOf(tx: Tx, companyId: string, giverId: string | null, today: PlainDate) {
  const { settings } = await companyFacts(tx, companyId)
  const { reward_monthly_budget: month, reward_per_receiver: perReceiver } = settings
  if (giverId === null) return { month, left: month, perReceiver, timesOf: () => 0 }
  const days = { first: firstDayOf(yearMonthOf(today)), last: lastDayOf(yearMonthOf(today)) }
  const { points, timesOf } = await givenInMonth(tx, companyId, giverId, days)
  return { month, left: Math.max(0, month - points), perReceiver, timesOf }
}
