/** The fields as the list of people shows them and is narrowed by them: to whom each is shown as in a profile. */
import { sql } from 'kysely'
import { mayEnter } from '#access/enter.ts'
import type { OwnFields } from '#modules/employees/server/public-types.ts'
import { activeFields } from './field-store.ts'

export const customFieldsInLists: OwnFields = {
  seenBy: async (tx, companyId, session) =>
    (await activeFields(tx, companyId, mayEnter(session, 'employee.file') ? 'hr' : 'managers')).map(
      ({ id, name, name_zh, kind, choices }) => ({ id, name, name_zh, kind, choices }),
    ),
  async valuesOf(tx, companyId, fields, employeeIds) {
    if (fields.length === 0 || employeeIds.length === 0) return new Map()
    const { rows } = await sql<{ employee_id: string; own: Record<string, string> }>`
      select employee_id, jsonb_object_agg(field_id, value) as own from custom_values
      where company_id = ${companyId} and employee_id = any(${[...employeeIds]}::uuid[])
        and field_id = any(${[...fields]}::uuid[])
      group by employee_id`.execute(tx)
    return new Map(rows.map(({ employee_id, own }) => [employee_id, own]))
  },
  async whoHas(tx, companyId, field, value) {
    const { rows } = await sql<{ id: string }>`
      select employee_id as id from custom_values
      where company_id = ${companyId} and field_id = ${field} and value = ${value}`.execute(tx)
    return new Set(rows.map(({ id }) => id))
  },
}
