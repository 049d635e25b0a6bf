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
  async whoHas(tx, companyId, pairs) {
    const wanted = JSON.stringify(pairs.map(([field, value]) => ({ field, value })))
    const { rows } = await sql<{ id: string }>`
      with wanted as (select distinct field, value from jsonb_to_recordset(${wanted}::jsonb) as w(field uuid, value text))
      select v.employee_id as id from custom_values v join wanted w on w.field = v.field_id and w.value = v.value
      where v.company_id = ${companyId}
      group by v.employee_id having count(*) = (select count(*) from wanted)`.execute(tx)
    return new Set(rows.map(({ id }) => id))
  },
}
