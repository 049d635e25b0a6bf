/** The table of jobs: opened, claimed, beaten, closed. */
import { sql } from 'kysely'
import type { CompanyDb, Database } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Notice } from '#platform/notices/model/notice.ts'
import { notify } from '#platform/notices/server/notify.ts'
import type { JobStart } from './job-start.ts'

export type OpenJob = {
  readonly id: string
  readonly companyId: string
  readonly kind: string
  readonly name: string
  readonly link: string | undefined
  readonly input: unknown
  readonly actor: Actor
}

/** A process that has not beaten for this long is dead; three lives, then the job failed. */
const LEASE = '15 seconds'
const LIVES = 3

export function jobStore(db: Database, worker: string) {
  const within = (job: OpenJob) => db.forCompany(job.companyId)
  return {
    open: (company: CompanyDb, id: string, { kind, name, input, actor, roles, link }: JobStart): Promise<OpenJob> =>
      company.transaction(async (tx) => {
        const { companyId } = company
        await sql`
          insert into jobs (company_id, id, kind, name, state, input, created_by, roles, tries, worker, beat_at)
          values (${companyId}, ${id}, ${kind}, ${name}, 'running', ${JSON.stringify({ input, actor, link })}::jsonb,
                  ${actor.accountId}, ${[...roles]}, 1, ${worker}, now())`.execute(tx)
        return { id, companyId, kind, name, link, input, actor }
      }),

    beat: (job: OpenJob): Promise<unknown> =>
      within(job).transaction((tx) =>
        sql`update jobs set beat_at = now() where company_id = ${job.companyId} and id = ${job.id} and worker = ${worker}`.execute(
          tx,
        ),
      ),

    /** Why the job ends here: somebody wants it stopped, or another process holds it. */
    progress: (
      job: OpenJob,
      done: number,
      total: number | undefined,
    ): Promise<'cancelled' | 'taken over' | undefined> =>
      within(job).transaction(async (tx) => {
        const { rows } = await sql<{ cancel_wanted: boolean }>`
          update jobs set done = ${done}, total = coalesce(${total ?? null}, total), beat_at = now()
          where company_id = ${job.companyId} and id = ${job.id} and worker = ${worker} returning cancel_wanted`.execute(
          tx,
        )
        const [row] = rows
        if (!row) return 'taken over'
        return row.cancel_wanted ? 'cancelled' : undefined
      }),

    finish: (
      job: OpenJob,
      state: 'done' | 'failed' | 'cancelled',
      { result, problem }: { result?: unknown; problem?: unknown },
    ): Promise<unknown> =>
      within(job).transaction(async (tx) => {
        const { numAffectedRows } =
          await sql`update jobs set state = ${state}, result = ${textOf(result)}::jsonb, problem = ${textOf(problem)}::jsonb, finished_at = now(),
              done = case when ${state} = 'done' then coalesce(total, done) else done end
            where company_id = ${job.companyId} and id = ${job.id} and worker = ${worker}`.execute(tx)
        // Whoever began it may have left the page long ago; who stopped it knows.
        if (numAffectedRows === 1n && state !== 'cancelled')
          await notify(tx, job.companyId, [job.actor.accountId], notice(job, state))
      }),

    /** What dead processes left open, now ours; jobs out of lives are closed as failed. */
    claimAbandoned: (mine: readonly string[]): Promise<OpenJob[]> =>
      db.system.transaction(async (tx) => {
        const abandoned = sql`state in ('waiting', 'running') and not (id = any(${[...mine]}::uuid[]))
          and (${db.home === 'embedded'} or coalesce(beat_at, created_at) < now() - ${LEASE}::interval)`
        await sql`update jobs set state = 'failed', problem = '{"code":"jobs.gave-up"}'::jsonb, finished_at = now()
                  where ${abandoned} and tries >= ${LIVES}`.execute(tx)
        const { rows } = await sql<{
          id: string
          company_id: string
          kind: string
          name: string
          input: { input: unknown; actor: Actor; link?: string }
        }>`
          update jobs set worker = ${worker}, beat_at = now(), tries = tries + 1, state = 'running'
          where (company_id, id) in (select company_id, id from jobs where ${abandoned} for update skip locked)
          returning id, company_id, kind, name, input`.execute(tx)
        return rows.map((row) => ({
          id: row.id,
          companyId: row.company_id,
          kind: row.kind,
          name: row.name,
          link: row.input.link,
          input: row.input.input,
          actor: row.input.actor,
        }))
      }),
  }
}

/** What came of a job is looked at within days; a month later nobody needs what it was given and what it answered. */
export function tidyJobs(db: Database, now: Date): Promise<unknown> {
  const before = new Date(now.getTime() - JOBS_KEPT_MS).toISOString()
  return db.system.transaction((tx) => sql`delete from jobs where finished_at < ${before}`.execute(tx))
}
const JOBS_KEPT_MS = 30 * 24 * 60 * 60_000

function notice({ name, link = '/app/dashboard' }: OpenJob, state: 'done' | 'failed'): Notice {
  return { word: state === 'done' ? 'jobs.notice-done' : 'jobs.notice-failed', params: { name }, link }
}

const textOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))
