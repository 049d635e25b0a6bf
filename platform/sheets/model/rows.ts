/** From the cells of a file to typed rows: the header is matched first, then every cell is read by its column. */
import { isFault, type RawCell, readCell } from './cells.ts'
import { type CellFault, type CellNote, type Column, FAULTS_LISTED, type Row, type Sheet, type Value } from './sheet.ts'

export type HeaderFault = { readonly missing: readonly string[] } | { readonly twice: string }

/** Where each column of the sheet stands in the file. */
export type Layout = {
  readonly columns: readonly { readonly column: Column; readonly at: number }[]
  readonly notes: readonly CellNote[]
}

/**
 * Case and spaces do not matter: 'Staff ID', 'staff_id' and 'STAFF-ID' are one column. What others call a column counts
 * once, and only where the file has none of its own name.
 */
export function layoutOf(sheet: Sheet, header: readonly RawCell[]): Layout | HeaderFault {
  const places = new Map<string, number>()
  const { own, other } = headingsOf(sheet)
  const others: { readonly at: number; readonly typed: string }[] = []
  for (const [at, cell] of header.entries()) {
    const typed = typeof cell === 'string' ? cell.trim() : ''
    if (typed === '') continue
    const name = own(typed)
    if (name === undefined) others.push({ at, typed })
    else if (places.has(name)) return { twice: typed }
    else places.set(name, at)
  }
  const unknown = others.filter(({ at, typed }) => {
    const name = other(typed)
    if (name === undefined || places.has(name)) return true
    places.set(name, at)
    return false
  })
  const notes = unknown.map(({ typed }) => ({
    row: 0,
    column: shown(typed),
    message: { key: 'sheets.unknown-column', params: { column: shown(typed) } },
  }))
  const missing = sheet.columns.filter((column) => column.required && !places.has(folded(column.name)))
  if (missing.length > 0) return { missing: missing.map((column) => column.name) }
  const columns = sheet.columns.flatMap((column) => {
    const at = places.get(folded(column.name))
    return at === undefined ? [] : [{ column, at }]
  })
  return { columns, notes }
}

/** How many columns a row names: the title and the date above the header name none. */
export function namedIn(sheet: Sheet, cells: readonly RawCell[]): number {
  const { own, other } = headingsOf(sheet)
  return cells.filter((cell) => typeof cell === 'string' && (own(cell.trim()) ?? other(cell.trim())) !== undefined)
    .length
}

/** Which column a heading means: by the column's own name, or by what others call it. */
function headingsOf({ columns }: Sheet) {
  const known = new Map(columns.map(({ name }) => [folded(name), folded(name)]))
  const named = new Map(columns.map(({ name }) => [letters(name), folded(name)]))
  for (const { name, headings = [] } of columns)
    for (const heading of headings) if (!named.has(letters(heading))) named.set(letters(heading), folded(name))
  return {
    own: (typed: string) => known.get(folded(typed)) ?? known.get(folded(lastWord(typed))),
    other: (typed: string) => named.get(letters(typed)) ?? named.get(letters(withoutRemark(typed))),
  }
}

/** '姓名（必填）', 'Basic salary (monthly)'. */
const withoutRemark = (typed: string): string => typed.replace(/\s*[(（][^)）]*[)）]\s*$/, '')

/** 'EPF (Employee), RM' and 'epf employee' are the same heading. */
const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b(rm|myr|ntd?|twd|php)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** A template for whoever reads Chinese says before the name what it means: '員工編號 staff_id'. */
const lastWord = (typed: string): string => /^\P{ASCII}.*\s(\w+)$/u.exec(typed)?.[1] ?? typed

/** Every column that has a name, as text. */
export function freeLayout(header: readonly RawCell[]): Layout | HeaderFault {
  const named = header.flatMap((cell, at) => {
    const name = typeof cell === 'string' ? cell.trim() : ''
    return name === '' ? [] : [{ column: { name, word: '', kind: 'text', max: CELL_MAX } as const, at }]
  })
  const twice = named.find(({ column }, at) => named.findIndex((one) => one.column.name === column.name) !== at)
  return twice ? { twice: twice.column.name } : { columns: named, notes: [] }
}

/** What a cell of a workbook can hold. */
const CELL_MAX = 32_767

/** Reads row by row, so that a file of any length needs the memory of one row and of what is wrong. */
export function rowReader(layout: Layout) {
  const faults: CellFault[] = []
  const partial: Row[] = []
  let total = 0
  return {
    get total() {
      return total
    },
    faults: faults as readonly CellFault[],
    /** Rows with a fault, with the cells that could be read. */
    partial: partial as readonly Row[],
    /** Undefined for an empty row and for one with a fault. */
    read(row: number, cells: readonly RawCell[]): Row | undefined {
      if (cells.every((cell) => typeof cell === 'string' && cell.trim() === '')) return undefined
      total += 1
      const values: Record<string, Value> = {}
      let right = true
      for (const { column, at } of layout.columns) {
        const raw = cells[at] ?? ''
        const value = readCell(column, raw)
        if (!isFault(value)) values[column.name] = value
        else {
          right = false
          if (faults.length < FAULTS_LISTED) {
            const found = typeof raw === 'string' ? raw : raw.formula
            faults.push({
              row,
              column: column.name,
              value: column.secret ? masked(found) : shown(found),
              message: value.fault,
              expected: value.expected,
            })
          }
        }
      }
      if (right) return { row, values }
      partial.push({ row, values })
      return undefined
    },
  }
}

const SHOWN = 100

export const shown = (text: string): string => storable(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)
/** A wrong account number is told by its last four, like a right one. */
export const masked = (text: string): string => (text.length > 4 ? storable(`•••• ${text.slice(-4)}`) : '••••')

/** The list of wrong cells is kept, and the database takes neither NUL nor half a character. */
const storable = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '\ufffd')

const folded = (text: string): string =>
  text
    .replace(/^\ufeff/, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')
    .replace(/[*＊]$/, '')
