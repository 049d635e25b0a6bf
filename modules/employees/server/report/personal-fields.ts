/** Who somebody is, how they are reached, and whom to call. */
import { type RawBuilder, sql } from 'kysely'
import { fieldsOf } from '#platform/reports/server/report-subject.ts'
import { relationships } from '../../contract/record/family.ts'

/** The first of those to call in an emergency. */
const contact = (column: 'full_name' | 'phone' | 'relationship'): RawBuilder<unknown> =>
  sql`(select f.${sql.ref(column)} from family_members f where f.company_id = e.company_id and f.employee_id = e.id
    and f.is_emergency_contact order by f.created_at, f.id limit 1)`

export const personalFields = fieldsOf('employees.report', {
  preferred_name: { kind: 'text', sql: sql`e.preferred_name` },
  email: { kind: 'text', sql: sql`e.email` },
  phone: { kind: 'text', sql: sql`e.phone` },
  gender: { kind: 'choice', sql: sql`e.gender`, choices: ['female', 'male', 'other'] },
  birth_date: { kind: 'date', sql: sql`e.birth_date` },
  marital_status: { kind: 'choice', sql: sql`e.marital_status`, choices: ['single', 'married', 'divorced', 'widowed'] },
  citizenship: {
    kind: 'choice',
    sql: sql`e.citizenship`,
    choices: ['citizen', 'permanent_resident', 'non_citizen'],
  },
  nationality: { kind: 'text', sql: sql`e.nationality` },
  address: {
    kind: 'text',
    sql: sql`nullif(concat_ws(', ', nullif(e.resident_address ->> 'line', ''), nullif(e.resident_address ->> 'city', ''),
      nullif(e.resident_address ->> 'state', ''), nullif(e.resident_address ->> 'postcode', '')), '')`,
  },
  contact_name: { kind: 'text', sql: contact('full_name') },
  contact_relationship: { kind: 'choice', sql: contact('relationship'), choices: [...relationships] },
  contact_phone: { kind: 'text', sql: contact('phone') },
})
