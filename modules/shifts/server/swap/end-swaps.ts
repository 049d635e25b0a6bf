/**
 * Swaps that wait for an answer no longer fit once a day of theirs is planned otherwise, one of the two is on leave or
 * gone, or the day is over. They end by themselves: both are told why, and nobody is asked for a decision any more.
 */
import { plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { type By, byItself, type Happened, record } from '#platform/activity/server/activity.ts'
import { endRequests } from '#platform/approvals/server/deciding/end-requests.ts'
import type { Kind } from '#platform/approvals/server/kind.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import type { RosterChanged, ShiftNeeds } from '../needs.ts'
import { onLeaveAmong } from './on-leave.ts'
import { SWAP, SWAP_KIND } from './swap-link.ts'
import { lapseSwaps, type Overtaken, type SwapRow, swapsById, waitingSwaps } from './swap-store.ts'

type Needs = Pick<ShiftNeeds, 'dayFacts'>
type Among = { readonly people?: readonly string[]; readonly edited?: string | undefined }

/** The roster has changed on days of these people, or the hours of a shift of theirs. */
export const swapsFollowRoster =
  ({ dayFacts }: Needs): RosterChanged =>
  (tx, companyId, changed, { clock, by, edited }) => {
    const people = [...new Set(changed.map(({ employeeId }) => employeeId))]
    return endOvertaken(tx, { dayFacts, clock }, companyId, { accountId: null, name: by }, { people, edited })
  }

/** Once leave is approved there is nothing to swap on its days. */
export const endingSwaps = (kind: Kind, { dayFacts, clock }: Needs & { readonly clock: Clock }): Kind => ({
  ...kind,
  effects: async (tx, moving) => {
    await kind.effects(tx, moving)
    const { companyId, actor, now, move, requests } = moving
    if (kind.moves[move]?.to !== 'approved') return
    const people = requests.flatMap(({ about_id }) => about_id ?? [])
    const happened = await endOvertaken(tx, { dayFacts, clock }, companyId, actor, { people })
    await record(tx, companyId, happened, { actor, now })
  },
})

/** Days pass and people leave without anybody touching the roster. */
export const swapsOvernight = ({ dayFacts }: Needs): DailyWork => ({
  name: 'shifts.swaps',
  at: '00:00',
  run: ({ db, clock }, { companyId }) =>
    db.forCompany(companyId).transaction(async (tx) => {
      const happened = await endOvertaken(tx, { dayFacts, clock }, companyId, byItself, {})
      await record(tx, companyId, happened, { actor: byItself, now: clock.now() })
    }),
})

/** What is answered belongs into the log. */
async function endOvertaken(
  tx: Tx,
  { dayFacts, clock }: Needs & { readonly clock: Clock },
  companyId: string,
  actor: Pick<By, 'accountId' | 'name'>,
  { people, edited }: Among,
): Promise<readonly Happened[]> {
  const { timezone } = await companyFacts(tx, companyId)
  const [today, now] = [clock.today(timezone), clock.now()]
  const waiting = await waitingSwaps(tx, companyId, today, { people, edited })
  if (waiting.length === 0) return []
  const isOnLeave = await onLeaveAmong(tx, dayFacts, companyId, waiting)
  const ended = waiting.flatMap((swap): Overtaken[] => {
    const because = swap.because ?? (isOnLeave(swap) ? 'leave' : null)
    return because ? [{ id: swap.id, because }] : []
  })
  if (ended.length === 0) return []
  const ids = ended.map(({ id }) => id)
  await lapseSwaps(tx, companyId, ended, now)
  await endRequests(tx, SWAP, { companyId, now, today, actor }, ids, 'lapsed')
  const rows = await swapsById(tx, companyId, ids)
  await tellBoth(tx, companyId, rows)
  return rows.map(({ id, full_name, with_full_name, date, with_date, lapsed_because }) => ({
    action: 'shifts.swap-ended',
    subject: { kind: SWAP_KIND, id, name: `${full_name}: ${date}` },
    after: { with: with_full_name, with_date, because: lapsed_because },
  }))
}

/** Why somebody is not there is nobody's business but theirs. */
export const toldBecause = (because: SwapRow['lapsed_because']): 'roster' | 'away' | 'past' | null =>
  because === 'leave' || because === 'left' ? 'away' : because

function tellBoth(tx: Tx, companyId: string, rows: readonly SwapRow[]): Promise<void> {
  const told = rows.flatMap((row) => {
    const word = `shifts.notice-swap-lapsed-${toldBecause(row.lapsed_because)}`
    const sides = [
      { accountId: row.account_id, name: row.with_full_name, day: row.date },
      { accountId: row.with_account_id, name: row.full_name, day: row.with_date },
    ]
    return sides.flatMap(({ accountId, name, day }) =>
      accountId === null
        ? []
        : [
            {
              accountId,
              notice: { word, params: { name, day: { day: plainDateOf(day) } }, link: `/me/shifts?from=${day}` },
            },
          ],
    )
  })
  return notifyEach(tx, companyId, told)
}
