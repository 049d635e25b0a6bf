/**
 * The rows of a workbook's first visible sheet, read piece by piece. Our own reader instead of a library's, because
 * it must refuse formulas, never follow a link, keep numbers as they are written, and hold one row at a time.
 */
import type { RawCell } from '../model/cells.ts'
import { COLUMNS_MAX, checkRow, type RowSink } from './row-limits.ts'
import { Unreadable } from './unreadable.ts'
import { type Book, bookOf } from './xlsx-book.ts'
import { checkedXml, textOfRuns, unescaped, wellTagged, xmlDecoder } from './xlsx-text.ts'
import { momentOfSerial, plainNumber } from './xlsx-values.ts'

export async function readXlsx(content: Uint8Array, sink: RowSink): Promise<void> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const book = await bookOf(bytes)
  const decoder = xmlDecoder()
  let [waiting, row, filled, looked] = ['', -1, 0, 0]
  const take = (text: string, isLast = false) => {
    waiting += text
    // A row that is not whole yet is looked at again when it is twice as long, not with every piece.
    if (!isLast && waiting.length < 2 * looked) return
    let end = 0
    for (const found of waiting.matchAll(ROW)) {
      end = found.index + found[0].length
      const place = /\br\s*=\s*["'](\d{1,7})["']/.exec(found[1] ?? '')?.[1]
      row = place === undefined ? row + 1 : Number(place) - 1
      const cells = cellsOf(found[2] ?? '', book)
      if (cells.length === 0) continue
      checkRow(filled, cells)
      sink(row, cells)
      filled += 1
    }
    waiting = waiting.slice(end)
    looked = waiting.length
    if (waiting.length > ROW_MAX) throw new Unreadable('sheets.unreadable')
  }
  for await (const piece of wellTagged(book.sheet)) take(checkedXml(decoder.decode(piece, { stream: true })))
  take(decoder.decode(), true)
}

const ROW = /<(?:\w+:)?row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g
const CELL = /<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g
const ROW_MAX = 8 * 1024 * 1024

function cellsOf(xml: string, book: Book): RawCell[] {
  const cells: RawCell[] = []
  let column = -1
  for (const [, attributes = '', inner] of xml.matchAll(CELL)) {
    const letters = /\br\s*=\s*["']([A-Z]{1,3})\d/.exec(attributes)?.[1]
    column = letters === undefined ? column + 1 : columnOf(letters)
    if (inner === undefined) continue
    const cell = cellOf(attributes, inner, book)
    if (cell === '') continue
    if (column >= COLUMNS_MAX) throw new Unreadable('sheets.too-many-columns', { max: COLUMNS_MAX })
    while (cells.length < column) cells.push('')
    cells[column] = cell
  }
  return cells
}

function cellOf(attributes: string, inner: string, book: Book): RawCell {
  const value = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)<\/(?:\w+:)?v>/.exec(inner)?.[1] ?? ''
  if (/<(?:\w+:)?f\b/.test(inner)) {
    const formula = /<(?:\w+:)?f\b[^>]*>([^<]*)</.exec(inner)?.[1] ?? ''
    return { formula: `=${unescaped(formula)}` }
  }
  const type = /\bt\s*=\s*["'](\w+)["']/.exec(attributes)?.[1] ?? 'n'
  switch (type) {
    case 's':
      return book.texts[Number(value)] ?? ''
    case 'inlineStr':
      return textOfRuns(inner)
    case 'b':
      return value === '1' ? 'true' : 'false'
    // The trace of a formula that failed.
    case 'e':
      return { formula: value }
    case 'n': {
      const style = /\bs\s*=\s*["'](\d+)["']/.exec(attributes)?.[1]
      const isDay = style !== undefined && book.dayStyles[Number(style)] === true
      return (isDay ? momentOfSerial(value, book.from1904) : undefined) ?? plainNumber(value)
    }
    default:
      return unescaped(value)
  }
}

/** 'A' is 0, 'AB' is 27. */
function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
