/** How large a sheet may be. What is beyond is refused as a whole, as soon as it is seen. */
import type { RawCell } from '../model/cells.ts'
import { Unreadable } from './unreadable.ts'

export type RowSink = (row: number, cells: readonly RawCell[]) => void

const ROWS_MAX = 100_000
export const COLUMNS_MAX = 250
/** What a spreadsheet program allows in one cell. */
const CELL_MAX = 32_767

export function checkRow(row: number, cells: readonly RawCell[]): void {
  if (row > ROWS_MAX) throw new Unreadable('sheets.too-many-rows', { max: ROWS_MAX })
  if (cells.length > COLUMNS_MAX) throw new Unreadable('sheets.too-many-columns', { max: COLUMNS_MAX })
  for (const cell of cells) {
    if (typeof cell === 'string' && cell.length > CELL_MAX) throw new Unreadable('sheets.cell-too-long')
  }
}
