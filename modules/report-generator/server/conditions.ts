/** Conditions of a report as SQL: what they are asked with are parameters, and signs that patterns know stand for themselves. */
import { sql } from 'kysely'
import type { ReportAsking, ReportField } from '#platform/reports/server/report-subject.ts'
import type { Filter } from '../model/definition.ts'
import { dayAsked, daysOf, isSpanName } from '../model/when.ts'
import { demanded, type Sql, type Statement, sqlOf } from './field-sql.ts'

/** To go on with after the source's own; nothing where there are none. */
export function conditions(of: Statement): Sql {
  const { filters, match } = of.definition
  if (filters.length === 0) return sql``
  const all = filters.map((filter) => sql`(${condition(demanded(of, filter.field), filter, of.asking)})`)
  return sql`and (${sql.join(all, match === 'all' ? sql` and ` : sql` or `)})`
}

/** What is nothing is not something else: `is not` and `none of` hold of it. */
function condition(field: ReportField, { is, values }: Filter, asking: ReportAsking): Sql {
  const value = field.listed ? field.listed.id : sqlOf(field, asking)
  if (is === 'there') return sql`nullif((${value})::text, '') is not null`
  if (is === 'missing') return sql`nullif((${value})::text, '') is null`
  const among = sql`coalesce((${value})::text = any(${[...values]}::text[]), false)`
  if (is === 'one_of') return among
  if (is === 'none_of') return sql`not ${among}`
  const [first = '', last = ''] = values
  if (field.kind === 'flag') return sql`coalesce((${value})::boolean, false) = ${first === 'yes'}`
  if (field.kind === 'date') return ofDay(value, is, values, asking)
  if (field.kind === 'text') return ofText(sql`coalesce((${value})::text, '')`, is, first)
  const amount = (text: string) => sql`${text}::numeric`
  const compared: Readonly<Partial<Record<Filter['is'], Sql>>> = {
    is: sql`${value} = ${amount(first)}`,
    less: sql`${value} < ${amount(first)}`,
    at_most: sql`${value} <= ${amount(first)}`,
    more: sql`${value} > ${amount(first)}`,
    at_least: sql`${value} >= ${amount(first)}`,
    between: sql`${value} between ${amount(first)} and ${amount(last || first)}`,
  }
  return compared[is] ?? sql`false`
}

/** Whatever the capitals; signs that patterns know stand for themselves. */
function ofText(value: Sql, is: Filter['is'], text: string): Sql {
  if (is === 'is') return sql`lower(${value}) = lower(${text})`
  if (is === 'is_not') return sql`lower(${value}) <> lower(${text})`
  if (is === 'starts_with') return sql`starts_with(lower(${value}), lower(${text}))`
  return sql`strpos(lower(${value}), lower(${text})) > 0`
}

function ofDay(value: Sql, is: Filter['is'], [first = '', last = '']: readonly string[], { today }: ReportAsking): Sql {
  if (is === 'in_days') {
    const days = isSpanName(first) ? daysOf({ name: first }, today) : undefined
    return days ? sql`${value} between ${days.from}::date and ${days.to}::date` : sql`false`
  }
  const [from, to] = [dayAsked(first, today), dayAsked(last, today)]
  if (from === undefined) return sql`false`
  if (is === 'before') return sql`${value} < ${from}::date`
  if (is === 'after') return sql`${value} > ${from}::date`
  if (is === 'between') return to ? sql`${value} between ${from}::date and ${to}::date` : sql`false`
  return sql`${value} = ${from}::date`
}
