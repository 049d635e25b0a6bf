/** A table as an Excel workbook: every text stays text (also one that looks like a formula or a number). */
import ExcelJS from 'exceljs'
import type { Cell, TableContent } from '#modules/payroll/model/output/file-input.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export async function workbookOf({ sheet, widths, rows }: TableContent): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  const page = book.addWorksheet(sheet)
  page.columns = widths.map((width) => ({ width }))
  rows.forEach((cells, down) => {
    cells.forEach((cell, across) => {
      if (cell !== null) put(page.getCell(down + 1, across + 1), cell)
    })
  })
  return Buffer.from(await book.xlsx.writeBuffer())
}

function put(into: ExcelJS.Cell, cell: NonNullable<Cell>): void {
  if (typeof cell === 'string') {
    into.value = cell
    into.numFmt = '@'
  } else if ('bold' in cell) {
    into.value = cell.bold
    into.font = { bold: true }
    into.alignment = { wrapText: true, vertical: 'top' }
  } else {
    // Excel counts days without zone; its writer wants the day's midnight in universal time.
    into.value = new Date(`${cell.day}T00:00:00Z`)
    into.numFmt = 'dd/mm/yyyy'
  }
}
