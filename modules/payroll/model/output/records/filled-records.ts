/**
 * A layout filled with values, and the amounts read back from what was written. Names are shortened to fit, numbers
 * never; a letter that the encoding does not have is refused rather than replaced.
 */
import { type Amount, sumOf } from '#kernel/money.ts'
import { guarded } from '../csv-lines.ts'
import type { Cell, MadeFile } from '../file-input.ts'
import { cleanText, fitted, latinText } from '../plain-text.ts'
import type { RecordField, RecordLayout } from './record-layout.ts'
import { amountRead, type FieldValue, type Values, written } from './value.ts'

export type Filled = {
  readonly content: MadeFile['content']
  /** Of each money value of the lines of people: what they come to as they stand in the file. */
  readonly sums: Readonly<Record<string, Amount>>
}
/** The field that does not fit, and in which line of people it stands; -1 above and below them. */
export type Unfit = { readonly unfit: string; readonly line: number; readonly why: 'width' | 'letters' }

type Line = { readonly cells: readonly string[]; readonly fields: readonly RecordField[] }

/** Says whether all letters of a text are in Big5; without it only those of ASCII are. */
export type InBig5 = (text: string) => boolean
const isAscii: InBig5 = (text) => [...text].every((letter) => letter < '\x80')

export function filledRecords(
  layout: RecordLayout,
  whole: Values,
  people: readonly Values[],
  inBig5: InBig5 = isAscii,
): Filled | Unfit {
  const lineOf = (fields: readonly RecordField[], values: Values): Line => ({
    fields,
    cells: fields.map((field) => cellOf(layout, field, values)),
  })
  const header = layout.header.map((fields) => lineOf(fields, whole))
  const trailer = layout.trailer.map((fields) => lineOf(fields, whole))
  const details = people.map((values) => lineOf(layout.detail, { ...whole, ...values }))
  const unfit =
    [...header, ...trailer].map((line) => unfitIn(layout, line, -1, inBig5)).find(Boolean) ??
    details.map((line, at) => unfitIn(layout, line, at, inBig5)).find(Boolean)
  if (unfit) return unfit
  const sums = sumsOf(layout, details, people)
  if (layout.kind === 'sheet') return { sums, content: table(layout, header, details, trailer) }
  const titles: string[] = layout.titles
    ? [
        joined(
          layout,
          layout.detail.map(({ title = '' }) => title),
        ),
      ]
    : []
  const lines = [
    ...header.map(({ cells }) => joined(layout, cells)),
    ...titles,
    ...details.map(({ cells }) => joined(layout, cells)),
    ...trailer.map(({ cells }) => joined(layout, cells)),
  ]
  return {
    sums,
    content: {
      kind: 'text',
      type: `text/${layout.extension === 'csv' ? 'csv' : 'plain'}; charset=${layout.encoding === 'ascii' ? 'us-ascii' : layout.encoding}`,
      text: lines.map((line) => `${line}\r\n`).join(''),
      ...(layout.encoding === 'big5' && { encoding: 'big5' as const }),
    },
  }
}

function cellOf(layout: RecordLayout, field: RecordField, values: Values): string {
  const value = field.value === undefined ? undefined : values[field.value]
  const said = field.value === undefined ? (field.text ?? '') : spelled(layout, value, field.format)
  const shown = layout.upper ? said.toUpperCase() : said
  const { width } = field
  // In a sheet it is that of the column.
  if (width === undefined || layout.kind === 'sheet') return shown
  const cut = isCut(value) || field.value === undefined ? fitted(shown, width) : shown
  const fill = field.fill === 'zero' ? '0' : ' '
  return field.align === 'right' ? cut.padStart(width, fill) : cut.padEnd(width, fill)
}

const isCut = (value: FieldValue | undefined): boolean => typeof value === 'object' && 'name' in value

function spelled({ encoding, kind, delimiter, quotes }: RecordLayout, value: FieldValue | undefined, format?: string) {
  const said = written(value, format)
  const clean = encoding === 'ascii' ? latinText(said) : cleanText(said)
  return kind === 'delimited' && !quotes ? clean.replaceAll(signOf(delimiter), ' ') : clean
}

const signOf = (delimiter: RecordLayout['delimiter']): string => (delimiter === 'tab' ? '\t' : delimiter)

function unfitIn(layout: RecordLayout, { cells, fields }: Line, line: number, inBig5: InBig5): Unfit | undefined {
  for (const [at, { value, width }] of fields.entries()) {
    const cell = cells[at] ?? ''
    const unfit = value ?? 'text'
    if (width !== undefined && layout.kind !== 'sheet' && cell.length > width) return { unfit, line, why: 'width' }
    if (layout.encoding === 'big5' && !inBig5(cell)) return { unfit, line, why: 'letters' }
  }
  return undefined
}

function joined({ kind, delimiter, quotes }: RecordLayout, cells: readonly string[]): string {
  if (kind === 'fixed') return cells.join('')
  const sign = signOf(delimiter)
  return cells
    .map((cell) => {
      const safe = guarded(cell)
      if (!quotes) return safe
      return safe.includes(sign) || safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : safe
    })
    .join(sign)
}

const table = (
  { detail, titles }: RecordLayout,
  header: readonly Line[],
  details: readonly Line[],
  trailer: readonly Line[],
): MadeFile['content'] => {
  const plain = ({ cells }: Line): readonly Cell[] => cells.map((cell) => cell || null)
  return {
    kind: 'table',
    sheet: 'Sheet1',
    widths: detail.map(({ width, title = '' }) => Math.max(12, width ?? 0, title.length + 2)),
    rows: [
      ...header.map(plain),
      ...(titles ? [detail.map(({ title = '' }) => ({ bold: title }))] : []),
      ...details.map(plain),
      ...trailer.map(plain),
    ],
  }
}

/** By the name of the value, from the cells as they were written: what cannot be read back counts as nothing. */
function sumsOf(layout: RecordLayout, details: readonly Line[], people: readonly Values[]): Record<string, Amount> {
  const sums: Record<string, Amount> = {}
  for (const [at, { value, format }] of layout.detail.entries()) {
    if (value === undefined || value in sums) continue
    if (!people.some((values) => typeof values[value] === 'bigint')) continue
    sums[value] = sumOf(details.map(({ cells }) => amountRead(cells[at] ?? '', format) ?? 0n))
  }
  return sums
}
