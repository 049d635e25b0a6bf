import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

/** Whoever has agreed pay, leads people or heads a part of the company is no device. */
export async function isPerson(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_person: boolean }>`
    select exists (select from salary_rates where company_id = ${companyId} and employee_id = ${id})
      or exists (select from employees where company_id = ${companyId} and manager_id = ${id})
      or exists (select from departments where company_id = ${companyId} and head_id = ${id})
      or exists (select from divisions where company_id = ${companyId} and head_id = ${id}) as is_person`.execute(tx)
  return rows[0]?.is_person ?? false
}
