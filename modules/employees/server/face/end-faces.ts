/**
 * All there is of somebody's face goes: the consent, photos with what they came to in numbers, and photos taken at the
 * clock to be compared, which whoever keeps the clock takes away.
 */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { dropFiles } from '#platform/files/server/kept-files.ts'
import { FACE_KIND } from '../../model/request-kinds.ts'

/** Takes away what another part of the product keeps of these faces, and tells which bytes go with it. */
export type FacesEnded = (tx: Tx, companyId: string, employeeIds: readonly string[]) => Promise<readonly string[]>

/** The bytes to remove once the transaction has ended. */
export async function endFaces(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
  { now, elsewhere }: { readonly now: Date; readonly elsewhere: FacesEnded | undefined },
): Promise<readonly string[]> {
  const ids = [...employeeIds]
  if (ids.length === 0) return []
  await sql`delete from face_consents where company_id = ${companyId} and employee_id = any(${ids}::uuid[])`.execute(tx)
  // What waited is over, what was approved is withdrawn; both stay told as what happened.
  await sql`
    with over as (
      update approval_requests set status = case when status = 'pending' then 'cancelled' else 'withdrawn' end,
        step = null, waits_since = null, asked = null, decided_at = ${now.toISOString()}
      where company_id = ${companyId} and kind = ${FACE_KIND} and about_id = any(${ids}::uuid[])
        and status in ('pending', 'approved') returning id)
    update approval_tasks t set state = 'passed' from over
    where t.company_id = ${companyId} and t.request_id = over.id and t.state in ('waiting', 'open')`.execute(tx)
  const { rows } = await sql<{ file_id: string }>`
    delete from face_photos where company_id = ${companyId} and employee_id = any(${ids}::uuid[])
    returning file_id`.execute(tx)
  const own = await dropFiles(
    tx,
    companyId,
    rows.map(({ file_id }) => file_id),
  )
  return [...own, ...((await elsewhere?.(tx, companyId, ids)) ?? [])]
}

/** Who is no longer employed and of whose face there still is something. */
export async function leaversWithFaces(tx: Tx, companyId: string, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from employees e where e.company_id = ${companyId} and e.left_on < ${today} and (
      exists (select from face_consents c where c.company_id = e.company_id and c.employee_id = e.id)
      or exists (select from face_photos p where p.company_id = e.company_id and p.employee_id = e.id))`.execute(tx)
  return rows.map(({ id }) => id)
}
