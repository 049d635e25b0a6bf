/** People in probation by their record. */
import { type RawBuilder, sql } from 'kysely'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type Probationer = {
  readonly id: string
  readonly full_name: string
  readonly account_id: string | null
  readonly joined_on: string
  readonly left_on: string | null
  readonly probation_ends_on: string | null
}

export const probationer = async (tx: Tx, companyId: string, id: string): Promise<Probationer | undefined> =>
  (await people(tx, companyId, sql`e.id = ${id}`))[0]

/** Whose probation ends to that day and has not ended by the last morning, and of whom no review of that end is there. */
export const probationersUntil = (
  tx: Tx,
  companyId: string,
  { today, doneTo, until }: { readonly today: PlainDate; readonly doneTo: PlainDate; readonly until: PlainDate },
): Promise<readonly Probationer[]> =>
  people(
    tx,
    companyId,
    sql`e.probation_ends_on > ${doneTo} and e.probation_ends_on <= ${until} and e.joined_on <= ${today}
      and (e.left_on is null or e.left_on > greatest(e.probation_ends_on, ${addDays(today, -1)}))
      and not e.is_service_account and not exists (select from probation_reviews r where r.company_id = e.company_id and r.employee_id = e.id
        and (r.status < 6 or r.probation_end_date >= e.probation_ends_on or r.result = 'confirmed'))`,
  )

/** Whose probation ends within one of these spans. */
export const probationersEnding = (
  tx: Tx,
  companyId: string,
  spans: readonly { readonly after: PlainDate; readonly until: PlainDate }[],
): Promise<readonly Probationer[]> =>
  people(
    tx,
    companyId,
    sql`(${sql.join(
      spans.map(({ after, until }) => sql`(e.probation_ends_on > ${after} and e.probation_ends_on <= ${until})`),
      sql` or `,
    )}) and not e.is_service_account
      and (e.left_on is null or e.left_on > e.probation_ends_on)
      and not exists (select from probation_reviews r where r.company_id = e.company_id and r.employee_id = e.id
        and r.status = 6 and r.probation_end_date >= e.probation_ends_on)`,
  )

async function people(tx: Tx, companyId: string, where: RawBuilder<unknown>): Promise<readonly Probationer[]> {
  const { rows } = await sql<Probationer>`
    select e.id, e.full_name, e.account_id, e.joined_on, e.left_on, e.probation_ends_on from employees e
    where e.company_id = ${companyId} and ${where} order by e.id`.execute(tx)
  return rows
}
