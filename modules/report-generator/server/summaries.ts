/** What groups and the whole come to, summed by the database: exact, whatever page of the rows is looked at. */
import { sql } from 'kysely'
import type { Total } from '../model/definition.ts'
import { conditions } from './conditions.ts'
import { addedOf, demanded, isDesc, placeOf, type Sql, type Statement, textOf } from './field-sql.ts'

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

/** Averages are rounded half away from zero, to two decimals. */
function totalOf(total: Total, value: Sql): Sql {
  if (total === 'count') return sql`count(${value})::text`
  if (total === 'average') return sql`round(avg(${value})::numeric, 2)::text`
  if (total === 'sum') return sql`coalesce(sum(${value}), 0)::text`
  return total === 'least' ? sql`min(${value})::text` : sql`max(${value})::text`
}
