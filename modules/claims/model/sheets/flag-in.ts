import type { Row } from '#platform/sheets/model/sheet.ts'

/** Undefined where the sheet says nothing. */
export const flagIn = (row: Row, column: string): boolean | undefined => {
  const cell = row.values[column]
  return typeof cell === 'boolean' ? cell : undefined
}
