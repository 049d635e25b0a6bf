/**
 * Rows into the first sheet of an empty template. The library makes the template; ten thousand rows are written into it
 * here, piece by piece, because the library takes twelve seconds and holds everybody else up meanwhile.
 */
import { setImmediate } from 'node:timers/promises'
import { dayNumber, parsePlainDate } from '#kernel/plain-date.ts'
import type { Column, Value } from '../model/sheet.ts'
import { zipOf } from './write-zip.ts'
import { partText } from './xlsx-text.ts'
import { partsOf, unpack, type ZipPart } from './zip.ts'

export type FilledRow = Readonly<Record<string, Value | undefined>>

export async function filledWith(
  empty: Buffer,
  columns: readonly Column[],
  rows: readonly FilledRow[],
): Promise<Buffer> {
  const parts = [...partsOf(empty).values()].filter(({ name }) => !name.endsWith('/'))
  return zipOf(
    await Promise.all(
      parts.map(async (part) => ({
        name: part.name,
        content: part.name === ENTRY ? await withRows(empty, part, columns, rows) : await whole(empty, part),
      })),
    ),
  )
}

/** The library names sheets by their order. */
const ENTRY = 'xl/worksheets/sheet1.xml'
const PORTION = 500
const END = '</sheetData>'

async function whole(bytes: Buffer, part: ZipPart): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of unpack(bytes, part)) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function withRows(bytes: Buffer, part: ZipPart, columns: readonly Column[], rows: readonly FilledRow[]) {
  const xml = await partText(bytes, part)
  const end = xml.indexOf(END)
  const styles = columnStyles(xml)
  const cells = columns.map((column, index) => ({
    column,
    letters: lettersOf(index),
    style: styles.find(({ first, last }) => first <= index + 1 && index + 1 <= last)?.style ?? '0',
  }))
  const pieces = [Buffer.from(xml.slice(0, end))]
  for (let from = 0; from < rows.length; from += PORTION) {
    const lines = rows.slice(from, from + PORTION).map((row, index) => {
      const place = from + index + 2
      const filled = cells.map(({ column, letters, style }) =>
        cellXml(column, row[column.name] ?? null, `r="${letters}${place}" s="${style}"`),
      )
      return `<row r="${place}">${filled.join('')}</row>`
    })
    pieces.push(Buffer.from(lines.join('')))
    await setImmediate()
  }
  return Buffer.concat([...pieces, Buffer.from(xml.slice(end))])
}

/** Neighbours that look alike are written as one entry from the first to the last of them. */
const columnStyles = (xml: string) =>
  [...xml.matchAll(/<col min="(\d+)" max="(\d+)"[^>]*? style="(\d+)"/g)].map(([, first, last, style]) => ({
    first: Number(first),
    last: Number(last),
    style: style ?? '0',
  }))

function cellXml({ kind }: Column, value: Value, place: string): string {
  if (value === null || value === '') return ''
  if (typeof value === 'boolean') return textCell(value ? 'yes' : 'no', place)
  if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`
  if ((kind === 'money' || kind === 'rate') && PLAIN_NUMBER.test(value)) return `<c ${place}><v>${value}</v></c>`
  const day = kind === 'date' ? parsePlainDate(value) : undefined
  if (day && day > BEFORE_1901) return `<c ${place}><v>${dayNumber(day) + SERIAL_OF_1970}</v></c>`
  return textCell(value, place)
}

/** As many digits as a spreadsheet keeps. */
const PLAIN_NUMBER = /^-?\d{1,12}(\.\d{1,3})?$/
const SERIAL_OF_1970 = 25_569
/** Spreadsheets know a 29 February 1900, so that days before it are counted wrongly by some. */
const BEFORE_1901 = '1900-12-31'

const textCell = (text: string, place: string): string =>
  `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

/** What looks like a workbook's own way of writing control characters is written so itself. */
const escaped = (text: string): string =>
  text
    .replace(/_x([\da-fA-F]{4})_/g, '_x005F_x$1_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '_x000D_')

/** 0 is 'A', 27 is 'AB'. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last
}
