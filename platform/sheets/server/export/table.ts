/** Tables that leave the product, as xlsx or csv, in which no cell can become a formula. */
import { Readable } from 'node:stream'
import ExcelJS from 'exceljs'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { type FileReply, fileReply } from '#platform/http/server/answers.ts'
import { csvLine } from '../../model/formula-guard.ts'
import { filledBook } from './filled-book.ts'
import { fromView } from './from-view.ts'
import { begun, portionsOf, type Rows } from './pieces.ts'
import { XLSX } from './template.ts'

export type ExportColumn = {
  readonly header: string
  /** `whole-money` is shown without decimals, as Taiwan's dollars are; the cell keeps what it is. */
  readonly kind: 'text' | 'money' | 'whole-money' | 'count' | 'date'
  readonly width?: number
}
export type ExportTable = {
  readonly name: string
  readonly columns: readonly ExportColumn[]
  /** Text as it stands; money as decimal text, days as 'YYYY-MM-DD'. */
  readonly rows: Rows<readonly (string | null)[]>
}

/** `name` is the file's, without what tells its format. */
export async function tableFile(
  company: Pick<CompanyDb, 'read'>,
  { name, format }: { readonly name: string; readonly format: 'xlsx' | 'csv' },
  read: (tx: Tx) => Promise<ExportTable>,
): Promise<FileReply> {
  const body = await fromView(company, async (tx) => {
    const table = await read(tx)
    const rows = await begun(table.rows)
    return format === 'csv' ? csvOf({ ...table, rows }) : bookOf({ ...table, rows })
  })
  return fileReply(`${name}.${format}`, format === 'csv' ? 'text/csv; charset=utf-8' : XLSX, body)
}

/** The same of rows that are at hand, and of no company. */
export async function looseTable(name: string, format: 'xlsx' | 'csv', table: ExportTable): Promise<FileReply> {
  const rows = await begun(table.rows)
  const body = Readable.from(format === 'csv' ? csvOf({ ...table, rows }) : bookOf({ ...table, rows }))
  return fileReply(`${name}.${format}`, format === 'csv' ? 'text/csv; charset=utf-8' : XLSX, body)
}

/** With the mark that tells Excel it is UTF-8. */
async function* csvOf({ columns, rows }: ExportTable): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${csvLine(columns.map(({ header }) => header))}\r\n`)
  for await (const portion of portionsOf(rows))
    yield Buffer.from(portion.map((row) => `${csvLine(row.map((cell) => cell ?? ''))}\r\n`).join(''))
}

async function* bookOf({ name, columns, rows }: ExportTable): AsyncGenerator<Buffer> {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet(sheetName(name), { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(({ header, kind, width = 20 }) => ({ header, width, style: { numFmt: FORMATS[kind] } }))
  sheet.getRow(1).font = { bold: true }
  // exceljs gives a buffer of its own kind.
  const empty = Buffer.from(await book.xlsx.writeBuffer())
  const kinds = columns.map(({ kind }) => (kind === 'whole-money' ? 'money' : kind))
  yield* filledBook(empty, kinds, rows)
}

const FORMATS = { text: '@', money: '#,##0.00', 'whole-money': '#,##0', count: '0', date: 'yyyy-mm-dd' } as const

const sheetName = (name: string): string => name.replace(/[*?:/\\[\]]/g, ' ').slice(0, 31) || 'sheet'
