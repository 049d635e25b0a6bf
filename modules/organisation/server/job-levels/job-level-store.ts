/** Job levels in their order, and who and what has each. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { recordList } from '#platform/records/server/record-list.ts'
import type { Of } from '../looking.ts'
import { byName, counts } from '../members.ts'

export type JobLevelRow = {
  id: string
  name: string
  /** 1 is the highest. */
  order: number
  employees_count: number
  former_count: number
  positions_count: number
}

export const levels = recordList({
  table: 'job_levels',
  fields: ['name'],
  subject: 'job_level',
  nameOf: ({ name }) => name,
  actions: { added: 'organisation.added', changed: 'organisation.changed', removed: 'organisation.removed' },
  taken: { field: 'name', word: 'organisation.name-taken' },
  order: sql`place, ${byName(sql`name`)}`,
})

/** Places may have gaps; the order told has none. */
export async function jobLevelsOf(tx: Tx, { companyId, today }: Of): Promise<JobLevelRow[]> {
  const { rows } = await sql<JobLevelRow>`
    select t.id, t.name, row_number() over (order by t.place, ${byName(sql`t.name`)}) as "order",
           coalesce(counted.now, 0) as employees_count, coalesce(counted.former, 0) as former_count,
           (select count(*) from positions p where p.company_id = t.company_id and p.job_level_id = t.id) as positions_count
    from job_levels t
    left join (${counts(companyId, 'job_level_id', today)}) as counted on counted.id = t.id
    where t.company_id = ${companyId}
    order by "order"`.execute(tx)
  return rows
}

/** All of them, held until the transaction ends, so that two cannot be put in one place. */
export async function lockJobLevels(tx: Tx, companyId: string): Promise<void> {
  await sql`select from job_levels where company_id = ${companyId} for update`.execute(tx)
}

export async function insertJobLevel(tx: Tx, companyId: string, name: string): Promise<string> {
  const id = newId()
  await sql`
    insert into job_levels (company_id, id, name, place)
    select ${companyId}, ${id}, ${name}, coalesce(max(place), 0) + 1 from job_levels where company_id = ${companyId}`.execute(
    tx,
  )
  return id
}

/** These ids from the top down. */
export async function orderJobLevels(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update job_levels t set place = wanted.place
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted(id, place)
    where t.company_id = ${companyId} and t.id = wanted.id`.execute(tx)
}
