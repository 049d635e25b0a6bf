/** Reports of equipment: one row for each time somebody had something in the days of the report. */
import { sql } from 'kysely'
import { PLACES, personFields } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { fieldsOf, type ReportSubject } from '#platform/reports/server/report-subject.ts'
import { conditions } from '../model/holding.ts'

export const equipmentReport: ReportSubject = {
  key: 'equipment',
  word: 'equipment.report',
  areas: ['equipment'],
  asks: 'span',
  fields: {
    ...personFields,
    ...fieldsOf('equipment.report', {
      asset_no: { kind: 'text', sql: sql`t.asset_no` },
      name: { kind: 'text', sql: sql`t.name` },
      category: { kind: 'text', sql: sql`t.category` },
      serial_no: { kind: 'text', sql: sql`t.serial_no` },
      given_on: { kind: 'date', sql: sql`x.given_on` },
      due_on: { kind: 'date', sql: sql`x.due_on` },
      returned_on: { kind: 'date', sql: sql`x.returned_on` },
      price: { kind: 'money', sql: sql`t.price` },
      condition: { kind: 'choice', sql: sql`t.condition`, choices: conditions },
    }),
  },
  order: ['staff_id', 'given_on'],
  id: sql`x.id`,
  source: async (_tx, { companyId, from, to }) => sql`from equipment_holdings x
    join equipment t on t.company_id = x.company_id and t.id = x.equipment_id
    ${personOf('x')} ${PLACES}
    where x.company_id = ${companyId} and x.given_on <= ${to}::date
      and (x.returned_on is null or x.returned_on >= ${from}::date)`,
}
