/** Rows copied from a spreadsheet, as the file they would be: cells by tabs, rows by lines, quotes where a cell has either. */
const CELL = /(?:^|[\t\n])(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))/g

export function pastedRows(text: string): File | undefined {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  // One line is no table: it has a header and nothing below.
  if (!plain.includes('\n')) return undefined
  return new File([`\ufeff${csvOf(plain)}\r\n`], 'pasted.csv', { type: 'text/csv' })
}

function csvOf(plain: string): string {
  let csv = ''
  for (const { 0: whole, 1: quoted, 2: bare = '' } of plain.matchAll(CELL)) {
    const cell = quoted === undefined ? bare : quoted.replaceAll('""', '"')
    csv += whole.startsWith('\n') ? '\r\n' : whole.startsWith('\t') ? ',' : ''
    csv += `"${cell.replaceAll('"', '""')}"`
  }
  return csv
}
