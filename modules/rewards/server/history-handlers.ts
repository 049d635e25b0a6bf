/** Recognition given, points of everybody and leaderboards, for HR. */
import { holdPeople, personNamed } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { notify, notifyEach } from '#platform/notices/server/notify.ts'
import { isOwnOf } from '#platform/stages/server/not-own.ts'
import { correct, entries, grant, held, history, leaderboards, withdraw } from '../contract/history.ts'
import { pointsBack } from '../model/giving.ts'
import { happened, heldPresent, refused, todayOf } from './acting.ts'
import { daysOf } from './own-handlers.ts'
import { addEntries, balanceOf, entriesOf, heldPoints } from './point-store.ts'
import {
  holdRewards,
  type RewardRow,
  ranked,
  rewardsNamed,
  rewardsOf,
  rewardsWanted,
  setWithdrawn,
} from './reward-store.ts'
import { pointsGranted } from './undos.ts'

export const historyHandlers: readonly Handler[] = [
  on(history, (call) =>
    call.company.read(async (tx) => {
      const { page, per_page: perPage, ...query } = call.query
      const wanted = { where: rewardsWanted(query), page: page ? { page, perPage } : undefined }
      const { rows, meta } = await rewardsOf(tx, call.company.companyId, wanted)
      return reply(rows.map(keptView), meta && { meta })
    }),
  ),
  on(withdraw, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const found = await oneReward(tx, companyId, call.params.id)
      await holdPeople(tx, companyId, [found.employee_id])
      await holdRewards(tx, companyId, [found.id])
      const row = await oneReward(tx, companyId, found.id)
      if (row.withdrawn_on !== null) return problem('rewards.not-now')
      const { reason } = call.body
      const [now, day] = [call.clock.now(), todayOf(call)]
      const back = pointsBack(row.points, await balanceOf(tx, companyId, row.employee_id))
      await setWithdrawn(tx, companyId, [row.id], { day, reason, back })
      const entry = {
        employee_id: row.employee_id,
        kind: 'withdrawn' as const,
        points: -back,
        reward_id: row.id,
        reason,
      }
      await addEntries(tx, companyId, [entry], { now, day })
      const notice = {
        word: 'rewards.notice-withdrawn',
        params: { name: row.giver, reason },
        link: '/me/rewards',
        at: now,
      }
      if (row.account_id !== null && row.account_id !== call.actor.accountId)
        await notify(tx, companyId, [row.account_id], notice)
      await happened(tx, call, 'withdrawn', [{ kind: 'recognition', id: row.id, name: row.receiver }], {
        reason,
        points_back: back,
      })
      const params = { back, points: row.points }
      return reply(keptView(await oneReward(tx, companyId, row.id)), {
        ...{ messageKey: back < row.points ? 'rewards.withdrawn-partly' : 'rewards.withdrawn', params },
      })
    }),
  ),
  on(held, (call) => call.company.read((tx) => heldPoints(tx, call.company.companyId, todayOf(call)))),
  on(entries, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const person = await personNamed(tx, companyId, call.params.id)
      if (!person) return notFound()
      const all = await entriesOf(tx, companyId, call.params.id)
      return { full_name: person.fullName, balance: all.reduce((sum, { points }) => sum + points, 0), entries: all }
    }),
  ),
  on(grant, async (call) => {
    const isOwn = await isOwnOf(call)
    return call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { employee_ids, points, reason } = call.body
      const [now, day] = [call.clock.now(), todayOf(call)]
      const people = await heldPresent(tx, companyId, employee_ids, { today: day })
      if (people.some(({ accountId: account_id }) => isOwn({ account_id }))) return problem('rewards.own')
      const rows = people.map(({ id }) => ({ employee_id: id, kind: 'granted' as const, points, reason }))
      await addEntries(tx, companyId, rows, { now, day })
      const notice = {
        word: 'rewards.notice-granted',
        params: { count: points, reason },
        link: '/me/rewards?view=points',
        at: now,
      }
      const accounts = people.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
      await notifyEach(
        tx,
        companyId,
        accounts.map((accountId) => ({ accountId, notice })),
      )
      await happened(
        tx,
        call,
        'granted',
        people.map(({ id, name }) => ({ kind: 'reward_points', id, name })),
        { points, reason },
      )
      const named = people.map(({ id, name }) => ({ id, name }))
      const meta = await pointsGranted.keep(tx, call, { people: named, points })
      return reply({ given: people.length }, { messageKey: 'rewards.granted', params: { count: people.length }, meta })
    })
  }),
  on(correct, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { id } = call.params
      const { points, reason } = call.body
      // Of whoever left as well.
      const person = (await holdPeople(tx, companyId, [id])).get(id)
      if (!person) return notFound()
      const balance = await balanceOf(tx, companyId, id)
      if (points > balance) throw refused('points', { key: 'rewards.more-than-left', params: { balance } })
      const when = { now: call.clock.now(), day: todayOf(call) }
      await addEntries(tx, companyId, [{ employee_id: id, kind: 'corrected', points: -points, reason }], when)
      await happened(tx, call, 'corrected', [{ kind: 'reward_points', id, name: person.full_name }], {
        points: -points,
        reason,
      })
      return reply({ balance: balance - points }, { messageKey: 'rewards.corrected' })
    }),
  ),
  on(leaderboards, (call) =>
    call.company.read(async (tx) => {
      const { by, department_id: departmentId } = call.query
      const days = daysOf(call.query, todayOf(call))
      const rows = await ranked(tx, call.company.companyId, { by, ...days, departmentId, shownOnly: false })
      return { ...days, rows: rows.map(({ account_id: _, ...row }) => row) }
    }),
  ),
]

async function oneReward(tx: Tx, companyId: string, id: string): Promise<RewardRow> {
  const { rows } = await rewardsOf(tx, companyId, { where: rewardsNamed([id]) })
  if (!rows[0]) throw new Refusal(notFound())
  return rows[0]
}

const keptView = ({ account_id: _, ...row }: RewardRow) => row
