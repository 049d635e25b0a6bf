/** What a report shows: a page of it, or all of it piece by piece, each cell as its reader reads it. */

import type { RawBuilder } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { fetched } from '#platform/database/server/cursor.ts'
import type { ReportField } from '#platform/reports/server/report-subject.ts'
import { choiceName, fieldName } from '#platform/reports/server/report-subject.ts'
import { interleaved, type Line, lineOf, type Summary } from '../model/lines.ts'
import type { Span } from '../model/when.ts'
import type { Statement } from './field-sql.ts'
import { askingOf, type Fields, fieldOf, type Looking } from './looking.ts'
import { goneNotes, type Note, type Readable } from './readable.ts'
import { countOf, pageOf, rowsOf } from './statement.ts'
import { summariesOf } from './summaries.ts'

type Cell = string | null
export type ShownColumn = { readonly field: string; readonly heading: string; readonly kind: ReportField['kind'] }
export type Shown = {
  readonly columns: readonly ShownColumn[]
  readonly lines: readonly Line<Cell>[]
  readonly rows: number
  readonly notes: readonly Note[]
}

async function prepared(
  tx: Tx,
  looking: Looking,
  { subject, fields, definition }: Readable,
  days: Span,
): Promise<Statement> {
  const asking = askingOf(looking, days)
  return { subject, fields, definition, asking, source: await subject.source(tx, asking) }
}

type Page = { readonly limit: number; readonly offset: number }

export async function pageShown(tx: Tx, looking: Looking, of: Readable, days: Span, page: Page): Promise<Shown> {
  const statement = await prepared(tx, looking, of, days)
  const { definition } = statement
  const tell = await tellerOf(tx, looking, statement)
  const summaries = (await summed(tx, statement)).map(tell.summary)
  const rows = summaries.at(-1)?.count ?? 0
  const lines = definition.detail
    ? interleaved(
        summaries,
        definition.groups.length,
        page.offset,
      )((await read<Row>(tx, pageOf(statement, page))).map(tell.row))
    : summaries.map(lineOf).slice(page.offset, page.offset + page.limit)
  const notes = [...of.notes, ...(await goneNotes(tx, looking, of))]
  return {
    columns: columnsOf(looking, of),
    lines: withoutEmptyTotal(lines, of),
    rows: definition.detail ? rows : summaries.length,
    notes,
  }
}

/** Every line, so many rows at a time; the transaction reads nothing else meanwhile. */
export async function allShown(tx: Tx, looking: Looking, of: Readable, days: Span) {
  const statement = await prepared(tx, looking, of, days)
  const tell = await tellerOf(tx, looking, statement)
  const summaries = (await summed(tx, statement)).map(tell.summary)
  const { definition } = statement
  async function* lines(): AsyncGenerator<readonly Line<Cell>[]> {
    if (!definition.detail) return yield summaries.map(lineOf)
    const next = interleaved(summaries, definition.groups.length)
    for await (const rows of fetched(tx, rowsOf(statement) as RawBuilder<Row>))
      yield withoutEmptyTotal(next(rows.map(tell.row)), of)
  }
  return { columns: columnsOf(looking, of), count: summaries.at(-1)?.count ?? 0, lines: lines() }
}

export async function counted(tx: Tx, looking: Looking, of: Readable, days: Span): Promise<number> {
  const [row] = await read<{ count: number }>(tx, countOf(await prepared(tx, looking, of, days)))
  return row?.count ?? 0
}

type Row = { readonly cells: readonly Cell[] }

async function read<Found>(tx: Tx, statement: RawBuilder<unknown>): Promise<readonly Found[]> {
  return (await (statement as RawBuilder<Found>).execute(tx)).rows
}

const summed = (tx: Tx, statement: Statement) => read<Summary<Cell>>(tx, summariesOf(statement))

/** Where no column adds up to anything, the last line would say nothing. */
const withoutEmptyTotal = (lines: readonly Line<Cell>[], { definition }: Readable): readonly Line<Cell>[] =>
  definition.groups.length > 0 || definition.columns.some(({ total }) => total)
    ? lines
    : lines.filter(({ kind }) => kind !== 'total')

function columnsOf(
  { say, language }: Looking,
  { definition, fields }: Pick<Readable, 'definition' | 'fields'>,
): ShownColumn[] {
  return definition.columns.flatMap(({ field, heading }) => {
    const known = fieldOf(fields, field)
    return known ? [{ field, heading: heading || fieldName(say, language, known), kind: known.kind }] : []
  })
}

/** Choices in words, sealed values opened, names of lists by the reader's language. */
async function tellerOf(tx: Tx, looking: Looking, { definition, fields }: Statement) {
  const cells = await Promise.all(definition.columns.map(({ field }) => cellOf(tx, looking, fields, field)))
  const names = await Promise.all(definition.groups.map((field) => cellOf(tx, looking, fields, field)))
  const none = looking.say(looking.language, 'reports.none')
  return {
    row: ({ cells: found }: Row): readonly Cell[] => found.map((value, at) => cells[at]?.(value) ?? null),
    summary: ({ cells: found, names: called, level, count }: Summary<Cell>): Summary<Cell> => ({
      ...{ level, count, cells: found },
      names: called.slice(0, level).map((value, at) => names[at]?.(value) ?? none),
    }),
  }
}

async function cellOf(tx: Tx, looking: Looking, fields: Fields, name: string): Promise<(value: Cell) => Cell> {
  const { say, language, seal, company } = looking
  const field = fieldOf(fields, name)
  if (!field) return () => null
  const { open, kind, listed } = field
  if (open) return (value) => (value ? open(seal, value) : null)
  if (kind === 'flag') {
    const [yes, no] = [say(language, 'reports.yes'), say(language, 'reports.no')]
    return (value) => (value === null ? null : value === 'true' ? yes : no)
  }
  if (listed && kind === 'choice') {
    const called = new Map((await listed.names(tx, company.companyId, language)).map((one) => [one.id, one.name]))
    return (value) => (value === null ? null : (called.get(value) ?? value))
  }
  if (kind === 'choice') {
    const said = new Map((field.choices ?? []).map((one) => [one, choiceName(say, language, field, one)]))
    return (value) => (value === null ? null : (said.get(value) ?? value))
  }
  return (value) => value
}
