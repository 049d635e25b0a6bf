/** Rows of the lists of a profile: family, certificates, achievements, steps of a career, papers. */
import { type RawBuilder, sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'

export type EntryTable = {
  readonly table: 'family_members' | 'educations' | 'achievements' | 'career_progressions' | 'employee_documents'
  /** What a person types, by its name on the wire. */
  readonly columns: readonly string[]
  /** Sealed among them. */
  readonly sealed?: readonly string[]
  /** Read with the row, never written. */
  readonly more?: RawBuilder<unknown>
}

/** Of each list, what comes first. */
const ORDER: Readonly<Record<EntryTable['table'], RawBuilder<unknown>>> = {
  family_members: sql`is_emergency_contact desc, birth_date nulls last, full_name`,
  educations: sql`coalesce(ended_on, started_on) desc nulls first`,
  achievements: sql`awarded_on desc nulls first`,
  career_progressions: sql`effective_from desc, created_at desc`,
  employee_documents: sql`expires_on nulls last, created_at desc`,
}

export type Entry = { readonly id: string; readonly revision: number } & Readonly<Record<string, unknown>>
export type Fields = Readonly<Record<string, unknown>>

export async function entriesOf(
  tx: Tx,
  seal: Seal,
  { table, columns, sealed = [], more }: EntryTable,
  companyId: string,
  employeeId: string,
  id?: string,
): Promise<readonly Entry[]> {
  const { rows } = await sql<Entry>`
    select id, revision, ${sql.join([...columns.map((column) => sql.ref(column)), ...(more ? [more] : [])])} from ${sql.table(table)}
    where company_id = ${companyId} and employee_id = ${employeeId} ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by ${ORDER[table]}, id`.execute(tx)
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(sealed.map((column) => [column, opened(seal, contextOf(table, column), row[column])])),
  }))
}

export async function countEntries(
  tx: Tx,
  { table }: EntryTable,
  companyId: string,
  employeeId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)}
    where company_id = ${companyId} and employee_id = ${employeeId}`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function addEntry(
  tx: Tx,
  seal: Seal,
  kind: EntryTable,
  companyId: string,
  employeeId: string,
  fields: Fields,
): Promise<string> {
  const id = newId()
  const row = { company_id: companyId, id, employee_id: employeeId, ...stored(seal, kind, fields) }
  await sql`insert into ${sql.table(kind.table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
            values (${sql.join(Object.values(row))})`.execute(tx)
  return id
}

export async function changeEntry(
  tx: Tx,
  seal: Seal,
  kind: EntryTable,
  companyId: string,
  id: string,
  fields: Fields,
): Promise<void> {
  const set = Object.entries(stored(seal, kind, fields)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(kind.table)} set ${sql.join([...set, sql`revision = revision + 1`])}
            where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function removeEntry(tx: Tx, { table }: EntryTable, companyId: string, id: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where company_id = ${companyId} and id = ${id}`.execute(tx)
}

const contextOf = (table: string, column: string): string => `${table}.${column}`

function opened(seal: Seal, context: string, value: unknown): string | null {
  return typeof value === 'string' ? seal.open(value, context) : null
}

/** An emptied text is none. */
function stored(seal: Seal, { table, sealed = [] }: EntryTable, fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([column, given]) => {
      const value = given === '' ? null : given
      return [
        column,
        sealed.includes(column) && typeof value === 'string' ? seal.seal(value, contextOf(table, column)) : value,
      ]
    }),
  )
}
