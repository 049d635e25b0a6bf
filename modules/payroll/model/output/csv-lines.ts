/**
 * Comma separated text that opens in a spreadsheet without surprises: a cell that begins like a formula gets an
 * apostrophe before it, and a cell with a comma, a quotation mark or a break is quoted.
 */
import { cleanText } from './plain-text.ts'

export const csvLine = (cells: readonly string[]): string => cells.map(csvCell).join(',')

/** A line read back into its cells, for the check of sums. */
export const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )

/** Text that a spreadsheet would read as a formula; the full-width signs too, which some programs fold. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

function csvCell(text: string): string {
  const safe = guarded(cleanText(text))
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const FORMULA = /^[=+\-@＝＋－＠]/
