/** Changing a shift with a colleague as a kind of request: the colleague's step stands before the company's chain. */

import { plainDateOf } from '#kernel/plain-date.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Moves } from '#platform/approvals/model/moves.ts'
import type { Kind, Moving } from '#platform/approvals/server/kind.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Say } from '#platform/http/server/say.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import type { ShiftNeeds } from '../needs.ts'
import { changeRoster, type Planning } from '../roster/change-roster.ts'
import { writtenBack } from '../undos.ts'
import { judgedSwap, refuseOnLeave } from './judge-swap.ts'
import { SWAP } from './swap-link.ts'
import { keepRewritten, moveSwaps, type SwapRow, swapsById } from './swap-store.ts'

const moves = {
  approve: { from: ['pending'], to: 'approved', by: 'approver' },
  reject: { from: ['pending'], to: 'rejected', by: 'approver' },
  cancel: { from: ['pending'], to: 'cancelled', by: 'applicant' },
} as const satisfies Moves

export type SwapNeeds = ShiftNeeds & { readonly say: Say; readonly clock: Clock }

export const swapKind = (needs: SwapNeeds): Kind => ({
  ...SWAP,
  word: 'shifts.kind-shift-swap',
  moves,
  keepers: 'schedule.write',
  settings: 'schedule.settings',
  usualChain: {
    name: 'Manager',
    when: {},
    steps: [{ approvers: [{ by: 'manager', up: 1 }], needs: 'any', remind_after_days: 2 }],
  },
  fallback: ['Shift Planner', 'HR Manager', 'Company Admin'],
  nothingToMove: { approve: 'approvals.nothing-to-decide', reject: 'approvals.nothing-to-decide' },
  check: (tx, moving) => checked(tx, needs, moving),
  effects: async (tx, moving) => {
    const to = Object.entries(moves).find(([move]) => move === moving.move)?.[1].to
    if (!to) return
    const { companyId, requests, now } = moving
    const ids = requests.map(({ id }) => id)
    await moveSwaps(tx, companyId, ids, to, now)
    const rows = await swapsById(tx, companyId, ids)
    if (moving.move === 'approve') await swap(tx, needs, moving, rows)
    else await tellColleagues(tx, moving, rows)
  },
  reopen: async (tx, moving) => {
    const { companyId, requests, now, actor } = moving
    const rows = await swapsById(
      tx,
      companyId,
      requests.map(({ id }) => id),
    )
    for (const { rewritten } of rows)
      if (rewritten) {
        const by = { clock: needs.clock, actor }
        await record(tx, companyId, await writtenBack(tx, needs.rosterChanged, companyId, by, rewritten), {
          actor,
          now,
        })
      }
    await moveSwaps(
      tx,
      companyId,
      rows.map(({ id }) => id),
      'pending',
      now,
    )
  },
})

/** Whoever asked is told by the engine; the colleague, who keeps the own shift after all, by this. */
function tellColleagues(tx: Tx, { companyId, move, actor }: Moving, rows: readonly SwapRow[]): Promise<void> {
  const told = rows.flatMap(({ with_account_id: accountId, full_name: name, with_date: day }) =>
    accountId === null || accountId === actor.accountId
      ? []
      : [
          {
            accountId,
            notice: {
              word: `shifts.notice-swap-${move === 'cancel' ? 'cancelled' : 'rejected'}`,
              params: { name, day: { day: plainDateOf(day) } },
              link: `/me/shifts?from=${day}`,
            },
          },
        ],
  )
  return notifyEach(tx, companyId, told)
}

/** Nobody is signed in here who would see only some people: both sides are looked at. */
const planningOf = ({ say, clock }: SwapNeeds, { companyId, actor, language }: Moving): Planning => ({
  company: { companyId },
  session: null,
  actor,
  clock,
  language,
  say,
})

async function checked(tx: Tx, needs: SwapNeeds, moving: Moving) {
  if (moving.move !== 'approve') return {}
  const rows = await swapsById(
    tx,
    moving.companyId,
    moving.requests.map(({ id }) => id),
  )
  const refused = new Map<string, Problem>()
  const lines: string[] = []
  for (const row of rows) {
    if (row.date < moving.today || row.with_date < moving.today) {
      refused.set(row.id, problem('shifts.swap-past'))
      continue
    }
    // The colleague is told what concerns them, and not what stands against the other.
    const isColleague = row.with_account_id === moving.actor.accountId
    const toldOf = isColleague ? row.with_employee_id : undefined
    const names = {
      me: isColleague ? row.with_employee_id : null,
      nameOf: (id: string) => (id === row.employee_id ? row.full_name : row.with_full_name),
    }
    try {
      await refuseOnLeave(tx, planningOf(needs, moving), needs, row, names)
      lines.push(...(await judgedSwap(tx, planningOf(needs, moving), needs, row.cells, toldOf)))
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason
      refused.set(row.id, reason.problem)
    }
  }
  return { refused, ...(lines.length > 0 ? { confirm: { word: 'shifts.swap-confirm', lines } } : {}) }
}

async function swap(tx: Tx, needs: SwapNeeds, moving: Moving, rows: readonly SwapRow[]): Promise<void> {
  const { companyId, actor, now } = moving
  for (const { id, cells } of rows) {
    const how = { confirmed: true, everybody: true }
    const { rewritten, happened } = await changeRoster(tx, planningOf(needs, moving), needs, cells, how)
    await keepRewritten(tx, companyId, id, rewritten)
    await record(tx, companyId, happened, { actor, now })
  }
}
