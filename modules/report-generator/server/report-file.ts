/** A report as a file: sheets are written while they are read; on paper it is one table, of so many rows at most. */

import { countries } from '#kernel/countries.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { fileReply, problem } from '#platform/http/server/answers.ts'
import { type ExportColumn, tableFile } from '#platform/sheets/server/export/table.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import type { Line } from '../model/lines.ts'
import type { Span } from '../model/when.ts'
import type { Looking } from './looking.ts'
import type { Readable } from './readable.ts'
import { reportPdf } from './report-pdf.ts'
import { allShown, pageShown, type ShownColumn } from './result.ts'
import { spanText } from './running.ts'

type Cell = string | null
type Wanted = { readonly name: string; readonly days: Span; readonly format: 'xlsx' | 'csv' | 'pdf' }

const MOST_ON_PAPER = 2_000

export async function reportFile(looking: Looking, of: Readable, { name, days, format }: Wanted) {
  const { company } = looking
  const file = `${fileName(name)}-${days.from === days.to ? days.to : `${days.from}-${days.to}`}`
  if (format === 'pdf') return onPaper(looking, of, { name, days, file })
  return tableFile(company, { name: file, format }, async (tx: Tx) => {
    const { columns, count, lines } = await allShown(tx, looking, of, days)
    const led = leading(looking, of)
    const currency = currencyOf(looking)
    return {
      name,
      columns: [
        ...led.columns,
        ...columns.map((column, at) => exported(column, of.definition.columns[at]?.total === 'average', currency)),
      ],
      rows: { count, pieces: cellsOf(lines, led.cells) },
    }
  })
}

async function* cellsOf(lines: AsyncIterable<readonly Line<Cell>[]>, cells: (line: Line<Cell>) => Cell[]) {
  for await (const piece of lines) yield piece.map(cells)
}

async function onPaper(
  looking: Looking,
  of: Readable,
  { name, days, file }: Omit<Wanted, 'format'> & { readonly file: string },
) {
  const { company, language, say } = looking
  const shown = await company.read((tx) => pageShown(tx, looking, of, days, { limit: MOST_ON_PAPER, offset: 0 }))
  if (shown.rows > MOST_ON_PAPER) return problem('reports.many-for-paper', { params: { most: MOST_ON_PAPER } })
  const led = leading(looking, of)
  const currency = currencyOf(looking)
  const text = ({ kind }: ShownColumn, value: Cell): string =>
    value === null
      ? ''
      : kind === 'money'
        ? moneyText(value, currency)
        : kind === 'date' && isDay(value)
          ? dayText(value, language)
          : value
  const pdf = await reportPdf(
    {
      title: name,
      subtitle: spanText({ from: dayText(days.from, language), to: dayText(days.to, language) }),
      note: shown.notes.map((one) => one.text).join(' '),
      rowsText: say(language, 'reports.rows', { count: shown.rows }),
      columns: [
        ...led.columns.map(({ header }) => ({ label: header, number: false })),
        ...shown.columns.map(({ heading, kind }) => ({ label: heading, number: isAmount(kind) })),
      ],
      rows: shown.lines.map((line) => ({
        strong: line.kind !== 'row',
        cells: led
          .cells({ ...line, cells: line.cells.map((value, at) => text(shown.columns[at] ?? NONE, value)) })
          .map((cell) => cell ?? ''),
      })),
    },
    language,
  )
  return fileReply(`${file}.pdf`, 'application/pdf', pdf)
}

const NONE: ShownColumn = { field: '', heading: '', kind: 'text' }
const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value)
const isAmount = (kind: ShownColumn['kind']): boolean => kind === 'money' || kind === 'number' || kind === 'count'

const currencyOf = ({ session }: Looking): string => countries[session.country ?? 'MY'].currency

const exported = (column: ShownColumn, averaged: boolean, currency: string): ExportColumn => ({
  header: column.heading,
  kind: cellKind(column, averaged, currency),
  width: column.kind === 'text' ? 26 : 16,
})

function cellKind({ kind }: ShownColumn, averaged: boolean, currency: string): ExportColumn['kind'] {
  if (kind === 'money') return currency === 'TWD' ? 'whole-money' : 'money'
  if (kind === 'number' || (kind === 'count' && averaged)) return 'money'
  return kind === 'count' || kind === 'date' ? kind : 'text'
}

/** What a group is called stands before its cells: in a column of its own where the first one adds something up. */
function leading({ say, language }: Looking, { definition }: Readable) {
  const own = definition.groups.length > 0 || Boolean(definition.columns[0]?.total)
  const called = (line: Line<Cell>): Cell => {
    if (line.kind === 'row') return null
    if (line.kind === 'total') return say(language, 'reports.total', { count: line.count })
    return say(language, 'reports.group', { name: line.names.map((name) => name ?? '').join(' · '), count: line.count })
  }
  const columns: ExportColumn[] = own
    ? [{ header: say(language, 'reports.group-column'), kind: 'text', width: 30 }]
    : []
  const cells = (line: Line<Cell>): Cell[] => {
    if (own) return [called(line), ...line.cells]
    return line.kind === 'row' ? [...line.cells] : [called(line), ...line.cells.slice(1)]
  }
  return { columns, cells }
}

/** Without what files may not be called. */
const fileName = (name: string): string =>
  name
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, 80) || 'report'
