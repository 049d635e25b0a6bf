/** Tables that leave the product, as xlsx or csv, in which no cell can become a formula. */
import ExcelJS from 'exceljs'
import { csvLine } from '../model/formula-guard.ts'

export type ExportColumn = {
  readonly header: string
  readonly kind: 'text' | 'money' | 'count'
  readonly width?: number
}
export type ExportTable = {
  readonly name: string
  readonly columns: readonly ExportColumn[]
  /** Text as it stands; money as decimal text. */
  readonly rows: Iterable<readonly (string | null)[]>
}

/** With the mark that tells Excel it is UTF-8. */
export function csvOf({ columns, rows }: ExportTable): string {
  const lines = [csvLine(columns.map(({ header }) => header))]
  for (const row of rows) lines.push(csvLine(row.map((cell) => cell ?? '')))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

export async function xlsxOf({ name, columns, rows }: ExportTable): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet(sheetName(name), { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(({ header, kind, width = 20 }) => ({
    header,
    width,
    style: { numFmt: kind === 'money' ? '#,##0.00' : kind === 'count' ? '0' : '@' },
  }))
  sheet.getRow(1).font = { bold: true }
  for (const row of rows) sheet.addRow(row.map((cell, index) => cellOf(cell, columns[index]?.kind)))
  return Buffer.from(await book.xlsx.writeBuffer())
}

/** Text is a text cell, whatever it begins with. An amount becomes a number here and nowhere else: its text form is exact. */
function cellOf(cell: string | null, kind: ExportColumn['kind'] | undefined): string | number | null {
  if (cell === null || kind === undefined || kind === 'text') return cell
  return /^-?\d{1,13}(\.\d{1,2})?$/.test(cell) ? Number(cell) : cell
}

const sheetName = (name: string): string => name.replace(/[*?:/\\[\]]/g, ' ').slice(0, 31) || 'sheet'
