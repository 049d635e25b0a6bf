/**
 * The statements of a report. Names were looked up in the catalogue, which holds what stands for them in SQL; values are
 * parameters. No text that was sent becomes a part of a statement.
 */
import { sql } from 'kysely'
import { conditions } from './conditions.ts'
import { demanded, isDesc, placeOf, type Sql, type Statement, textOf } from './field-sql.ts'
import { fieldOf } from './looking.ts'

/** One array a row: the columns in their order. */
export function rowsOf(of: Statement): Sql {
  const cells = of.definition.columns.map(({ field }) => textOf(demanded(of, field), of.asking))
  return sql`select json_build_array(${sql.join(cells)}) as cells ${of.source} ${conditions(of)} order by ${orderOf(of)}`
}

export const pageOf = (of: Statement, { limit, offset }: { readonly limit: number; readonly offset: number }): Sql =>
  sql`${rowsOf(of)} limit ${limit} offset ${offset}`

export const countOf = (of: Statement): Sql => sql`select count(*)::int as count ${of.source} ${conditions(of)}`

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
