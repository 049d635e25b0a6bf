/** Claims that somebody has begun, each its person's own. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Asking } from '#platform/requests/server/port.ts'

type Draft = { readonly id: string; readonly body: Record<string, unknown>; readonly updated_at: string }

export async function draftsOf(tx: Tx, { company }: Asking, employeeId: string, id?: string): Promise<Draft[]> {
  const { rows } = await sql<Draft>`
    select id, body, updated_at from claim_drafts
    where company_id = ${company.companyId} and employee_id = ${employeeId}
      ${id === undefined ? sql`` : sql`and id = ${id}`} order by updated_at desc, id`.execute(tx)
  return rows
}

export async function saveDraft(
  tx: Tx,
  { company, clock }: Asking,
  employeeId: string,
  id: string,
  body: object,
): Promise<void> {
  await sql`
    insert into claim_drafts (company_id, id, employee_id, body, updated_at)
    values (${company.companyId}, ${id}, ${employeeId}, ${JSON.stringify(body)}::jsonb, ${clock.now().toISOString()})
    on conflict (company_id, id) do update set body = excluded.body, updated_at = excluded.updated_at`.execute(tx)
}

export async function removeDraft(tx: Tx, { company }: Asking, employeeId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from claim_drafts where company_id = ${company.companyId} and id = ${id}
      and employee_id = ${employeeId}`.execute(tx)
  return Boolean(numAffectedRows)
}

/** They were sent. */
export async function removeDrafts(
  tx: Tx,
  companyId: string,
  employeeId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    delete from claim_drafts where company_id = ${companyId} and employee_id = ${employeeId}
      and id = any(${[...ids]}::uuid[])`.execute(tx)
}
