/** OKRs with their objectives, key results and check-ins, in one statement. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Owner } from '../model/okr.ts'

export type CheckInShown = {
  readonly value: string
  readonly confidence: number
  readonly comment: string
  readonly by: string
  readonly at: string
}
export type KeyResultRow = {
  readonly id: string
  readonly name: string
  readonly unit: string
  readonly start_value: string
  readonly target_value: string
  readonly current_value: string
  readonly confidence: number | null
  readonly weight: number
  readonly check_ins: readonly CheckInShown[]
}
export type ObjectiveRow = {
  readonly id: string
  readonly name: string
  readonly weight: number
  readonly factor_id: string | null
  readonly factor: string | null
  readonly factor_zh: string | null
  readonly parent_id: string | null
  readonly parent: string | null
  readonly key_results: readonly KeyResultRow[]
}
export type OkrRow = {
  readonly id: string
  readonly owner_kind: Owner
  readonly owner: string | null
  readonly employee_id: string | null
  readonly department_id: string | null
  readonly department: string | null
  /** Of the person. */
  readonly account_id: string | null
  readonly year: number
  readonly quarter: number
  readonly status: number
  readonly sent_back: string | null
  readonly revision: number
  readonly objectives: readonly ObjectiveRow[]
}

type Which = {
  readonly id?: string
  readonly year?: number | undefined
  readonly quarter?: number | undefined
  readonly employeeId?: string | undefined
  /** A condition on `okrs o` with `employees e`, whom it is of. */
  readonly where?: RawBuilder<unknown>
}

/** The newest quarter first, the company's before departments' before people's; with `hold` held to the end. */
export async function okrsOf(tx: Tx, companyId: string, which: Which = {}, hold = false): Promise<OkrRow[]> {
  const { id, year, quarter, employeeId, where } = which
  const { rows } = await sql<OkrRow>`
    select o.id, o.owner_kind, coalesce(e.full_name, d.name) as owner, o.employee_id, o.department_id,
      coalesce(d.name, own.name) as department, e.account_id, o.year, o.quarter, o.status, o.sent_back, o.revision,
      coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name, 'weight', b.weight,
          'factor_id', b.factor_id, 'factor', f.name, 'factor_zh', f.name_zh, 'parent_id', b.parent_id,
          'parent', p.name, 'key_results', ${keyResults}) order by b.place)
        from okr_objectives b
        left join okr_success_factors f on f.company_id = b.company_id and f.id = b.factor_id
        left join okr_objectives p on p.company_id = b.company_id and p.id = b.parent_id
        where b.company_id = o.company_id and b.okr_id = o.id), '[]') as objectives
    from okrs o
    left join employees e on e.company_id = o.company_id and e.id = o.employee_id
    left join departments d on d.company_id = o.company_id and d.id = o.department_id
    left join departments own on own.company_id = o.company_id and own.id = e.department_id
    where o.company_id = ${companyId} ${id === undefined ? sql`` : sql`and o.id = ${id}`}
      ${year === undefined ? sql`` : sql`and o.year = ${year}`}
      ${quarter === undefined ? sql`` : sql`and o.quarter = ${quarter}`}
      ${employeeId === undefined ? sql`` : sql`and o.employee_id = ${employeeId}`}
      ${where ? sql`and ${where}` : sql``}
    order by o.year desc, o.quarter desc, array_position(array['company', 'department', 'person'], o.owner_kind),
      lower(coalesce(e.full_name, d.name)), o.id ${hold ? sql`for update of o` : sql``}`.execute(tx)
  return rows
}

/** Amounts as text, so that nothing of them is rounded on the way. */
const keyResults = sql`coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'unit', k.unit,
    'start_value', k.start_value::text, 'target_value', k.target_value::text, 'current_value', k.current_value::text,
    'confidence', k.confidence, 'weight', k.weight,
    'check_ins', coalesce((select jsonb_agg(jsonb_build_object('value', c.value::text, 'confidence', c.confidence,
        'comment', c.comment, 'by', c.by_name, 'at', c.at) order by c.at desc, c.id desc)
      from okr_check_ins c where c.company_id = k.company_id and c.key_result_id = k.id), '[]')) order by k.place)
  from okr_key_results k where k.company_id = b.company_id and k.objective_id = b.id), '[]')`
