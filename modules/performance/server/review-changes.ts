/** What is written of reviews: one by one, and many in one statement. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Move } from '#platform/stages/server/moving.ts'
import type { Item } from '../model/items.ts'
import type { Expectation, Parts } from '../model/result.ts'

export type NewForm = { readonly employeeId: string; readonly items: readonly Item[] }

/** Who has a form of the period is left as they are. Resolves to the ids by employee. */
export async function insertForms(
  tx: Tx,
  companyId: string,
  given: readonly NewForm[],
  { cycleId, today }: { readonly cycleId: string; readonly today: string },
): Promise<ReadonlyMap<string, string>> {
  if (given.length === 0) return new Map()
  const rows = given.map(({ employeeId, items }) => ({ id: newId(), employee_id: employeeId, items }))
  const made = await sql<{ id: string; employee_id: string }>`
    insert into performance_reviews (company_id, id, cycle_id, employee_id, stage_since, items)
    select ${companyId}, id, ${cycleId}, employee_id, ${today}, items
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id uuid, employee_id uuid, items jsonb)
    on conflict (company_id, cycle_id, employee_id) do nothing
    returning id, employee_id`.execute(tx)
  return new Map(made.rows.map(({ id, employee_id }) => [employee_id, id]))
}

export type ReviewChange = {
  readonly status?: number
  readonly stage_since?: string
  readonly done_by?: string | null
  readonly grade?: string | null
  readonly expectation?: Expectation | null
  readonly hr_comment?: string | null
  readonly completed_on?: string | null
  readonly acknowledged_at?: string | null
  readonly acknowledged_comment?: string | null
  readonly items?: readonly Item[]
  readonly parts?: Parts
}

export async function changeReview(
  tx: Tx,
  companyId: string,
  id: string,
  { items, parts, ...columns }: ReviewChange,
): Promise<void> {
  await tx
    .updateTable('performance_reviews')
    .set({
      ...columns,
      ...(items === undefined ? {} : { items: JSON.stringify(items) }),
      ...(parts === undefined ? {} : { parts: JSON.stringify(parts) }),
    })
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export type Moved = {
  readonly id: string
  readonly status: number
  readonly done_by: string | null
  readonly grade: string | null
  readonly expectation: Expectation | null
  readonly completed_on: string | null
}

/** Each to where it goes now. */
export async function moveMany(tx: Tx, companyId: string, today: string, moved: readonly Moved[]): Promise<void> {
  if (moved.length === 0) return
  await sql`
    update performance_reviews r set status = given.status, stage_since = ${today}, done_by = given.done_by,
      grade = given.grade, expectation = given.expectation, completed_on = given.completed_on, revision = r.revision + 1
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
      as given(id uuid, status smallint, done_by uuid, grade text, expectation text, completed_on date)
    where r.company_id = ${companyId} and r.id = given.id`.execute(tx)
}

export async function rateMany(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  { grade, expectation }: { readonly grade: string | null; readonly expectation: Expectation | null },
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update performance_reviews set grade = ${grade}, expectation = ${expectation}, revision = revision + 1
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

type MoveOf = { readonly reviewId: string; readonly move: Move }

export async function insertMoves(tx: Tx, companyId: string, moves: readonly MoveOf[]): Promise<void> {
  if (moves.length === 0) return
  await tx
    .insertInto('performance_moves')
    .values(
      moves.map(({ reviewId, move: { from, to, kind, reason, by, byAccount, at } }) => ({
        ...{ company_id: companyId, id: newId(), review_id: reviewId, from_status: from, to_status: to },
        // A review is never extended.
        ...{ kind: kind === 'extend' ? 'proceed' : kind, reason, by_account: byAccount, by_name: by, at },
      })),
    )
    .execute()
}

/** The keepers heard that the days of these stages have passed. */
export async function markLateTold(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update performance_reviews set late_told_since = stage_since
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

export const deleteReview = (tx: Tx, companyId: string, id: string) =>
  sql`delete from performance_reviews where company_id = ${companyId} and id = ${id}`.execute(tx)
