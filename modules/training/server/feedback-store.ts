/** What people thought of a session; below three answers it is told how many there are, and nothing else. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { LEAST_ANSWERS } from './views.ts'

const MOST_COMMENTS = 100

export async function feedbackOf(tx: Tx, companyId: string, sessionId: string) {
  const { rows } = await sql<{ answers: number; rating: string | null; comments: string[] }>`
    select count(*)::int as answers, round(avg(rating), 1) as rating,
      coalesce((array_agg(comment order by md5(employee_id::text)) filter (where comment is not null))[1:${sql.lit(MOST_COMMENTS)}], '{}')
        as comments
    from training_feedback where company_id = ${companyId} and session_id = ${sessionId}`.execute(tx)
  const { answers = 0, rating = null, comments = [] } = rows[0] ?? {}
  if (answers < LEAST_ANSWERS) return { answers, rating: null, comments: [] }
  return { answers, rating: Number(rating), comments }
}

export async function saveFeedback(
  tx: Tx,
  companyId: string,
  one: {
    readonly session_id: string
    readonly employee_id: string
    readonly rating: number
    readonly comment: string | null
    readonly at: string
  },
): Promise<void> {
  await sql`
    insert into training_feedback (company_id, session_id, employee_id, rating, comment, at)
    values (${companyId}, ${one.session_id}, ${one.employee_id}, ${one.rating}, ${one.comment}, ${one.at})
    on conflict (company_id, session_id, employee_id) do update
      set rating = excluded.rating, comment = excluded.comment, at = excluded.at`.execute(tx)
}
