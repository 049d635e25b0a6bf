import { sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'

export type LockRow = {
  id: string
  from: string
  to: string
  department_id: string | null
  department: string | null
  reason: string
  by: string
  at: string
  pending: number
}

/** The newest days first; each with how many applications wait in it. */
export async function locksOf(tx: Tx, companyId: string, id?: string): Promise<LockRow[]> {
  const { rows } = await sql<LockRow>`
    select l.id, l.from_date as from, l.to_date as to, l.department_id, d.name as department, l.reason,
      l.created_by_name as by, l.created_at as at, (
        select count(*) from leave_applications a ${personOf('a')}
        where a.company_id = l.company_id and a.status = 'pending' and a.parent_id is null
          and a.from_date <= l.to_date and a.to_date >= l.from_date
          and (l.department_id is null or l.department_id = e.department_id))::int as pending
    from leave_locks l ${departmentOf('l')}
    where l.company_id = ${companyId} ${id === undefined ? sql`` : sql`and l.id = ${id}`}
    order by l.from_date desc, l.id desc limit 500`.execute(tx)
  return rows
}

type NewLock = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly department_id?: string | null | undefined
  readonly reason: string
  readonly by: Actor
  readonly at: Date
}

/** False where the department is none of the company's. */
export async function addLock(tx: Tx, companyId: string, lock: NewLock): Promise<boolean> {
  const department = lock.department_id ?? null
  const { numAffectedRows } = await sql`
    insert into leave_locks (company_id, id, from_date, to_date, department_id, reason, created_by, created_by_name,
      created_at)
    select ${companyId}, ${lock.id}, ${lock.from}, ${lock.to}, ${department}::uuid, ${lock.reason},
      ${lock.by.accountId}, ${lock.by.name}, ${lock.at.toISOString()}
    where ${department}::uuid is null
      or exists (select from departments where company_id = ${companyId} and id = ${department})`.execute(tx)
  return numAffectedRows === 1n
}

export async function removeLock(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from leave_locks where company_id = ${companyId} and id = ${id}`.execute(tx)
}
