/**
 * A whole file to typed rows. Runs in the parsing thread; rows leave in portions, so that neither thread holds
 * the other up and a sheet of any length needs little memory.
 */
import type { RawCell } from '../model/cells.ts'
import { freeLayout, type HeaderFault, type Layout, layoutOf, namedIn, rowReader } from '../model/rows.ts'
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
/** A title, a date, an empty line may stand above the header. */
const TITLE_ROWS = 10

export async function parseSheet(
  bytes: Uint8Array,
  format: SheetFormat,
  sheet: Sheet,
  emit: (rows: readonly Row[]) => void,
): Promise<Parsed> {
  const header = headerFinder(sheet)
  let layout: Layout | undefined
  let reader: ReturnType<typeof rowReader> | undefined
  let portion: Row[] = []
  const sink = (row: number, cells: readonly RawCell[]) => {
    if (!layout) {
      if (cells.every((cell) => typeof cell === 'string' && cell.trim() === '')) return
      layout = header.in(row, cells)
      if (layout) reader = rowReader(layout)
      return
    }
    // Counted from the file's first row, as the spreadsheet shows them, also where a title stands above the header.
    const read = reader?.read(row, cells)
    if (read) portion.push(read)
    if (portion.length === PORTION) {
      emit(portion)
      portion = []
    }
  }
  if (format === 'csv') readCsv(bytes, sink)
  else await readXlsx(bytes, sink)
  if (!layout) header.missed()
  if (!reader || !layout) throw new Unreadable('sheets.empty')
  if (portion.length > 0) emit(portion)
  return { total: reader.total, partial: reader.partial, faults: reader.faults, notes: layout.notes }
}

/** The header is the first row with all columns that must be there: what stands above it is the list's title. */
function headerFinder(sheet: Sheet) {
  let nearest: { readonly named: number; readonly fault: HeaderFault } | undefined
  const refuse = ({ fault }: NonNullable<typeof nearest>): never => {
    if ('twice' in fault) throw new Unreadable('sheets.column-twice', { column: fault.twice.slice(0, 100) })
    throw new Unreadable('sheets.missing-columns', { columns: fault.missing })
  }
  return {
    in(row: number, cells: readonly RawCell[]): Layout | undefined {
      const found = sheet.free ? freeLayout(cells) : layoutOf(sheet, cells)
      const named = sheet.free ? cells.length : namedIn(sheet, cells)
      if ('columns' in found && named > 0) return { ...found, notes: found.notes.map((note) => ({ ...note, row })) }
      const fault = 'columns' in found ? { missing: sheet.columns.map(({ name }) => name) } : found
      // Of several that will not do, whoever reads is told of the one that comes nearest.
      if (!nearest || named > nearest.named) nearest = { named, fault }
      if (row >= TITLE_ROWS || sheet.free) refuse(nearest)
      return undefined
    },
    missed(): void {
      if (nearest) refuse(nearest)
    },
  }
}
