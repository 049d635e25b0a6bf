/**
 * What is told to whoever saves a record that somebody else changed meanwhile: how it is now, as far as the caller may
 * see it, and who set each field last. The screen lets one take over or keep.
 */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, type Problem } from '#platform/http/server/answers.ts'

type Changed = { readonly field: string; readonly by: string; readonly at: string }

/** Without a revision nothing can have happened meanwhile. */
export const isOvertaken = (row: { readonly revision: number }, revision: number | undefined): boolean =>
  revision !== undefined && row.revision !== revision

export const overtaken = (now: object, changed: readonly Changed[]): Problem => ({
  ...conflict('employees.changed-meanwhile'),
  data: { now, changed },
})

/** Entries that set fields of the record itself, not of its lists. */
const OF_THE_RECORD = [
  'employees.changed',
  'employees.pay-changed',
  'employees.left',
  'employees.reassigned',
  'employees.moved',
  'employees.sabbatical',
  'organisation-chart.moved',
]

/** Whose record it is, and the fields that the caller does not see. */
type Asked = { readonly companyId: string; readonly employeeId: string; readonly closed: ReadonlySet<string> }

/** Of every field of the record that the caller sees, the newest entry of the log that set it. */
export async function changesOf(tx: Tx, { companyId, employeeId, closed }: Asked): Promise<readonly Changed[]> {
  const actions = OF_THE_RECORD.filter((action) => !closed.has('components') || action !== 'employees.pay-changed')
  const { rows } = await sql<Changed>`
    select distinct on (field) field, a.actor as by, a.at
    from activity a cross join lateral jsonb_object_keys(a.after) as field
    where a.company_id = ${companyId} and a.subject_kind = 'employee' and a.subject_id = ${employeeId}
      and a.action = any(${actions}) and jsonb_typeof(a.after) = 'object'
      and field <> all(${[...closed]}::text[])
    order by field, a.seq desc`.execute(tx)
  return rows
}

/** Of an entry of a list only what still stands as it was set: the log names the person, not the entry. */
export async function entryChangesOf(
  tx: Tx,
  companyId: string,
  employeeId: string,
  action: string,
  now: Readonly<Record<string, unknown>>,
): Promise<readonly Changed[]> {
  const { rows } = await sql<Changed>`
    select distinct on (set.key) set.key as field, a.actor as by, a.at
    from activity a cross join lateral jsonb_each(a.after) as set
    where a.company_id = ${companyId} and a.subject_kind = 'employee' and a.subject_id = ${employeeId}
      and a.action = ${action} and jsonb_typeof(a.after) = 'object'
      and set.value = ${JSON.stringify(now)}::jsonb -> set.key
    order by set.key, a.seq desc`.execute(tx)
  return rows
}

/** Who set a list of one person last, by the entries that set it, by itself or along with the record. */
export async function lastOfList(
  tx: Tx,
  companyId: string,
  employeeId: string,
  { field, action, along = [] }: { field: string; action: string; along?: readonly string[] },
): Promise<readonly Changed[]> {
  const { rows } = await sql<Changed>`
    select ${field} as field, a.actor as by, a.at from activity a
    where a.company_id = ${companyId} and a.subject_kind = 'employee' and a.subject_id = ${employeeId}
      and (a.action = ${action} or (jsonb_typeof(a.after) = 'object' and a.after ?| ${[...along]}::text[]))
    order by a.seq desc limit 1`.execute(tx)
  return rows
}
