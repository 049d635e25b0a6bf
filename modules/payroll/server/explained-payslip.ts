/** A payslip with everything that explains it, whoever asks. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Shown, shownIn } from './payslip-store.ts'
import type { ExplainedPayslip } from './view/why.ts'

/** For payslips p with the shapes s of their worksheets. */
export const explaining = sql`p.staff_id, p.full_name, p.department, p.position, p.figures, p.lines, p.inputs, p.given,
  p.law_hash, p.worksheet as values, s.shape, kerja_brought(p.contributed) as contributed,
  (select jsonb_agg(jsonb_build_object('at', w->'at', 'values', w->'values', 'shape', b.shape))
    from jsonb_array_elements(p.contributed_worksheets) w
      join worksheet_shapes b on b.company_id = p.company_id and b.hash = w->>'shape') as brought,
  (select jsonb_agg(w) from jsonb_array_elements(p.contributed_worksheets) w where w->'asked' is not null) as asked`
export const withShapes = sql`
  left join worksheet_shapes s on s.company_id = p.company_id and s.hash = p.worksheet_shape`

/** As one version of the run shows it. */
export async function explainedPayslip(
  tx: Tx,
  companyId: string,
  run: Shown,
  id: string,
): Promise<ExplainedPayslip | undefined> {
  const { rows } = await sql<ExplainedPayslip>`
    select ${explaining} from payslips p ${withShapes}
    where ${shownIn(companyId, run)} and p.id = ${id}`.execute(tx)
  return rows[0]
}
