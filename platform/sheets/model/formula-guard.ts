/**
 * Text that a spreadsheet program would work out instead of showing. In a csv such a cell gets an apostrophe in
 * front; numbers stay numbers, also below zero. Reading takes one apostrophe off again, so that a text which begins with
 * apostrophes of its own before such a sign gets one more too, in a csv and in a workbook: each comes back as it was.
 */
const STARTS = /^[=+\-@\t\r\n\0＝＋－＠]/
const PROTECTED = /^'+[=+\-@\t\r\n\0＝＋－＠]/
const NUMBER = /^-?\d+(\.\d+)?$/

/** In a workbook text is text: only what reading would take for protected has to be. */
export const guardedInBook = (text: string): string => (PROTECTED.test(text) ? `'${text}` : text)

export const guarded = (text: string): string =>
  STARTS.test(text) && !NUMBER.test(text) ? `'${text}` : guardedInBook(text)

export const unguarded = (text: string): string => (PROTECTED.test(text) ? text.slice(1) : text)

/** One line of a csv, guarded and quoted. */
export const csvLine = (cells: readonly string[]): string => cells.map((cell) => quoted(guarded(cell))).join(',')

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
