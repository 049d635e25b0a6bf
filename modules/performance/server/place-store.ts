/** Departments, positions and levels, by which people are chosen. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

type Place = { id: string; name: string }
type Places = { departments: Place[]; positions: Place[]; job_levels: Place[] }

export async function placesOf(tx: Tx, companyId: string): Promise<Places> {
  const named = (table: 'departments' | 'positions' | 'job_levels') =>
    sql`coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by lower(t.name), t.id)
      from ${sql.table(table)} t where t.company_id = ${companyId}), '[]')`
  const { rows } = await sql<Places>`
    select ${named('departments')} as departments, ${named('positions')} as positions,
      ${named('job_levels')} as job_levels`.execute(tx)
  return rows[0] ?? { departments: [], positions: [], job_levels: [] }
}
