/**
 * Works a month out: begins, goes through the people batch by batch (read, compute, write, several at once), and
 * makes what was written the run. Until then nobody reads it, and a process that dies here leaves nothing behind
 * but rows that the next calculation removes.
 */
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { By } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { neverBegan } from '#platform/database/server/outage.ts'
import { conflict, Refusal } from '#platform/http/server/answers.ts'
import { packOf } from '../../model/country-packs.ts'
import type { Sums } from '../../model/sums.ts'
import type { PayContribution } from '../needs.ts'
import { type Begun, beginCalculation } from './begin.ts'
import type { Computed } from './compute.ts'
import type { Computer } from './computer.ts'
import { abandonCalculation, finishCalculation } from './finish.ts'
import { inputsOf } from './inputs.ts'
import { lease } from './lease.ts'
import type { Wanted } from './plan.ts'
import { makeRoom } from './versions.ts'

type Generating = {
  readonly company: CompanyDb
  readonly clock: Clock
  readonly log: Logger
  readonly actor: By
  readonly computer: Computer
  readonly contributions: readonly PayContribution[]
  /** Told after each batch; throws to stop. */
  readonly step?: (done: number, total: number) => Promise<void>
}

const PEOPLE_AT_ONCE = 250

export async function generate(work: Generating, wanted: Wanted): Promise<void> {
  const { company, clock } = work
  const began = performance.now()
  const begun = await beginCalculation(company, clock, wanted)
  if (begun === 'nothing-to-do') return
  try {
    const sums = await writeBatches(work, begun)
    const ms = Math.round(performance.now() - began)
    await finishCalculation(company, begun, { actor: work.actor, now: clock.now(), ms, sums })
    lease.done(begun.id)
  } catch (failure) {
    lease.end(begun.id)
    await abandonCalculation(company, begun).catch((error) => work.log.error({ err: error }, 'a pay run stays marked'))
    throw failure
  } finally {
    makeRoom(company, begun.run.id).catch((error) => work.log.warn({ err: error }, 'old payslips could not be removed'))
  }
}

async function writeBatches(work: Generating, begun: Begun): Promise<Sums[]> {
  const waiting = batchesOf(begun.employeeIds)
  const total = begun.employeeIds.length
  const sums: Sums[] = []
  let done = 0
  const take = async () => {
    for (let ids = waiting.shift(); ids; ids = waiting.shift()) {
      sums.push(await whenThereIsRoom(() => writeBatch(work, begun, ids)))
      done += ids.length
      await work.step?.(done, total)
    }
  }
  try {
    await Promise.all(Array.from({ length: work.computer.atOnce }, take))
  } finally {
    waiting.length = 0
  }
  return sums
}

/** A machine that is busy is waited for: what never began is begun again, and a month is not given up for it. */
async function whenThereIsRoom<Done>(work: () => Promise<Done>): Promise<Done> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (failure) {
      if (!neverBegan(failure) || tries === TRIES) throw failure
    }
  }
}

/** Each waits some seconds for a connection. */
const TRIES = 12

async function writeBatch(
  { company, computer, contributions }: Generating,
  begun: Begun,
  ids: readonly string[],
): Promise<Sums> {
  const { country, facts, lawHash, run, version } = begun
  const people = await inputsOf(company, packOf(country), facts, contributions, ids)
  const place = { companyId: company.companyId, runId: run.id, version, lawHash }
  const { rows, shapes, sums } = await computer.compute({ country, facts, place, people })
  await company.transaction(async (tx) => {
    await bulkInsert(tx, 'payslips', rows)
    await keepShapes(tx, company.companyId, shapes)
    const { numAffectedRows } = await sql`update pay_runs set calculation_beat_at = clock_timestamp()
              where company_id = ${company.companyId} and id = ${run.id} and calculation->>'id' = ${begun.id}`.execute(
      tx,
    )
    // Held for dead and taken over: what is written under this version must not appear any more.
    if (numAffectedRows !== 1n) throw new Refusal(conflict('payroll.calculating'))
  })
  return sums
}

async function keepShapes(tx: Tx, companyId: string, shapes: Computed['shapes']): Promise<void> {
  const texts = [...shapes.keys()]
  await sql`
    insert into worksheet_shapes (company_id, hash, shape)
    select ${companyId}, * from unnest(${[...shapes.values()]}::text[], ${texts}::text[]) order by 2
    on conflict do nothing`.execute(tx)
}

function batchesOf(ids: readonly string[]): string[][] {
  const batches: string[][] = []
  for (let at = 0; at < ids.length; at += PEOPLE_AT_ONCE) batches.push(ids.slice(at, at + PEOPLE_AT_ONCE))
  return batches
}
