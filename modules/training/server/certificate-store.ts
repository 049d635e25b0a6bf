/** Certificates of courses that were completed. */

import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type CertificateRow = {
  readonly id: string
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly course_id: string
  readonly course: string
  readonly session_id: string
  readonly issued_on: string
  readonly expires_on: string | null
}

type WantedCertificates = {
  readonly id?: string | undefined
  readonly employee_id?: string | undefined
  readonly course_id?: string | undefined
  readonly expires_by?: PlainDate | undefined
}

/** What runs out first on top. */
export const certificatesOf = (
  tx: Tx,
  companyId: string,
  { id, employee_id, course_id, expires_by }: WantedCertificates,
): Promise<CertificateRow[]> =>
  certificatesWhere(
    tx,
    companyId,
    sql`true ${id ? sql`and x.id = ${id}` : sql``}
      ${employee_id ? sql`and x.employee_id = ${employee_id}` : sql``}
      ${course_id ? sql`and x.course_id = ${course_id}` : sql``}
      ${expires_by ? sql`and x.expires_on <= ${expires_by}` : sql``}`,
    sql`x.expires_on nulls last, x.issued_on desc`,
  )

/** The newest first. */
export const certificatesOfPerson = (tx: Tx, companyId: string, employeeId: string): Promise<CertificateRow[]> =>
  certificatesWhere(tx, companyId, sql`x.employee_id = ${employeeId}`, sql`x.issued_on desc`)

async function certificatesWhere(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`
    select x.id, x.employee_id, e.staff_id, e.full_name, x.course_id, c.name as course, x.session_id, x.issued_on,
      x.expires_on
    from training_certificates x
    ${personOf('x')}
    join training_courses c on c.company_id = x.company_id and c.id = x.course_id
    where x.company_id = ${companyId} and ${where} order by ${order}, lower(e.full_name), x.id`.execute(tx)
  return rows
}

type NewCertificate = {
  readonly course_id: string
  readonly session_id: string
  readonly issued_on: PlainDate
  readonly expires_on: PlainDate | null
}

export async function insertCertificates(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
  certificate: NewCertificate,
): Promise<void> {
  const rows = employeeIds.map((employee_id) => ({ company_id: companyId, id: newId(), employee_id, ...certificate }))
  await bulkInsert(tx, 'training_certificates', rows)
}
