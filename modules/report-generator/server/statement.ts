/**
 * The statements of a report. Names were looked up in the catalogue, which holds what stands for them in SQL; values are
 * parameters. No text that was sent becomes a part of a statement.
 */
import { type RawBuilder, sql } from 'kysely'
import type { ReportAsking, ReportField, ReportSubject } from '#platform/reports/server/report-subject.ts'
import type { Definition, Filter, Total } from '../model/definition.ts'
import { dayAsked, daysOf, isSpanName } from '../model/when.ts'
import { type Fields, fieldOf } from './looking.ts'

export type Statement = {
  readonly subject: ReportSubject
  readonly fields: Fields
  readonly definition: Definition
  readonly source: RawBuilder<unknown>
  readonly asking: ReportAsking
}
type Sql = RawBuilder<unknown>

/** One array a row: the columns in their order. */
export function rowsOf(of: Statement): Sql {
  const cells = of.definition.columns.map(({ field }) => textOf(demanded(of, field), of.asking))
  return sql`select json_build_array(${sql.join(cells)}) as cells ${of.source} ${conditions(of)} order by ${orderOf(of)}`
}

export const pageOf = (of: Statement, { limit, offset }: { readonly limit: number; readonly offset: number }): Sql =>
  sql`${rowsOf(of)} limit ${limit} offset ${offset}`

/**
 * What groups and the whole come to, in the order of the rows: a group, then the group around it, the whole at last.
 * `level` counts from 0, the whole.
 */
export function summariesOf(of: Statement): Sql {
  const { definition, asking } = of
  const groups = definition.groups.map((name, at) => {
    const field = demanded(of, name)
    const places = [sql.ref(`x.o${at}`), sql.ref(`x.g${at}`)] as const
    return { value: textOf(field, asking), order: placeOf(field, asking), places, desc: isDesc(definition, name) }
  })
  const amounts = definition.columns.map(({ field, total }, at) => ({
    sql: addedOf(demanded(of, field), asking),
    total,
    at,
  }))
  const added = amounts.filter(({ total }) => total)
  const inner = [
    ...groups.flatMap(({ value, order }, at) => [
      sql`${order} as ${sql.ref(`o${at}`)}`,
      sql`${value} as ${sql.ref(`g${at}`)}`,
    ]),
    ...added.map(({ sql: value, at }) => sql`${value} as ${sql.ref(`v${at}`)}`),
    sql`1 as one`,
  ]
  const cells = amounts.map(({ total, at }) => (total ? totalOf(total, sql.ref(`x.v${at}`)) : sql`null::text`))
  const names = groups.map(({ places: [, name] }) => sql`${name}::text`)
  const depth = sql.lit(groups.length)
  const level =
    groups.length === 0
      ? sql`0`
      : sql`${depth}::int - (${sql.join(
          groups.map(({ places: [o] }) => sql`grouping(${o})`),
          sql` + `,
        )})`
  const within = groups.map(({ places: [o, g] }) => sql`(${o}, ${g})`)
  const order = groups.flatMap(({ places: [o, g], desc }) => [
    sql`grouping(${o})`,
    desc ? sql`${o} desc nulls last` : sql`${o} nulls last`,
    desc ? sql`${g} desc nulls last` : sql`${g} nulls last`,
  ])
  return sql`
    select count(*)::int as count, ${level} as level,
      ${names.length > 0 ? sql`json_build_array(${sql.join(names)})` : sql`'[]'::json`} as names,
      json_build_array(${sql.join(cells)}) as cells
    from (select ${sql.join(inner)} ${of.source} ${conditions(of)}) x
    ${within.length > 0 ? sql`group by rollup(${sql.join(within)})` : sql``}
    ${order.length > 0 ? sql`order by ${sql.join(order)}` : sql``}`
}

export const countOf = (of: Statement): Sql => sql`select count(*)::int as count ${of.source} ${conditions(of)}`

const demanded = ({ fields }: Pick<Statement, 'fields'>, name: string): ReportField => {
  const field = fieldOf(fields, name)
  if (!field) throw new Error('a report names a field that was not looked up')
  return field
}

const sqlOf = ({ sql: of }: ReportField, asking: ReportAsking): Sql => (typeof of === 'function' ? of(asking) : of)

/** As it is added up: what is shown of each row. */
const addedOf = (field: ReportField, asking: ReportAsking): Sql =>
  field.kind === 'money' || field.kind === 'number'
    ? sql`round((${sqlOf(field, asking)})::numeric, 2)`
    : sqlOf(field, asking)

/** As it leaves the database: money and days as text, so that nothing is lost on the way. */
function textOf(field: ReportField, asking: ReportAsking): Sql {
  const value = sqlOf(field, asking)
  if (field.kind === 'money' || field.kind === 'number') return sql`round((${value})::numeric, 2)::text`
  return sql`(${value})::text`
}

/** Choices stand in their own order, texts whatever their capitals. */
function placeOf(field: ReportField, asking: ReportAsking): Sql {
  const value = sqlOf(field, asking)
  if (field.choices) return sql`array_position(${[...field.choices]}::text[], (${value})::text)`
  return field.kind === 'text' || field.kind === 'choice' ? sql`lower((${value})::text)` : value
}

const isDesc = ({ sorts }: Definition, name: string): boolean =>
  sorts.find(({ field }) => field === name)?.desc ?? false

function orderOf(of: Statement): Sql {
  const { definition, subject, asking } = of
  const grouped = new Set(definition.groups)
  const ofGroups = definition.groups.flatMap((name) => {
    const field = demanded(of, name)
    return [
      place(placeOf(field, asking), isDesc(definition, name)),
      place(textOf(field, asking), isDesc(definition, name)),
    ]
  })
  const sorts = definition.sorts.filter(({ field }) => !grouped.has(field))
  const usual = subject.order.filter(
    (name) => fieldOf(of.fields, name) && !grouped.has(name) && !sorts.some(({ field }) => field === name),
  )
  return sql.join([
    ...ofGroups,
    ...sorts.map(({ field, desc }) => place(placeOf(demanded(of, field), asking), desc)),
    ...usual.map((name) => place(placeOf(demanded(of, name), asking), false)),
    subject.id,
  ])
}

const place = (value: Sql, desc: boolean): Sql => (desc ? sql`${value} desc nulls last` : sql`${value} nulls last`)

/** Averages are rounded half away from zero, to two decimals. */
function totalOf(total: Total, value: Sql): Sql {
  if (total === 'count') return sql`count(${value})::text`
  if (total === 'average') return sql`round(avg(${value})::numeric, 2)::text`
  if (total === 'sum') return sql`coalesce(sum(${value}), 0)::text`
  return total === 'least' ? sql`min(${value})::text` : sql`max(${value})::text`
}

function conditions(of: Statement): Sql {
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
