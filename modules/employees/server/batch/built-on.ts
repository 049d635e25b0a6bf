/** Whether something was put on people of an import that would go with them unseen. */
import { type RawBuilder, sql } from 'kysely'
import type { BuiltOnPeople } from '../public-types.ts'

/** Of the employees' own: records that were touched tell it by their revision, these do not. */
const OWN: readonly BuiltOnPeople[] = [{ table: 'employee_portraits' }, { table: 'planned_moves' }]

/** A condition. What nobody put there by hand, as what the night grants, is no reason to keep people. */
export function isBuiltOn(
  builtOn: readonly BuiltOnPeople[] | undefined,
  companyId: string,
  batchId: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const people = sql`employees e where e.company_id = ${companyId} and e.import_batch_id = ${batchId}`
  const tables = tablesOf(builtOn).map(
    ({ table, person = 'employee_id', byHand = sql`true` }) => sql`exists (
      select from ${sql.table(table)} x, ${people} and x.company_id = e.company_id and x.${sql.ref(person)} = e.id
        and (${byHand}))`,
  )
  return sql<boolean>`(exists (select from ${people} and e.revision > 1) or ${sql.join(tables, sql` or `)})`
}

/** The same of one person (employees e), whatever became of the record itself. */
export function isPutOnPerson(builtOn: readonly BuiltOnPeople[] | undefined): RawBuilder<boolean> {
  const tables = tablesOf(builtOn).map(
    ({ table, person = 'employee_id', byHand = sql`true` }) => sql`exists (
      select from ${sql.table(table)} x where x.company_id = e.company_id and x.${sql.ref(person)} = e.id and (${byHand}))`,
  )
  return sql<boolean>`(${sql.join(tables, sql` or `)})`
}

const tablesOf = (builtOn: readonly BuiltOnPeople[] | undefined) => [...OWN, ...(builtOn ?? [])]
