/** What several rows of a sheet say about one thing: cells of the same column, put together or found to disagree. */
import type { CellFault, Row, Said } from './sheet.ts'

/** Undefined: the sheet has no such column, so nothing is said about it. Null: the cell is empty. */
export type Cell = string | number | null | undefined

export function cellAt(row: Row, column: string): Cell {
  if (!(column in row.values)) return undefined
  const value = row.values[column]
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

export const textIn = (row: Row, column: string): string | null => {
  const cell = cellAt(row, column)
  return typeof cell === 'string' ? cell : null
}

/** Of two cells about one thing: an empty one yields to a filled one. */
export const agreed = (one: Cell, other: Cell): { readonly cell: Cell } | 'disagree' => {
  if (one === undefined || one === null) return { cell: other === undefined ? one : other }
  if (other === undefined || other === null || same(one, other)) return { cell: one }
  return 'disagree'
}

/** Names are one name without regard to case; folded here and not by the database, whose locale may know ASCII only. */
export const folded = (text: string): string => text.toLowerCase()

const same = (one: string | number, other: string | number): boolean => folded(String(one)) === folded(String(other))

export function fault(row: Row, column: string, key: string, expected: Said): CellFault {
  const cell = cellAt(row, column)
  return { row: row.row, column, value: String(cell ?? ''), message: { key }, expected }
}
