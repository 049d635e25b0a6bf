/** The fields as reports about people know them; whoever makes those is HR, who reads all of them. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { ReportField } from '#platform/reports/server/report-subject.ts'
import { activeFields, type FieldRow } from './field-store.ts'

export async function customFieldsInReports(tx: Tx, companyId: string): Promise<Readonly<Record<string, ReportField>>> {
  const fields = await activeFields(tx, companyId, 'hr')
  return Object.fromEntries(fields.map((field) => [`own_${field.id.replaceAll('-', '_')}`, reportField(field)]))
}

function reportField({ id, name, name_zh, kind, choices, for_managers }: FieldRow): ReportField {
  // Of employees `e`, as the list of people in reports calls them.
  const value = sql`(select v.value from custom_values v
    where v.company_id = e.company_id and v.employee_id = e.id and v.field_id = ${id})`
  const named = { en: name, 'zh-Hant': name_zh || name }
  const common = { word: '', named, ...(for_managers ? {} : { area: 'employee.file' as const }) }
  switch (kind) {
    case 'number':
      return { ...common, kind: 'number', decimals: 4, sql: sql`${value}::numeric` }
    case 'date':
      return { ...common, kind: 'date', sql: sql`${value}::date` }
    case 'yes_no':
      return { ...common, kind: 'flag', sql: sql`(${value} = 'yes')` }
    case 'choice':
      return { ...common, kind: 'choice', choices, sql: value }
    default:
      return { ...common, kind: 'text', sql: value }
  }
}
