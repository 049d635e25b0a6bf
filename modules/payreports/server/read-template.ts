/** Columns as somebody writes them: judged by the names there are, refused at `columns.N.formula` with the place. */
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { type Column, type ReadColumn, readColumns } from '../model/columns.ts'

export function demandRead(columns: readonly Column[], isKnown: (name: string) => boolean): readonly ReadColumn[] {
  const read = readColumns(columns, isKnown)
  if ('columns' in read) return read.columns
  const [first] = read.faults
  const errors = Object.fromEntries(
    read.faults.map(({ column, key, at, text }) => [`columns.${column}.formula`, [{ key, params: { at, text } }]]),
  )
  throw new Refusal(problem('payreports.formula-wrong', { params: { column: (first?.column ?? 0) + 1 }, errors }))
}
