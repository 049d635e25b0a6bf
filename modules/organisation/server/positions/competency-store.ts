/** What positions demand, in the order it was put down. */
import { sql } from 'kysely'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Competency } from '../../model/competency.ts'

export async function competenciesOf(tx: Tx, companyId: string, positionId: string): Promise<Competency[]> {
  const { rows } = await sql<Competency>`
    select name, description, weight, expected_level from position_competencies
    where company_id = ${companyId} and position_id = ${positionId} order by place`.execute(tx)
  return rows
}

export async function revisionOf(tx: Tx, companyId: string, positionId: string): Promise<number | undefined> {
  const { rows } = await sql<{ revision: number }>`
    select revision from positions where company_id = ${companyId} and id = ${positionId}`.execute(tx)
  return rows[0]?.revision
}

/** Whole lists in the place of those there are, of any number of positions at once. */
export async function replaceCompetencies(
  tx: Tx,
  companyId: string,
  lists: readonly { readonly positionId: string; readonly competencies: readonly Competency[] }[],
): Promise<void> {
  const ids = lists.map(({ positionId }) => positionId)
  await sql`delete from position_competencies
            where company_id = ${companyId} and position_id = any(${ids}::uuid[])`.execute(tx)
  await bulkInsert(
    tx,
    'position_competencies',
    lists.flatMap(({ positionId, competencies }) =>
      competencies.map(({ name, description, weight, expected_level }, place) => ({
        company_id: companyId,
        position_id: positionId,
        place,
        name,
        description,
        weight,
        expected_level,
      })),
    ),
  )
  await sql`update positions set revision = revision + 1
            where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(tx)
}
