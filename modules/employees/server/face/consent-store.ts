/** Who agreed to be known by their face, and how many the package lets the clock know. */
import { sql } from 'kysely'
import { lockCompany } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'

export async function consentOf(tx: Tx, companyId: string, employeeId: string): Promise<string | undefined> {
  const { rows } = await sql<{ agreed_at: string }>`
    select agreed_at from face_consents
    where company_id = ${companyId} and employee_id = ${employeeId}`.execute(tx)
  return rows[0]?.agreed_at
}

type Agreeing = { readonly employeeId: string; readonly by: string; readonly now: Date }

export async function agree(tx: Tx, companyId: string, { employeeId, by, now }: Agreeing): Promise<void> {
  await sql`
    insert into face_consents (company_id, employee_id, agreed_at, agreed_by)
    values (${companyId}, ${employeeId}, ${now.toISOString()}, ${by}) on conflict do nothing`.execute(tx)
}

/** Why no photo of this person is taken: nobody is known by their face who did not agree, nor beyond the package. */
export async function faceRefused(tx: Tx, companyId: string, employeeId: string): Promise<Problem | undefined> {
  if (!(await consentOf(tx, companyId, employeeId))) return problem('employees.face-consent')
  // Held: two who are the last at once come one after the other.
  await lockCompany(tx, companyId)
  const { rows } = await sql<{ is_known: boolean; used: number; most: number }>`
    select exists (select from face_photos p where p.company_id = c.id and p.employee_id = ${employeeId}) as is_known,
      (select count(distinct p.employee_id)::int from face_photos p where p.company_id = c.id) as used,
      coalesce(c.face_headcount_limit, c.headcount_limit) as most
    from companies c where c.id = ${companyId}`.execute(tx)
  const [row] = rows
  return row && !row.is_known && row.used >= row.most ? problem('employees.face-limit') : undefined
}
