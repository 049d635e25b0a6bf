/**
 * Whether the face at the clock is that of whoever clocked in: looked at after the clocking, in the process that looks at
 * what people send. It is marked until then, and stays marked where nobody could be compared; it counts all the same.
 */
import { sql } from 'kysely'
import { faceTemplate } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { dropFiles } from '#platform/files/server/kept-files.ts'
import type { Reader } from '#platform/reading/server/readings.ts'
import type { ClockingFlag } from '../../model/clocking/flags.ts'
import { ALIKE, isTurned, likeness } from '../../model/clocking/likeness.ts'

/** One picture; one of two halves, straight and with the head turned. */
export const FACE_AT_CLOCK = 'face-at-clock'
export const FACE_TURNED = 'face-turned-at-clock'
const UNCHECKED: ClockingFlag = 'face_unchecked'
const MISMATCH: ClockingFlag = 'face_mismatch'
const NOT_TURNED: ClockingFlag = 'face_not_turned'

const check = (kind: string, face: true | 'turned'): Reader => ({
  kind,
  part: 'attendance',
  wanted: { face },
  async took(tx, { seal }, { companyId, fileId }, read) {
    const { rows } = await sql<{ clocking_id: string; employee_id: string }>`
      select clocking_id, employee_id from clocking_photos
      where company_id = ${companyId} and file_id = ${fileId}`.execute(tx)
    const [photo] = rows
    const known = photo && (await faceTemplate(tx, seal, companyId, photo.employee_id))
    if (!photo || !known || !read?.face) return { found: null }
    const added = [
      ...(likeness(known, read.face) >= ALIKE ? [] : [MISMATCH]),
      // Of one picture alone that is marked from the beginning.
      ...(face === 'turned' && !(read.turned && isTurned(read.turned)) ? [NOT_TURNED] : []),
    ]
    await sql`
      update clockings set flags = array_remove(flags, ${UNCHECKED}) || ${added}::text[]
      where company_id = ${companyId} and id = ${photo.clocking_id} and ${UNCHECKED} = any(flags)`.execute(tx)
    return { found: null }
  },
})
export const faceChecks: readonly Reader[] = [check(FACE_AT_CLOCK, true), check(FACE_TURNED, 'turned')]

/** Photos of faces that were taken to be compared; the clockings stay. */
export async function clockedFacesEnd(tx: Tx, companyId: string, employeeIds: readonly string[]) {
  const { rows } = await sql<{ file_id: string }>`
    delete from clocking_photos p using clockings c
    where p.company_id = ${companyId} and p.employee_id = any(${[...employeeIds]}::uuid[])
      and c.company_id = p.company_id and c.id = p.clocking_id and c.method = 'face' returning p.file_id`.execute(tx)
  return dropFiles(
    tx,
    companyId,
    rows.map(({ file_id }) => file_id),
  )
}
