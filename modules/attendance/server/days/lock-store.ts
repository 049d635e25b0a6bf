import { sql } from 'kysely'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Range } from './day-store.ts'

/** A condition on a person `e` and a day. */
export const lockedOn = (date: ReturnType<typeof sql>) => sql`exists (
  select from attendance_locks l where l.company_id = e.company_id and l.date = ${date}
    and (l.department_id is null or l.department_id = e.department_id))`

export async function isLocked(tx: Tx, companyId: string, employeeId: string, date: string): Promise<boolean> {
  const { rows } = await sql`
    select from employees e
    where e.company_id = ${companyId} and e.id = ${employeeId} and ${lockedOn(sql`${date}::date`)}`.execute(tx)
  return rows.length > 0
}

/** Those of these people and days that are locked, as `employee_date`. */
export async function lockedAmong(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  { from, to }: Range,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string; date: string }>`
    select e.id, l.date from attendance_locks l
    join employees e on e.company_id = l.company_id and (l.department_id is null or l.department_id = e.department_id)
    where l.company_id = ${companyId} and l.date between ${from} and ${to}
      and e.id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Set(rows.map(({ id, date }) => `${id}_${date}`))
}

/** How many days were not locked before; of each department a day of its own. */
export async function lockDays(
  tx: Tx,
  companyId: string,
  { from, to }: Range,
  departmentIds: readonly string[] | undefined,
  by: Actor,
  now: Date,
): Promise<number> {
  const departments =
    departmentIds === undefined
      ? sql`select null::uuid as id`
      : sql`
    select id from departments where company_id = ${companyId} and id = any(${[...departmentIds]}::uuid[])`
  const { numAffectedRows } = await sql`
    insert into attendance_locks (company_id, id, date, department_id, created_by, created_by_name, created_at)
    select ${companyId}, gen_random_uuid(), day::date, d.id, ${by.accountId}, ${by.name}, ${now.toISOString()}
    from generate_series(${from}::date, ${to}::date, interval '1 day') as day cross join (${departments}) as d
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

export async function unlockDays(
  tx: Tx,
  companyId: string,
  { from, to }: Range,
  departmentIds: readonly string[] | undefined,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from attendance_locks where company_id = ${companyId} and date between ${from} and ${to}
      ${departmentIds === undefined ? sql`` : sql`and department_id = any(${[...departmentIds]}::uuid[])`}`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

export async function isLockedForAll(tx: Tx, companyId: string, { from, to }: Range): Promise<boolean> {
  const { rows } = await sql`
    select from attendance_locks where company_id = ${companyId} and date between ${from} and ${to}
      and department_id is null limit 1`.execute(tx)
  return rows.length > 0
}

export async function unknownDepartments(tx: Tx, companyId: string, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from departments where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(
    tx,
  )
  return (rows[0]?.known ?? 0) < new Set(ids).size
}

export type LockRow = { date: string; department_id: string | null; department: string | null; by: string }
export async function locksWithin(tx: Tx, companyId: string, { from, to }: Range): Promise<LockRow[]> {
  const { rows } = await sql<LockRow>`
    select l.date, l.department_id, d.name as department, l.created_by_name as by
    from attendance_locks l ${departmentOf('l')}
    where l.company_id = ${companyId} and l.date between ${from} and ${to}
    order by l.date, d.name nulls first limit 5000`.execute(tx)
  return rows
}
