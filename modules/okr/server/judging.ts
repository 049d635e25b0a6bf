/** Objectives as they may be stored: weights, targets, and that everything they name is there. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Owner } from '../model/okr.ts'
import { judgeTargets, judgeWeights, refused } from './acting.ts'
import type { ObjectiveGiven } from './okr-changes.ts'
import type { OkrRow } from './okr-store.ts'

type Of = { readonly owner_kind: Owner; readonly year: number; readonly now?: OkrRow }

export async function judgeObjectives(
  tx: Tx,
  companyId: string,
  objectives: readonly ObjectiveGiven[],
  of: Of,
): Promise<void> {
  judgeWeights(objectives)
  judgeTargets(objectives)
  judgeIds(objectives, of.now)
  await judgeFactors(tx, companyId, objectives)
  const parents = objectives.flatMap(({ parent_id }) => parent_id ?? [])
  if (parents.length === 0) return
  const known = new Set((await parentsOf(tx, companyId, of)).map(({ id }) => id))
  if (!parents.every((id) => known.has(id))) throw refused({ objectives: ['okr.unknown-parent'] })
}

/** Only rows of this OKR have an id already; each once. */
function judgeIds(objectives: readonly ObjectiveGiven[], now: OkrRow | undefined): void {
  const own = new Set(now?.objectives.flatMap(({ id, key_results }) => [id, ...key_results.map((one) => one.id)]))
  const given = objectives.flatMap(({ id, key_results }) =>
    [id, ...key_results.map((one) => one.id)].flatMap((one) => one ?? []),
  )
  if (given.some((id) => !own.has(id)) || new Set(given).size < given.length) {
    throw refused({ objectives: ['http.unknown-id'] })
  }
}

export async function judgeFactors(
  tx: Tx,
  companyId: string,
  objectives: readonly { readonly factor_id: string | null }[],
): Promise<void> {
  const wanted = [...new Set(objectives.flatMap(({ factor_id }) => factor_id ?? []))]
  if (wanted.length === 0) return
  const { rows } = await sql`
    select from okr_success_factors where company_id = ${companyId} and id = any(${wanted}::uuid[])`.execute(tx)
  if (rows.length < wanted.length) throw refused({ objectives: ['okr.unknown-factor'] })
}

/** Objectives of the company and of departments in that year; a department's serve the company's alone. */
export async function parentsOf(
  tx: Tx,
  companyId: string,
  { owner_kind, year }: Pick<Of, 'owner_kind' | 'year'>,
): Promise<{ readonly id: string; readonly name: string; readonly owner: string | null }[]> {
  const above = { company: [] as string[], department: ['company'], person: ['company', 'department'] }[owner_kind]
  const { rows } = await sql<{ id: string; name: string; owner: string | null }>`
    select b.id, b.name, d.name as owner from okr_objectives b
    join okrs o on o.company_id = b.company_id and o.id = b.okr_id
    left join departments d on d.company_id = o.company_id and d.id = o.department_id
    where b.company_id = ${companyId} and o.year = ${year} and o.owner_kind = any(${above})
    order by o.quarter desc, o.owner_kind, lower(b.name), b.id`.execute(tx)
  return rows
}
