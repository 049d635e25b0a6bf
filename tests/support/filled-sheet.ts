import ExcelJS from 'exceljs'

/** A workbook of one sheet with these cells; instants become days with a time. */
export async function filled(rows: readonly (readonly (string | Date)[])[]): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('sheet')
  for (const row of rows) {
    const added = sheet.addRow([...row])
    added.eachCell((cell) => {
      if (cell.value instanceof Date) cell.numFmt = 'yyyy-mm-dd hh:mm:ss'
    })
  }
  return new Uint8Array(await book.xlsx.writeBuffer())
}
