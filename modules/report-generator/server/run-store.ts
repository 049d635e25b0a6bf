/** Runs: what was asked, by whom and when, and how many rows there were. Rows are never kept. */
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/server/connect.ts'
import type { Language } from '#platform/http/server/say.ts'
import type { Definition } from '../model/definition.ts'

export type RunRow = {
  readonly id: string
  readonly template: string
  readonly name: string
  readonly definition: Definition
  readonly from_day: string
  readonly to_day: string
  readonly language: Language
  readonly rows: number
  readonly by_schedule: boolean
  readonly ran_by: string
  readonly ran_by_name: string
  readonly told: readonly string[]
  readonly ran_at: string
}

export const saveRun = (tx: Tx, companyId: string, run: RunRow) =>
  sql`insert into report_runs (company_id, id, template, name, subject, definition, from_day, to_day, language, rows,
      by_schedule, ran_by, ran_by_name, told, ran_at)
    values (${companyId}, ${run.id}, ${run.template}, ${run.name}, ${run.definition.subject},
      ${JSON.stringify(run.definition)}::jsonb, ${run.from_day}, ${run.to_day}, ${run.language}, ${run.rows},
      ${run.by_schedule}, ${run.ran_by}, ${run.ran_by_name}, ${[...run.told]}::uuid[], ${run.ran_at})`.execute(tx)

const RUNS_KEPT_DAYS = 30
const keptSince = (now: Date): string => new Date(now.getTime() - RUNS_KEPT_DAYS * 24 * 60 * 60_000).toISOString()

type Whose = { readonly companyId: string; readonly accountId: string; readonly now: Date }

/** An account's own, and those it was told of; newest first. */
export async function runsSeen(
  tx: Tx,
  { companyId, accountId, now }: Whose,
  page: { readonly limit: number; readonly offset: number },
) {
  const { rows } = await sql<RunRow & { readonly total: number }>`
    select ${COLUMNS}, count(*) over ()::int as total from report_runs r where ${seenBy({ companyId, accountId, now })}
    order by r.ran_at desc, r.id limit ${page.limit} offset ${page.offset}`.execute(tx)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function runSeen(tx: Tx, whose: Whose, id: string): Promise<RunRow | undefined> {
  const { rows } =
    await sql<RunRow>`select ${COLUMNS} from report_runs r where ${seenBy(whose)} and r.id = ${id}`.execute(tx)
  return rows[0]
}

const COLUMNS = sql`r.id, r.template, r.name, r.definition, r.from_day, r.to_day, r.language, r.rows, r.by_schedule,
  r.ran_by, r.ran_by_name, r.told, r.ran_at`

const seenBy = ({ companyId, accountId, now }: Whose) => sql`r.company_id = ${companyId}
  and (r.ran_by = ${accountId} or ${accountId} = any(r.told)) and r.ran_at >= ${keptSince(now)}`

/** A month later nobody needs them. */
export const forgetRuns = (db: Database, companyId: string, now: Date): Promise<unknown> =>
  db
    .forCompany(companyId)
    .transaction((tx) =>
      sql`delete from report_runs where company_id = ${companyId} and ran_at < ${keptSince(now)}`.execute(tx),
    )
