/**
 * Text that a spreadsheet program would work out instead of showing. In a csv such a cell gets an apostrophe in
 * front; numbers stay numbers, also below zero. Reading takes the apostrophe off again.
 */
const STARTS = /^[=+\-@\t\r\n\0＝＋－＠]/
const NUMBER = /^-?\d+(\.\d+)?$/

export const guarded = (text: string): string => (STARTS.test(text) && !NUMBER.test(text) ? `'${text}` : text)

/** One line of a csv, guarded and quoted. */
export const csvLine = (cells: readonly string[]): string => cells.map((cell) => quoted(guarded(cell))).join(',')

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
