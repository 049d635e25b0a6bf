/** The tables of reviews, and what of the record a review shows. */

import { sql } from 'kysely'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { MoveKind } from '#platform/stages/model/way.ts'
import type { Grade, Item, Letter, Part, Parts, Result } from '../model/review.ts'

export type Move = {
  readonly from: number
  readonly to: number
  readonly kind: MoveKind
  readonly reason: string | null
  readonly by: string
  readonly at: string
}
export type ReviewRow = {
  readonly id: string
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly account_id: string | null
  readonly department: string | null
  readonly position: string | null
  readonly joined_on: string
  readonly left_on: string | null
  readonly status: number
  readonly stage_since: string
  readonly done_by: string | null
  readonly round: number
  readonly probation_end_date: string
  readonly is_extended: boolean
  readonly items: readonly Item[]
  readonly grades: readonly Grade[]
  readonly parts: Parts
  readonly rounds: readonly Parts[]
  readonly suggested_result: Result | null
  readonly suggested_end_date: string | null
  readonly suggested_salary: string | null
  readonly result: Result | null
  readonly official_confirmed_date: string | null
  readonly hr_comment: string | null
  /** An end later than the law allows, by the person's own written agreement. */
  readonly beyond_agreed: string | null
  readonly late_told_since: string | null
  readonly completed_on: string | null
  readonly revision: number
  readonly moves: readonly Move[]
  readonly letters: readonly Letter[]
}

type Which = {
  readonly id?: string
  readonly ids?: readonly string[]
  /** Beside what is open, what was completed since, and whatever is about this account. */
  readonly since?: { readonly day: string; readonly accountId: string }
  readonly employeeIds?: readonly string[]
  readonly status?: number | undefined
  readonly open?: boolean
}

/** Those that end first at the top, the completed last; with `hold` the rows are held until the transaction ends. */
export async function reviewsOf(
  tx: Tx,
  companyId: string,
  { id, ids, employeeIds, status, open, since }: Which = {},
  hold = false,
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select r.id, r.employee_id, e.staff_id, e.full_name, e.account_id, d.name as department, p.name as position,
      e.joined_on, e.left_on, r.status, r.stage_since, r.done_by, r.round, r.probation_end_date, r.is_extended, r.items, r.grades,
      r.parts, r.rounds, r.suggested_result, r.suggested_end_date, r.suggested_salary, r.result,
      r.official_confirmed_date, r.hr_comment, r.beyond_agreed, r.late_told_since, r.completed_on, r.revision, r.letters,
      coalesce((select jsonb_agg(jsonb_build_object('from', m.from_status, 'to', m.to_status, 'kind', m.kind,
          'reason', m.reason, 'by', m.by_name, 'at', m.at) order by m.at, m.id)
        from probation_moves m where m.company_id = r.company_id and m.review_id = r.id), '[]') as moves
    from probation_reviews r ${personOf('r')}
    ${departmentOf()}
    ${positionOf()}
    where r.company_id = ${companyId} ${id === undefined ? sql`` : sql`and r.id = ${id}`}
      ${ids === undefined ? sql`` : sql`and r.id = any(${[...ids]}::uuid[])`}
      ${employeeIds === undefined ? sql`` : sql`and r.employee_id = any(${[...employeeIds]}::uuid[])`}
      ${status === undefined ? sql`` : sql`and r.status = ${status}`} ${open ? sql`and r.status < 6` : sql``}
      ${since ? sql`and (r.status < 6 or r.completed_on > ${since.day} or e.account_id = ${since.accountId})` : sql``}
    order by r.status = 6, r.probation_end_date, lower(e.full_name), r.id ${hold ? sql`for update of r` : sql``}`.execute(
    tx,
  )
  return rows
}

/** What an account may have a part in; whether it does is judged one by one. */
export const reviewsFor = (
  tx: Tx,
  companyId: string,
  accountId: string,
  {
    today,
    days,
  }: { readonly today: PlainDate; readonly days: { readonly post_probation_manager_access_days: number } },
): Promise<ReviewRow[]> =>
  reviewsOf(tx, companyId, {
    since: { day: addDays(today, -days.post_probation_manager_access_days), accountId },
  })

export type NewReviewRow = {
  readonly employeeId: string
  readonly endDate: string
  readonly status: number
}
type Opening = { readonly today: string; readonly items: readonly Item[]; readonly grades: readonly Grade[] }

/** Many at once; who has an open one is left as they are. Resolves to the ids by employee. */
export async function insertReviews(
  tx: Tx,
  companyId: string,
  given: readonly NewReviewRow[],
  { today, items, grades }: Opening,
): Promise<ReadonlyMap<string, string>> {
  if (given.length === 0) return new Map()
  const rows = given.map(({ employeeId, endDate, status }) => ({
    ...{ id: newId(), employee_id: employeeId, end_date: endDate, status },
  }))
  const made = await sql<{ id: string; employee_id: string }>`
    insert into probation_reviews (company_id, id, employee_id, status, stage_since, probation_end_date, items, grades)
    select ${companyId}, id, employee_id, status, ${today}, end_date, ${JSON.stringify(items)}::jsonb,
      ${JSON.stringify(grades)}::jsonb
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(id uuid, employee_id uuid, end_date date, status smallint)
    on conflict (company_id, employee_id) where status < 6 do nothing
    returning id, employee_id`.execute(tx)
  return new Map(made.rows.map(({ id, employee_id }) => [employee_id, id]))
}

export type ReviewChange = {
  readonly [Column in
    | 'status'
    | 'stage_since'
    | 'done_by'
    | 'round'
    | 'probation_end_date'
    | 'is_extended'
    | 'suggested_result'
    | 'suggested_end_date'
    | 'suggested_salary'
    | 'result'
    | 'official_confirmed_date'
    | 'hr_comment'
    | 'beyond_agreed'
    | 'completed_on']?: ReviewRow[Column]
} & { readonly parts?: Parts; readonly rounds?: readonly Parts[]; readonly letters?: readonly Letter[] }

export async function changeReview(
  tx: Tx,
  companyId: string,
  id: string,
  { parts, rounds, letters, ...columns }: ReviewChange,
): Promise<void> {
  await tx
    .updateTable('probation_reviews')
    .set({
      ...columns,
      ...(parts === undefined ? {} : { parts: JSON.stringify(parts) }),
      ...(rounds === undefined ? {} : { rounds: JSON.stringify(rounds) }),
      ...(letters === undefined ? {} : { letters: JSON.stringify(letters) }),
    })
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** The keepers heard that the days of these stages have passed. */
export async function markLateTold(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update probation_reviews set late_told_since = stage_since
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

export async function deleteReview(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from probation_reviews where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function insertMove(
  tx: Tx,
  companyId: string,
  reviewId: string,
  { from, to, kind, reason, by, byAccount, at }: Move & { readonly byAccount: string },
): Promise<void> {
  await tx
    .insertInto('probation_moves')
    .values({
      company_id: companyId,
      id: newId(),
      review_id: reviewId,
      from_status: from,
      to_status: to,
      kind,
      reason,
      by_account: byAccount,
      by_name: by,
      at,
    })
    .execute()
}

export const emptyPart: Part = { ratings: [], comment: '' }
