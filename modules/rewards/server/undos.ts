/** What can be taken back from its toast: thanks and points that are still there, and what was decided on redemptions. */
import { holdPeople } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { settleEach } from '#platform/notices/server/notify.ts'
import { type Undoable, type UndoCall, undoable } from '#platform/undo/server/undoable.ts'
import { grant } from '../contract/history.ts'
import { give } from '../contract/own.ts'
import { decide } from '../contract/redemptions.ts'
import { happened, todayOf } from './acting.ts'
import { addEntries, balancesOf } from './point-store.ts'
import { holdRewards, rewardsNamed, rewardsOf, setWithdrawn } from './reward-store.ts'
import { type Decided, restored } from './taking-back.ts'

const inTheWay = () => new Refusal(problem('undo.in-the-way'))

export const thanksGiven = undoable<{ readonly ids: readonly string[]; readonly people: readonly string[] }>({
  kind: 'rewards.given',
  endpoint: give,
  async undo(tx, call, { ids, people }) {
    const { companyId } = call.company
    await holdPeople(tx, companyId, people)
    await holdRewards(tx, companyId, ids)
    const { rows } = await rewardsOf(tx, companyId, { where: rewardsNamed(ids) })
    if (rows.length < ids.length || rows.some((row) => row.withdrawn_on !== null)) throw inTheWay()
    await demandStillThere(
      tx,
      companyId,
      rows.map(({ employee_id, points }) => ({ employee_id, points })),
    )
    const when = { now: call.clock.now(), day: todayOf(call) }
    const reason = call.say(call.language, 'rewards.by-the-giver')
    await setWithdrawn(tx, companyId, ids, { day: when.day, reason })
    const entries = rows.map(({ id, employee_id, points }) => ({
      ...{ employee_id, kind: 'withdrawn' as const, points: -points, reward_id: id, reason },
    }))
    await addEntries(tx, companyId, entries, when)
    await forgetNews(tx, call, 'rewards.notice-received', ids.map(newsOf))
    const subjects = rows.map(({ id, receiver }) => ({ kind: 'recognition' as const, id, name: receiver }))
    await happened(tx, call, 'withdrawn', subjects, { reason })
  },
})

/** Where the notice of a recognition leads. */
export const newsOf = (id: string): string => `/me/rewards?open=${id}`

type Granted = { readonly people: readonly { readonly id: string; readonly name: string }[]; readonly points: number }

export const pointsGranted = undoable<Granted>({
  kind: 'rewards.granted',
  endpoint: grant,
  async undo(tx, call, { people, points }) {
    const { companyId } = call.company
    const ids = people.map(({ id }) => id)
    await holdPeople(tx, companyId, ids)
    await demandStillThere(
      tx,
      companyId,
      ids.map((employee_id) => ({ employee_id, points })),
    )
    const reason = call.say(call.language, 'rewards.undone')
    const entries = ids.map((employee_id) => ({ employee_id, kind: 'corrected' as const, points: -points, reason }))
    await addEntries(tx, companyId, entries, { now: call.clock.now(), day: todayOf(call) })
    const subjects = people.map(({ id, name }) => ({ kind: 'reward_points' as const, id, name }))
    await happened(tx, call, 'corrected', subjects, { points: -points, reason })
  },
})

export const redemptionsDecided = undoable<Decided>({
  kind: 'rewards.decided',
  endpoint: decide,
  async undo(tx, call, decided) {
    const rows = await restored(tx, call, decided)
    if (rows === undefined) throw inTheWay()
    const links = rows.map(({ id }) => `/me/rewards?view=redeem&open=${id}`)
    await forgetNews(tx, call, `rewards.notice-${decided.state}`, links)
  },
})

type Points = { readonly employee_id: string; readonly points: number }

/** What somebody spent already does not become a debt: then it is no longer taken back. */
async function demandStillThere(tx: Tx, companyId: string, given: readonly Points[]): Promise<void> {
  const balances = await balancesOf(
    tx,
    companyId,
    given.map(({ employee_id }) => employee_id),
  )
  if (given.some(({ employee_id, points }) => (balances.get(employee_id) ?? 0) < points)) throw inTheWay()
}

const forgetNews = (tx: Tx, call: UndoCall, word: string, links: readonly string[]): Promise<void> =>
  settleEach(tx, call.company.companyId, { words: [word], links, at: call.clock.now() })

export const rewardsUndos: readonly Undoable[] = [thanksGiven, pointsGranted, redemptionsDecided]
