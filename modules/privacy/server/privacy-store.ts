/** What is stored on people, table by table as model/person-tables lists them. In the company's scope throughout. */
import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type PersonTable, personTables, signatures } from '../model/person-tables.ts'

export type Leaver = { employee_id: string; staff_id: string; full_name: string; left_on: string; due_on: string }

/** Whose time is over on that day, the longest gone first; with ids only those of them. */
export async function dueLeavers(
  tx: Tx,
  companyId: string,
  asked: { readonly today: PlainDate; readonly years: number; readonly ids?: readonly string[] },
): Promise<Leaver[]> {
  const { today, years, ids } = asked
  const { rows } = await sql<Leaver>`
    select id as employee_id, staff_id, full_name, left_on,
      (left_on + make_interval(years => ${years}))::date as due_on
    from employees e
    where company_id = ${companyId} and left_on is not null and status in ('resigned', 'terminated')
      and (left_on + make_interval(years => ${years}))::date <= ${today}::date
      and not exists (select from forgotten_people f where f.company_id = e.company_id and f.employee_id = e.id)
      and ${ids ? sql`id = any(${[...ids]}::uuid[])` : sql`true`}
    order by left_on, staff_id`.execute(tx)
  return rows
}

/** The rows of a table that are these people's. */
function theirs({ by, through }: PersonTable, companyId: string, ids: readonly string[]): RawBuilder<unknown> {
  const people = sql`any(${[...ids]}::uuid[])`
  if (!through) return sql`company_id = ${companyId} and ${sql.ref(by)} = ${people}`
  const { column, table, person } = through
  return sql`company_id = ${companyId} and ${sql.ref(by)} in (
    select ${sql.ref(column)} from ${sql.table(table)} where company_id = ${companyId} and ${sql.ref(person)} = ${people})`
}

export async function rowsOf(tx: Tx, companyId: string, kind: PersonTable, employeeId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select ${kind.tells ? sql.join(kind.tells.map((column) => sql.ref(column))) : sql`*`}
    from ${sql.table(kind.table)} where ${theirs(kind, companyId, [employeeId])}`.execute(tx)
  return rows
}

export async function countOf(tx: Tx, companyId: string, kind: PersonTable, ids: readonly string[]) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(kind.table)} where ${theirs(kind, companyId, ids)}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Ids of files that go with the people's rows. */
export async function filesOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const kind of personTables) {
    for (const column of kind.files ?? []) {
      const { rows } = await sql<{ id: string }>`
        select ${sql.ref(column)} as id from ${sql.table(kind.table)}
        where ${theirs(kind, companyId, ids)} and ${sql.ref(column)} is not null`.execute(tx)
      found.push(...rows.map(({ id }) => id))
    }
  }
  return found
}

/** Rows go, or stay under no name. Set by set, whatever the number of people. */
export async function forget(tx: Tx, companyId: string, person: PersonTable, ids: readonly string[], name: string) {
  const { table, by, fate, clears = {} } = person
  const rows = theirs(person, companyId, ids)
  if (fate === 'remove') {
    await sql`delete from ${sql.table(table)} where ${rows}`.execute(tx)
    return
  }
  const code = sql`'X-' || substr(md5(${sql.ref(by)}::text), 1, 10)`
  const cleared = Object.entries(clears).map(([column, to]) => {
    const value =
      to === null
        ? sql`null`
        : to === 'code'
          ? code
          : to === 'name'
            ? sql`${name}`
            : to === 'nothing'
              ? sql`''`
              : sql`'{}'::jsonb`
    return sql`${sql.ref(column)} = ${value}`
  })
  if (cleared.length > 0) await sql`update ${sql.table(table)} set ${sql.join(cleared)} where ${rows}`.execute(tx)
}

/** What was done to their record, whole; of what they did to others', that they did it. */
export async function activityOf(tx: Tx, companyId: string, employeeId: string, accountId: string | null) {
  const { rows } = await sql<Record<string, unknown>>`
    select seq, at, actor, action, subject_kind, address, case when subject_id = ${employeeId} then subject_name end as subject_name,
      case when subject_id = ${employeeId} then before end as before,
      case when subject_id = ${employeeId} then after end as after
    from activity
    where company_id = ${companyId} and (subject_id = ${employeeId} or account_id = ${accountId}::uuid)
    order by seq`.execute(tx)
  return rows
}

/** Held until the transaction ends, so that nobody comes back meanwhile. */
export async function holdPeople(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await sql`select from employees where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
            order by id for update`.execute(tx)
}

/** The accounts of the people, which end with their names. */
export async function accountsOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select account_id from employees
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) and account_id is not null`.execute(tx)
  return rows.map(({ account_id }) => account_id)
}

export async function noteForgotten(tx: Tx, companyId: string, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into forgotten_people (company_id, employee_id, forgotten_at, account_id)
    select company_id, id, ${now.toISOString()}::timestamptz, account_id from employees
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** Records that were theirs are found by their names in the log, and most of them are about to go. */
export async function noteTheirRecords(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  const theirRows = personTables
    .filter(({ tells }) => !tells)
    .map(
      (kind) => sql`
        select to_jsonb(theirs) ->> 'id' from ${sql.table(kind.table)} theirs where ${theirs(kind, companyId, ids)}`,
    )
  await sql`
    insert into forgotten_subjects (company_id, subject_id)
    select distinct a.company_id, a.subject_id from activity a
    where a.company_id = ${companyId} and a.subject_id in (${sql.join(theirRows, sql` union all `)})
    on conflict do nothing`.execute(tx)
  // In the values of entries about something else by their whole name, which another of the same name shares.
  await sql`
    insert into forgotten_entries (company_id, seq)
    select distinct a.company_id, a.seq from activity a
      join employees e on e.company_id = a.company_id and e.id = any(${[...ids]}::uuid[])
    where a.company_id = ${companyId}
      and (position(e.full_name in a.before::text) > 0 or position(e.full_name in a.after::text) > 0)
    on conflict do nothing`.execute(tx)
}

/**
 * Names that were signed without an account beside them. Somebody else of the very same name loses a signature there
 * too: better than that one stays.
 */
export async function forgetSignatures(tx: Tx, companyId: string, ids: readonly string[], name: string): Promise<void> {
  const { rows } = await sql<{ signed: string }>`
    select distinct signed from employees e
      left join accounts a on a.company_id = e.company_id and a.id = e.account_id
      cross join lateral unnest(array[e.full_name, e.preferred_name, a.full_name, a.preferred_name]) as called(signed)
    where e.company_id = ${companyId} and e.id = any(${[...ids]}::uuid[]) and signed <> ''`.execute(tx)
  const signed = rows.map((row) => row.signed)
  for (const [table, column] of signatures) {
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${name}
      where company_id = ${companyId} and ${sql.ref(column)} = any(${signed}::text[])`.execute(tx)
  }
}

/** What imports noted about them by name. */
export async function forgetInNotes(tx: Tx, companyId: string, names: readonly string[], name: string): Promise<void> {
  const theirs = sql`note #>> '{message,params,name}' = any(${[...names]}::text[])`
  await sql`
    update import_batches set warnings = (
      select jsonb_agg(case when ${theirs} then jsonb_set(note, '{message,params,name}', to_jsonb(${name}::text))
        else note end order by at)
      from jsonb_array_elements(warnings) with ordinality as noted(note, at))
    where company_id = ${companyId} and exists (select from jsonb_array_elements(warnings) as noted(note) where ${theirs})
    `.execute(tx)
}
