/** What is written of OKRs: the whole list of objectives at once, in a statement for each table. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Owner, Quarter } from '../model/okr.ts'

export type KeyResultGiven = {
  readonly id?: string | undefined
  readonly name: string
  readonly unit: string
  readonly start_value: string
  readonly target_value: string
  readonly weight: number
}
export type ObjectiveGiven = {
  readonly id?: string | undefined
  readonly name: string
  readonly weight: number
  readonly factor_id: string | null
  readonly parent_id: string | null
  readonly key_results: readonly KeyResultGiven[]
}
export type NewOkr = Quarter & {
  readonly owner_kind: Owner
  readonly department_id: string | null
  readonly employee_id: string | null
  readonly objectives: readonly ObjectiveGiven[]
}

/** Whoever has an OKR of the quarter keeps it. Resolves to the ids of those that were made. */
export async function insertOkrs(tx: Tx, companyId: string, given: readonly NewOkr[]): Promise<readonly string[]> {
  if (given.length === 0) return []
  const rows = given.map(({ objectives: _, ...okr }) => ({ id: newId(), ...okr }))
  const made = await sql<{ id: string }>`
    insert into okrs (company_id, id, owner_kind, department_id, employee_id, year, quarter)
    select ${companyId}, id, owner_kind, department_id, employee_id, year, quarter
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(id uuid, owner_kind text, department_id uuid, employee_id uuid, year int, quarter smallint)
    on conflict do nothing returning id`.execute(tx)
  const ids = new Set(made.rows.map(({ id }) => id))
  const listed = rows.flatMap(({ id }, at) =>
    ids.has(id) ? [{ okrId: id, objectives: given[at]?.objectives ?? [] }] : [],
  )
  await replaceObjectives(tx, companyId, listed)
  return [...ids]
}

type Listed = { readonly okrId: string; readonly objectives: readonly ObjectiveGiven[] }

/** Rows with an id of their own stay with their check-ins; what is not named any more goes. */
export async function replaceObjectives(tx: Tx, companyId: string, listed: readonly Listed[]): Promise<void> {
  const objectives = listed.flatMap(({ okrId, objectives: all }) =>
    all.map(({ key_results, ...one }, place) => ({ ...one, id: one.id ?? newId(), okr_id: okrId, place, key_results })),
  )
  const results = objectives.flatMap(({ id: objective_id, key_results }) =>
    key_results.map((one, place) => ({ ...one, id: one.id ?? newId(), objective_id, place })),
  )
  const okrIds = listed.map(({ okrId }) => okrId)
  const rows = objectives.map(({ key_results: _, ...row }) => row)
  const kept = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)
  await sql`
    delete from okr_objectives where company_id = ${companyId} and okr_id = any(${okrIds}::uuid[])
      and id <> all(${kept(rows)}::uuid[])`.execute(tx)
  await sql`
    insert into okr_objectives as b (company_id, id, okr_id, place, name, weight, factor_id, parent_id)
    select ${companyId}, id, okr_id, place, name, weight, factor_id, parent_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id uuid, okr_id uuid, place smallint, name text,
      weight smallint, factor_id uuid, parent_id uuid)
    on conflict (company_id, id) do update set place = excluded.place, name = excluded.name, weight = excluded.weight,
      factor_id = excluded.factor_id, parent_id = excluded.parent_id`.execute(tx)
  await sql`
    delete from okr_key_results k using okr_objectives b where k.company_id = ${companyId} and b.company_id = k.company_id
      and b.id = k.objective_id and b.okr_id = any(${okrIds}::uuid[]) and k.id <> all(${kept(results)}::uuid[])`.execute(
    tx,
  )
  await sql`
    insert into okr_key_results as k (company_id, id, objective_id, place, name, unit, start_value, target_value,
      current_value, weight)
    select ${companyId}, id, objective_id, place, name, unit, start_value, target_value, start_value, weight
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as given(id uuid, objective_id uuid, place smallint,
      name text, unit text, start_value numeric, target_value numeric, weight smallint)
    on conflict (company_id, id) do update set objective_id = excluded.objective_id, place = excluded.place,
      name = excluded.name, unit = excluded.unit, start_value = excluded.start_value,
      target_value = excluded.target_value, weight = excluded.weight,
      current_value = case when exists (select from okr_check_ins c
          where c.company_id = k.company_id and c.key_result_id = k.id)
        then k.current_value else excluded.start_value end`.execute(tx)
}

export async function setStanding(
  tx: Tx,
  companyId: string,
  id: string,
  { status, sent_back }: { readonly status?: number; readonly sent_back?: string | null },
): Promise<void> {
  await tx
    .updateTable('okrs')
    .set({ ...(status !== undefined && { status }), ...(sent_back !== undefined && { sent_back }) })
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export const deleteOkr = (tx: Tx, companyId: string, id: string) =>
  sql`delete from okrs where company_id = ${companyId} and id = ${id}`.execute(tx)

export type CheckIn = {
  readonly key_result_id: string
  readonly value: string
  readonly confidence: number
  readonly comment: string
}
type By = { readonly accountId: string; readonly name: string; readonly at: string }

export async function insertCheckIn(
  tx: Tx,
  companyId: string,
  { key_result_id, ...said }: CheckIn,
  { accountId, name, at }: By,
): Promise<void> {
  await tx
    .insertInto('okr_check_ins')
    .values({ company_id: companyId, id: newId(), key_result_id, ...said, by_account: accountId, by_name: name, at })
    .execute()
  await tx
    .updateTable('okr_key_results')
    .set({ current_value: said.value, confidence: said.confidence })
    .where('company_id', '=', companyId)
    .where('id', '=', key_result_id)
    .execute()
}
