/**
 * Takes away what steps imported. What an import left is known to the module it went to; here only the order is
 * known: what stands on something goes before it. Asked for a preview, all of it is done and undone again, so that
 * what is told before is what happens.
 */
import type { Tx } from '#platform/database/server/connect.ts'
import { batchesFor, markUndone, type TakenBatch } from '#platform/sheets/server/batch-store.ts'
import { purposeOf, steps } from '../model/steps.ts'
import { type Counts, type Removing, removers } from './removers.ts'

/** People stand on nothing that is lost with them silently: their details and their past go first, and are told. */
function stepsLost(wanted: readonly number[]): readonly number[] {
  const people = steps.indexOf('employees')
  const lost = new Set(wanted)
  if (lost.has(people)) for (const step of [steps.indexOf('details'), steps.indexOf('history')]) lost.add(step)
  return [...lost].sort((one, other) => other - one)
}

export async function clearSteps(tx: Tx, removing: Removing, wanted: readonly number[]): Promise<Counts> {
  const cleared: Record<string, number> = {}
  for (const step of stepsLost(wanted)) {
    add(cleared, await takeBack(tx, removing, await batchesFor(tx, removing.companyId, [purposeOf(step)])))
  }
  return cleared
}

/** Newest first, each kind by its own module. */
export async function takeBack(tx: Tx, removing: Removing, batches: readonly TakenBatch[]): Promise<Counts> {
  const cleared: Record<string, number> = {}
  for (const remover of removers) {
    const own = batches.filter(({ kind }) => kind === remover.kind)
    if (own.length > 0) add(cleared, await remover.remove(tx, removing, own))
  }
  await markUndone(tx, removing.companyId, ...batches.map(({ id }) => id))
  return cleared
}

function add(sums: Record<string, number>, counts: Counts): void {
  for (const [name, count] of Object.entries(counts)) if (count > 0) sums[name] = (sums[name] ?? 0) + count
}
