/** Photos of faces: which there are, which is in use, and which are kept no longer. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { dropFiles, removeBytes } from '#platform/files/server/kept-files.ts'
import type { Services } from '#platform/http/server/services.ts'

export type FaceRow = {
  readonly id: string
  readonly employee_id: string
  readonly full_name: string
  readonly staff_id: string
  readonly status: string
  readonly by_hr: boolean
  readonly sent_at: string
  readonly sent_by: string
  readonly decided_by: string | null
  readonly decided_at: string | null
  readonly reason: string | null
  readonly about_account: string | null
  readonly file_id: string
  readonly face: 'found' | 'none' | 'waiting' | 'off'
}

/** Which photos; what is not said does not matter. */
type Which = {
  readonly id?: string
  readonly employeeId?: string
  readonly account?: string
  readonly status?: 'pending' | 'approved'
  /** Looked at by whoever may: what waits, and the one in use. */
  readonly seen?: true
}

/** Newest first. */
export async function facesOf(tx: Tx, companyId: string, which: Which): Promise<readonly FaceRow[]> {
  const { id, employeeId, account, status, seen } = which
  const conditions = [
    sql`p.company_id = ${companyId}`,
    ...(id === undefined ? [] : [sql`p.id = ${id}`]),
    ...(employeeId === undefined ? [] : [sql`p.employee_id = ${employeeId}`]),
    ...(account === undefined ? [] : [sql`r.about_account = ${account}`]),
    ...(status === undefined ? [] : [sql`r.status = ${status}`]),
    ...(seen ? [sql`r.status in ('pending', 'approved')`] : []),
  ]
  const { rows } = await sql<FaceRow>`
    select p.id, p.employee_id, e.full_name, e.staff_id, r.status, p.by_hr, r.sent_at, r.sent_by_name as sent_by,
      r.decided_by_name as decided_by, r.decided_at, r.reason, r.about_account, p.file_id,
      case when t.photo_id is not null then 'found' when g.state = 'waiting' then 'waiting'
        when g.state in ('read', 'unreadable') then 'none' else 'off' end as face
    from face_photos p
    join approval_requests r on r.company_id = p.company_id and r.id = p.id
    join employees e on e.company_id = p.company_id and e.id = p.employee_id
    left join face_templates t on t.company_id = p.company_id and t.photo_id = p.id
    left join readings g on g.company_id = p.company_id and g.file_id = p.file_id
    where ${sql.join(conditions, sql` and `)} order by r.sent_at desc, p.id desc limit 200`.execute(tx)
  return rows
}

type NewFace = { readonly id: string; readonly employeeId: string; readonly fileId: string; readonly byHr: boolean }

export async function insertFace(tx: Tx, companyId: string, { id, employeeId, fileId, byHr }: NewFace): Promise<void> {
  const row = { company_id: companyId, id, employee_id: employeeId, file_id: fileId, by_hr: byHr }
  await tx.insertInto('face_photos').values(row).execute()
}

/**
 * Of a face only what is needed is kept: photos that were rejected, taken back or replaced go, row, file and bytes.
 * Decisions may come from any list of requests, so this is done after each and again every night.
 */
export async function tidyFaces(
  { db, files, log }: Pick<Services, 'db' | 'files' | 'log'>,
  companyId: string,
): Promise<void> {
  const keys = await db.forCompany(companyId).transaction(async (tx) => {
    const { rows } = await sql<{ file_id: string }>`
      delete from face_photos p using approval_requests r
      where p.company_id = ${companyId} and r.company_id = p.company_id and r.id = p.id and r.status <> 'pending'
        and (r.status <> 'approved' or exists (
          select from face_photos n join approval_requests a on a.company_id = n.company_id and a.id = n.id
          where n.company_id = p.company_id and n.employee_id = p.employee_id and a.status = 'approved'
            and (a.decided_at, a.id) > (r.decided_at, r.id)))
      returning p.file_id`.execute(tx)
    return dropFiles(
      tx,
      companyId,
      rows.map(({ file_id }) => file_id),
    )
  })
  await removeBytes({ files, log }, keys)
}
