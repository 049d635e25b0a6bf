/** Statements for what people have in the fields of the company's own. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export type StoredValue = { readonly employee_id: string; readonly field_id: string; readonly value: string }
export type WrittenValue = Omit<StoredValue, 'value'> & { readonly value: string | null }

/** Of these people, or of everybody. */
export async function valuesOf(tx: Tx, companyId: string, employeeIds?: readonly string[]): Promise<StoredValue[]> {
  const { rows } = await sql<StoredValue>`
    select employee_id, field_id, value from custom_values
    where company_id = ${companyId} ${employeeIds ? sql`and employee_id = any(${[...employeeIds]}::uuid[])` : sql``}`.execute(
    tx,
  )
  return rows
}

/** Null clears. */
export async function writeValues(tx: Tx, companyId: string, values: readonly WrittenValue[]): Promise<void> {
  const [people, of] = [values.map(({ employee_id }) => employee_id), values.map(({ field_id }) => field_id)]
  const texts = values.map(({ value }) => value)
  const given = sql`unnest(${people}::uuid[], ${of}::uuid[], ${texts}::text[]) as given(employee_id, field_id, value)`
  await sql`
    delete from custom_values v using ${given}
    where v.company_id = ${companyId} and v.employee_id = given.employee_id and v.field_id = given.field_id
      and given.value is null`.execute(tx)
  await sql`
    insert into custom_values (company_id, employee_id, field_id, value)
    select ${companyId}, given.employee_id, given.field_id, given.value from ${given} where given.value is not null
    on conflict (company_id, employee_id, field_id) do update set value = excluded.value`.execute(tx)
}
