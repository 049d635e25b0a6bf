/** The structure as it would be sent back: divisions with their departments, the other lists side by side. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { FilledRow } from '#platform/sheets/server/export/template.ts'

export async function structureRows(tx: Tx, companyId: string): Promise<FilledRow[]> {
  const { rows: places } = await sql<{ department: string; division: string | null }>`
    select d.name as department, v.name as division
    from departments d left join divisions v on v.company_id = d.company_id and v.department_id = d.id
    where d.company_id = ${companyId} order by lower(d.name), lower(v.name)`.execute(tx)
  const positions = await namesIn(tx, companyId, 'positions')
  const jobLevels = await namesIn(tx, companyId, 'job_levels')
  return Array.from({ length: Math.max(places.length, positions.length, jobLevels.length) }, (_, at) => ({
    ...places[at],
    position: positions[at],
    job_level: jobLevels[at],
  }))
}

async function namesIn(tx: Tx, companyId: string, table: 'positions' | 'job_levels'): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(table)} where company_id = ${companyId} order by lower(name)`.execute(tx)
  return rows.map(({ name }) => name)
}
