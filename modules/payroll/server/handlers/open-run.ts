/** The lock that everything takes which changes a month or what it is made of. */
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Period } from '../../model/period.ts'
import { type RunMove, type RunState, refusalOfMove } from '../../model/run-moves.ts'
import { isCalculating } from '../calculation/lease.ts'
import { lockRun, type RunRow } from '../run-store.ts'

const order: readonly RunState[] = ['none', 'unconfirmed', 'confirmed', 'approved']
/** Where a move leads; who asks for it when the run is there already came second. */
const leadsTo: Partial<Record<RunMove, RunState>> = { confirm: 'confirmed', approve: 'approved' }

export async function runFor(tx: Tx, companyId: string, period: Period, move: RunMove): Promise<RunRow> {
  const run = await lockRun(tx, companyId, period)
  const refused = refusalOfMove(move, run.state)
  if (refused) {
    const goal = leadsTo[move]
    const late = goal !== undefined && order.indexOf(run.state) >= order.indexOf(goal)
    throw new Refusal(late ? conflict(refused) : problem(refused, { params: { month: period.key } }))
  }
  if (isCalculating(run) && move !== 'items') throw new Refusal(conflict('payroll.calculating'))
  return run
}
