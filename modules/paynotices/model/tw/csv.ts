/** A bureau's sheet as text: one line a row, and nothing in a cell ends it or is worked out by whoever opens it. Pure. */

export const csvLines = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows.map((row) => row.map(cell).join(','))

export const csvText = (lines: readonly string[]): string => lines.map((line) => `${line}\r\n`).join('')

const cell = (text: string): string =>
  text
    .replace(/[\p{Cc},"]/gu, ' ')
    .replace(/^[=+@-]+/, '')
    .trim()
