/** The fields as the list of people shows them and is narrowed by them: to whom each is shown as in a profile. */
import { type RawBuilder, sql } from 'kysely'
import { mayEnter } from '#access/enter.ts'
import type { OwnField, OwnFields } from '#modules/employees/server/public-types.ts'
import { type AskedValue, askedValue } from '../model/asked-value.ts'
import type { FieldShape } from '../model/kinds.ts'
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
  async whoHas(tx, companyId, asked) {
    const each = asked.map(({ field, value }) => {
      const wanted = askedValue(field as FieldShape, value)
      return (
        wanted &&
        sql`select v.employee_id from custom_values v
        where v.company_id = ${companyId} and v.field_id = ${field.id} and ${holds(field, wanted)}`
      )
    })
    const known = each.filter((one) => one !== undefined)
    if (known.length < each.length) return undefined
    const { rows } = await sql<{ id: string }>`
      select all_of_it.employee_id as id from (${sql.join(known, sql` intersect `)}) as all_of_it`.execute(tx)
    return new Set(rows.map(({ id }) => id))
  },
  async placesBy(tx, companyId, field, falling) {
    const { rows } = await sql<{ id: string; place: number }>`
      select v.employee_id as id, dense_rank() over (order by ${typed(field)} ${falling ? sql`desc` : sql`asc`})::int as place
      from custom_values v where v.company_id = ${companyId} and v.field_id = ${field.id}`.execute(tx)
    return new Map(rows.map(({ id, place }) => [id, place]))
  },
}

/** The value `v` as what it is; choices in the order in which the company lists them. */
function typed({ kind, choices }: Pick<OwnField, 'kind' | 'choices'>): RawBuilder<unknown> {
  if (kind === 'number') return sql`v.value::numeric`
  if (kind === 'date') return sql`v.value::date`
  if (kind === 'choice') return sql`array_position(${[...choices]}::text[], v.value)`
  return kind === 'yes_no' ? sql`v.value = 'no'` : sql`lower(v.value)`
}

function holds(field: OwnField, asked: AskedValue): RawBuilder<unknown> {
  if (asked.how === 'is') return sql`v.value = ${asked.value}`
  if (asked.how === 'contains') return sql`position(lower(${asked.value}) in lower(v.value)) > 0`
  const { from, to } = asked
  const ends = [from === null ? [] : sql`${typed(field)} >= ${from}`, to === null ? [] : sql`${typed(field)} <= ${to}`]
  return sql.join(ends.flat(), sql` and `)
}
