/** The table of portraits. The id of the newest stands with the person. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Sight, withinSight } from '../sight.ts'

export type PortraitRow = { readonly id: string; readonly file_id: string; readonly thumbnail: string }

/** Of those of them within sight who have one. */
export async function portraitsOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  sight: Sight,
): Promise<PortraitRow[]> {
  const { rows } = await sql<PortraitRow>`
    select e.id, p.file_id, p.thumbnail from employee_portraits p
      join employees e on e.company_id = p.company_id and e.id = p.employee_id
    where p.company_id = ${companyId} and p.employee_id = any(${[...ids]}::uuid[]) and ${withinSight(sight, companyId)}`.execute(
    tx,
  )
  return rows
}

export async function setPortrait(
  tx: Tx,
  companyId: string,
  employeeId: string,
  { fileId, thumbnail }: { readonly fileId: string; readonly thumbnail: string },
): Promise<void> {
  await sql`
    insert into employee_portraits (company_id, employee_id, file_id, thumbnail)
    values (${companyId}, ${employeeId}, ${fileId}, ${thumbnail})
    on conflict (company_id, employee_id) do update set file_id = excluded.file_id, thumbnail = excluded.thumbnail`.execute(
    tx,
  )
  await mark(tx, companyId, employeeId, fileId)
}

export async function unsetPortrait(tx: Tx, companyId: string, employeeId: string): Promise<void> {
  await sql`
    delete from employee_portraits where company_id = ${companyId} and employee_id = ${employeeId}`.execute(tx)
  await mark(tx, companyId, employeeId, null)
}

/** A form that is open about the person meanwhile is not overtaken by a picture: the revision stays. */
const mark = (tx: Tx, companyId: string, employeeId: string, portraitId: string | null) =>
  sql`
    update employees set portrait_id = ${portraitId}, updated_at = now()
    where company_id = ${companyId} and id = ${employeeId}`.execute(tx)
