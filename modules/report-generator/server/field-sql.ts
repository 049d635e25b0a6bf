/** What stands for a field in SQL: its value, as it leaves the database, as it is added up, and its place in an order. */
import { type RawBuilder, sql } from 'kysely'
import type { ReportAsking, ReportField, ReportSubject } from '#platform/reports/server/report-subject.ts'
import type { Definition } from '../model/definition.ts'
import { type Fields, fieldOf } from './looking.ts'

export type Sql = RawBuilder<unknown>
export type Statement = {
  readonly subject: ReportSubject
  readonly fields: Fields
  readonly definition: Definition
  readonly source: RawBuilder<unknown>
  readonly asking: ReportAsking
}

export const demanded = ({ fields }: Pick<Statement, 'fields'>, name: string): ReportField => {
  const field = fieldOf(fields, name)
  if (!field) throw new Error('a report names a field that was not looked up')
  return field
}

export const sqlOf = ({ sql: of }: ReportField, asking: ReportAsking): Sql =>
  typeof of === 'function' ? of(asking) : of

/** As it is added up: what is shown of each row. */
export const addedOf = (field: ReportField, asking: ReportAsking): Sql =>
  field.kind === 'money' || field.kind === 'number'
    ? sql`round((${sqlOf(field, asking)})::numeric, ${sql.lit(field.decimals ?? 2)})`
    : sqlOf(field, asking)

/** As it leaves the database: money and days as text, so that nothing is lost on the way. */
export function textOf(field: ReportField, asking: ReportAsking): Sql {
  const value = sqlOf(field, asking)
  if (field.decimals !== undefined) return sql`trim_scale(round((${value})::numeric, ${sql.lit(field.decimals)}))::text`
  if (field.kind === 'money' || field.kind === 'number') return sql`round((${value})::numeric, 2)::text`
  return sql`(${value})::text`
}

/** Choices stand in their own order, texts whatever their capitals. */
export function placeOf(field: ReportField, asking: ReportAsking): Sql {
  const value = sqlOf(field, asking)
  if (field.choices) return sql`array_position(${[...field.choices]}::text[], (${value})::text)`
  return field.kind === 'text' || field.kind === 'choice' ? sql`lower((${value})::text)` : value
}

export const isDesc = ({ sorts }: Definition, name: string): boolean =>
  sorts.find(({ field }) => field === name)?.desc ?? false
