/** How many applied: what recruiting tells of its vacancies, and by which an advertisement is ended instead of deleted. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export const applicants = {
  ofVacancies: (tx: Tx, companyId: string, ids: readonly string[]) => counted(tx, companyId, 'vacancy_id', ids),
  ofAdvertisements: (tx: Tx, companyId: string, ids: readonly string[]) =>
    counted(tx, companyId, 'advertisement_id', ids),
}

async function counted(tx: Tx, companyId: string, column: 'vacancy_id' | 'advertisement_id', ids: readonly string[]) {
  const { rows } = await sql<{ id: string; count: number }>`
    select ${sql.ref(column)} as id, count(*) as count from candidates
    where company_id = ${companyId} and ${sql.ref(column)} = any(${[...ids]}::uuid[]) group by 1`.execute(tx)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
