/** The rows of a csv: commas, semicolons or tabs, quoted or not, in any encoding. */
import Papa from 'papaparse'
import type { RawCell } from '../model/cells.ts'
import { decodeText } from './decode-text.ts'
import { checkRow, type RowSink } from './row-limits.ts'
import { Unreadable } from './unreadable.ts'

export function readCsv(bytes: Uint8Array, sink: RowSink): void {
  let row = 0
  let refusal: Unreadable | undefined
  Papa.parse<string[]>(decodeText(bytes), {
    delimitersToGuess: [',', ';', '\t'],
    step({ data, errors }, parser) {
      try {
        if (errors.some((error) => error.code === 'MissingQuotes')) throw new Unreadable('sheets.unclosed-quote')
        checkRow(row, data)
        sink(row, data.map(cellOf))
        row += 1
      } catch (error) {
        refusal = error instanceof Unreadable ? error : new Unreadable('sheets.unreadable')
        parser.abort()
      }
    },
  })
  if (refusal) throw refusal
}

/** Spreadsheet programs work out a text that begins with =, so it is a formula here too. */
const cellOf = (text: string): RawCell => (/^\s*[=＝]/.test(text) ? { formula: text } : text)
