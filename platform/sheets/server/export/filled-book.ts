/**
 * Rows into the first sheet of an empty workbook. The library makes the workbook; ten thousand rows are written into it
 * here as they come, because the library takes twelve seconds, holds everybody else up meanwhile and keeps all of them.
 */
import { dayNumber, parsePlainDate } from '#kernel/plain-date.ts'
import { zipped } from '#platform/files/server/zipped.ts'
import { guardedInBook } from '../../model/formula-guard.ts'
import type { ColumnKind, Value } from '../../model/sheet.ts'
import { partText } from '../xlsx-text.ts'
import { partsOf, type ZipPart } from '../zip.ts'
import { portionsOf, type Rows } from './pieces.ts'

/** The cells of a row in the order of the columns. */
export type Cells = readonly (Value | undefined)[]

export async function* filledBook(
  empty: Buffer,
  kinds: readonly ColumnKind[],
  rows: Rows<Cells>,
): AsyncGenerator<Buffer> {
  const parts = [...(await partsOf(empty)).values()].filter(({ name }) => !name.endsWith('/'))
  yield* zipped(
    parts.map((part) => ({
      name: part.name,
      content: part.name === ENTRY ? withRows(part, kinds, rows) : part.content(),
    })),
  )
}

/** The library names sheets by their order. */
const ENTRY = 'xl/worksheets/sheet1.xml'
const END = '</sheetData>'

async function* withRows(part: ZipPart, kinds: readonly ColumnKind[], rows: Rows<Cells>): AsyncGenerator<Buffer> {
  const xml = await partText(part)
  const end = xml.indexOf(END)
  const styles = columnStyles(xml)
  const columns = kinds.map((kind, index) => ({
    kind,
    letters: lettersOf(index),
    style: styles.find(({ first, last }) => first <= index + 1 && index + 1 <= last)?.style ?? '0',
  }))
  yield Buffer.from(xml.slice(0, end))
  let place = 1
  for await (const portion of portionsOf(rows)) {
    let lines = ''
    for (const row of portion) {
      place += 1
      lines += `<row r="${place}">`
      for (const [index, { kind, letters, style }] of columns.entries())
        lines += cellXml(kind, row[index] ?? null, `r="${letters}${place}" s="${style}"`)
      lines += '</row>'
    }
    yield Buffer.from(lines)
  }
  yield Buffer.from(xml.slice(end))
}

/** Neighbours that look alike are written as one entry from the first to the last of them. */
const columnStyles = (xml: string) =>
  [...xml.matchAll(/<col min="(\d+)" max="(\d+)"[^>]*? style="(\d+)"/g)].map(([, first, last, style]) => ({
    first: Number(first),
    last: Number(last),
    style: style ?? '0',
  }))

function cellXml(kind: ColumnKind, value: Value, place: string): string {
  if (value === null || value === '') return ''
  if (typeof value === 'boolean') return textCell(value ? 'yes' : 'no', place)
  if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`
  if (AMOUNTS.has(kind) && PLAIN_NUMBER.test(value)) return `<c ${place}><v>${value}</v></c>`
  const day = kind === 'date' ? parsePlainDate(value) : undefined
  if (day && day > BEFORE_1901) return `<c ${place}><v>${dayNumber(day) + SERIAL_OF_1970}</v></c>`
  return textCell(value, place)
}

const AMOUNTS: ReadonlySet<ColumnKind> = new Set(['money', 'rate', 'count'])
/** As many digits as a spreadsheet keeps. */
const PLAIN_NUMBER = /^-?\d{1,12}(\.\d{1,3})?$/
const SERIAL_OF_1970 = 25_569
/** Spreadsheets know a 29 February 1900, so that days before it are counted wrongly by some. */
const BEFORE_1901 = '1900-12-31'

const textCell = (text: string, place: string): string =>
  `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(guardedInBook(text))}</t></is></c>`

/** Most texts have nothing of the kind. */
const MARKED = /[&<>\r]|_x[\da-fA-F]{4}_/

/** What looks like a workbook's own way of writing control characters is written so itself. */
const escaped = (text: string): string =>
  MARKED.test(text)
    ? text
        .replace(/_x([\da-fA-F]{4})_/g, '_x005F_x$1_')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('\r', '_x000D_')
    : text

/** 0 is 'A', 27 is 'AB'. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last
}
