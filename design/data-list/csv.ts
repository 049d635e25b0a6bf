/** Exactly what is seen, as a sheet: the rows in their order, the columns by their names. */
import type { Column } from './column.ts'

export function exportCsv<Row>(name: string, rows: readonly Row[], all: readonly Column<Row>[]): void {
  const columns = all.filter(({ header }) => header !== '')
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ text }) => text(row)))]
  const text = lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')
  const link = document.createElement('a')
  // The mark at the front lets spreadsheets read Chinese.
  link.href = URL.createObjectURL(new Blob([`\ufeff${text}\r\n`], { type: 'text/csv;charset=utf-8' }))
  link.download = `${name}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** A cell that a spreadsheet would take for a formula is kept as text (ASVS 1.2.10); plain numbers stay numbers. */
function cellOf(text: string): string {
  const risky = /^[=+\-@\t\0\r＝＋－＠]/.test(text) && !/^[+-]?[\d,]+(\.\d+)?$/.test(text)
  const safe = risky ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
