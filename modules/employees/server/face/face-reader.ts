/** Photos of faces as they are looked at: what each comes to in numbers is kept sealed, and told to nobody. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Reader } from '#platform/reading/server/readings.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'

export const FACE_PHOTO = 'face-photo'
const contextOf = (photoId: string) => `face_templates.sealed ${photoId}`

export const faceReader: Reader = {
  kind: FACE_PHOTO,
  part: 'employees',
  wanted: { face: true },
  async took(tx, { seal, clock }, { companyId, fileId }, read) {
    if (!read?.face) return { found: null }
    const { rows } = await sql<{ id: string; employee_id: string }>`
      select id, employee_id from face_photos where company_id = ${companyId} and file_id = ${fileId}
      for key share`.execute(tx)
    const [photo] = rows
    if (photo) {
      await sql`
        insert into face_templates (company_id, photo_id, employee_id, sealed, made_at)
        values (${companyId}, ${photo.id}, ${photo.employee_id},
          ${seal.seal(JSON.stringify(read.face), contextOf(photo.id))}, ${clock.now().toISOString()})
        on conflict (company_id, photo_id) do nothing`.execute(tx)
    }
    return { found: null }
  },
}

export type FaceInUse = {
  readonly agreed: boolean
  /** Whether a photo of theirs was approved. */
  readonly hasPhoto: boolean
}

/** Whether the clock may know somebody by their face. */
export async function faceInUse(tx: Tx, companyId: string, employeeId: string): Promise<FaceInUse> {
  const { rows } = await sql<FaceInUse>`
    select exists (select from face_consents where company_id = ${companyId} and employee_id = ${employeeId}) as agreed,
      exists (${approved(companyId, employeeId)}) as "hasPhoto"`.execute(tx)
  return rows[0] ?? { agreed: false, hasPhoto: false }
}

/** Of the photo in use; undefined as long as it was not looked at, or where no face was found on it. */
export async function faceTemplate(
  tx: Tx,
  seal: Seal,
  companyId: string,
  employeeId: string,
): Promise<readonly number[] | undefined> {
  const { rows } = await sql<{ photo_id: string; sealed: string }>`
    select t.photo_id, t.sealed from face_templates t
    join face_consents c on c.company_id = t.company_id and c.employee_id = t.employee_id
    where t.company_id = ${companyId} and t.photo_id = (${approved(companyId, employeeId)})`.execute(tx)
  const [row] = rows
  return row && (JSON.parse(seal.open(row.sealed, contextOf(row.photo_id))) as number[])
}

const approved = (companyId: string, employeeId: string) => sql`
  select p.id from face_photos p join approval_requests r on r.company_id = p.company_id and r.id = p.id
  where p.company_id = ${companyId} and p.employee_id = ${employeeId} and r.status = 'approved'
  order by r.decided_at desc, r.id desc limit 1`
