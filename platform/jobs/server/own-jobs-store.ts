/** The jobs that somebody began, as they see them. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

/** `done` and `total` count whatever the kind of work counts, most of them people; null before that is known. */
export type JobRow = {
  id: string
  kind: string
  name: string
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  done: number
  total: number | null
  result: unknown
  problem: { code: string; params?: Record<string, string | number> } | null
  created_at: string
  finished_at: string | null
  link: string | null
}

/** Of the last seven days, newest first, without results, which may be large: who wants one asks for its job. */
export async function ownJobs(tx: Tx, companyId: string, accountId: string, id?: string): Promise<JobRow[]> {
  const isOne = id !== undefined
  const { rows } = await sql<JobRow>`
    select id, kind, name, state, done, total, ${isOne ? sql`result` : sql`null`} as result, problem, created_at,
      finished_at, input->>'link' as link
    from jobs where company_id = ${companyId} and created_by = ${accountId}
      and ${isOne ? sql`id = ${id}` : sql`created_at > now() - interval '7 days'`}
    order by created_at desc limit 50`.execute(tx)
  return rows
}

/** Whoever works at it sees the wish between two of its steps; what is over stays as it is. */
export async function wantCancelled(tx: Tx, companyId: string, accountId: string, id: string): Promise<void> {
  await sql`update jobs set cancel_wanted = true
            where company_id = ${companyId} and id = ${id} and created_by = ${accountId}
              and state in ('waiting', 'running')`.execute(tx)
}
