/**
 * Long work as jobs: begun at once in this process, kept in the database, taken over by another process when
 * this one dies. A kind of work must be all-or-nothing, so that it can be begun again; progress and the wish to
 * cancel are read and written between its steps.
 */

import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { CompanyDb, Database } from '#platform/database/server/connect.ts'
import { outageOf } from '#platform/database/server/outage.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { JobStart } from './job-start.ts'
import { jobStore, type OpenJob } from './job-store.ts'

export class JobCancelled extends Error {}
/** It stops here, since another process goes on with it. */
export class JobTakenOver extends JobCancelled {}

/** What work is given. `step` reports progress and throws `JobCancelled` once somebody wants it stopped. */
export type JobTask = {
  readonly id: string
  readonly companyId: string
  readonly input: unknown
  readonly actor: Actor
  step(done: number, total?: number): Promise<void>
}
export type JobWork = (task: JobTask) => Promise<unknown>

/** Told of every step and of the end of a job. */
export type JobNews = { readonly job: OpenJob; readonly ended: boolean }

export type Jobs = {
  /** By `call.company`, so that a request that comes again finds the job and the input it began with. */
  start<Input>(company: CompanyDb, job: JobStart<Input>): Promise<{ readonly id: string; readonly input: Input }>
  /** Takes over what dead processes left, now and every few seconds. */
  watch(): Promise<void>
  /** Waits for the work of this process, for an orderly stop. */
  stop(): Promise<void>
}

const BEAT_MS = 3_000
const WATCH_MS = 5_000

export function jobsOf(
  db: Database,
  log: Logger,
  kinds: ReadonlyMap<string, JobWork>,
  tell: (news: JobNews) => void = () => {},
): Jobs {
  const worker = randomUUID()
  const store = jobStore(db, worker)
  const atWork = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined

  const run = async (job: OpenJob): Promise<void> => {
    const work = kinds.get(job.kind)
    let told = 0
    const beat = setInterval(() => void store.beat(job).catch(() => {}), BEAT_MS)
    try {
      if (!work) throw new Error(`no work of kind ${job.kind}`)
      const result = await work({
        ...job,
        async step(done, total) {
          // At most four times a second; the wish to cancel is seen at the same pace.
          if (Date.now() - told < 250 && done !== total) return
          told = Date.now()
          const end = await store.progress(job, done, total)
          if (end) throw end === 'taken over' ? new JobTakenOver() : new JobCancelled()
          tell({ job, ended: false })
        },
      })
      await store.finish(job, 'done', { result })
    } catch (error) {
      if (error instanceof JobCancelled) await store.finish(job, 'cancelled', {})
      // Left as it stands: whoever misses its beat begins it again.
      else if (outageOf(error)) throw error
      else {
        const refused = (error as { problem?: { code: string; params?: unknown } }).problem
        if (!refused) log.error({ err: error, job: job.id, kind: job.kind }, 'a job failed')
        await store.finish(job, 'failed', { problem: refused ?? { code: 'http.unexpected' } })
      }
    } finally {
      clearInterval(beat)
      atWork.delete(job.id)
      tell({ job, ended: true })
    }
  }
  const begin = (job: OpenJob) => {
    atWork.set(
      job.id,
      run(job).catch((error) => log.error({ err: error, job: job.id }, 'a job could not be closed')),
    )
  }
  const takeOver = async () => {
    for (const job of await store.claimAbandoned([...atWork.keys()])) begin(job)
  }
  return {
    async start<Input>(company: CompanyDb, job: JobStart<Input>) {
      const id = randomUUID()
      const open = await store.open(company, id, job)
      // One that was opened before is at work already, or taken over when its process is missed.
      if (open.id === id) {
        tell({ job: open, ended: false })
        begin(open)
      }
      return { id: open.id, input: open.input as Input }
    },
    async watch() {
      await takeOver()
      timer = setInterval(
        () => void takeOver().catch((error) => log.error({ err: error }, 'jobs could not be taken over')),
        WATCH_MS,
      )
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await Promise.allSettled(atWork.values())
    },
  }
}
