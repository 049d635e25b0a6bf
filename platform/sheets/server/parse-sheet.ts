/**
 * A whole file to typed rows. Runs in the parsing thread; rows leave in portions, so that neither thread holds
 * the other up and a sheet of any length needs little memory.
 */
import type { RawCell } from '../model/cells.ts'
import { freeLayout, type Layout, layoutOf, rowReader } from '../model/rows.ts'
import type { CellFault, CellNote, Row, Sheet } from '../model/sheet.ts'
import type { SheetFormat } from './inspect-file.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { Unreadable } from './unreadable.ts'

export type Parsed = {
  readonly total: number
  /** Rows with a fault, as far as they could be read. */
  readonly partial: readonly Row[]
  readonly faults: readonly CellFault[]
  readonly notes: readonly CellNote[]
}

const PORTION = 250

export async function parseSheet(
  bytes: Uint8Array,
  format: SheetFormat,
  sheet: Sheet,
  emit: (rows: readonly Row[]) => void,
): Promise<Parsed> {
  let headerRow = 0
  let layout: Layout | undefined
  let reader: ReturnType<typeof rowReader> | undefined
  let portion: Row[] = []
  const sink = (row: number, cells: readonly RawCell[]) => {
    if (!layout) {
      if (cells.every((cell) => typeof cell === 'string' && cell.trim() === '')) return
      layout = headed(sheet, cells)
      reader = rowReader(layout)
      headerRow = row
      return
    }
    const read = reader?.read(row - headerRow, cells)
    if (read) portion.push(read)
    if (portion.length === PORTION) {
      emit(portion)
      portion = []
    }
  }
  if (format === 'csv') readCsv(bytes, sink)
  else await readXlsx(bytes, sink)
  if (!reader || !layout) throw new Unreadable('sheets.empty')
  if (portion.length > 0) emit(portion)
  return { total: reader.total, partial: reader.partial, faults: reader.faults, notes: layout.notes }
}

function headed(sheet: Sheet, cells: readonly RawCell[]): Layout {
  const layout = sheet.free ? freeLayout(cells) : layoutOf(sheet, cells)
  if ('missing' in layout) throw new Unreadable('sheets.missing-columns', { columns: layout.missing })
  if ('twice' in layout) throw new Unreadable('sheets.column-twice', { column: layout.twice.slice(0, 100) })
  return layout
}
