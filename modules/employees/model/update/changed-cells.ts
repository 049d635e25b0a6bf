/** Which cells of a row differ from the record they are about. */
import type { Column, Row, Value } from '#platform/sheets/model/sheet.ts'
import type { IdentityTold } from '../identity-tells.ts'
import { type RecordRow, sameText } from './record.ts'
import { KEY, REVISION } from './update-sheet.ts'

export type CellSet = {
  readonly column: Column
  readonly before: Value
  readonly after: Value
}

export type RecordUpdate = {
  readonly row: number
  /** The revision of the record that the sheet was made from; null where it does not say. */
  readonly seen: Value
  readonly record: RecordRow
  readonly cells: readonly CellSet[]
  /** The record as it would be. */
  readonly after: Readonly<Record<string, Value>>
}

export function updateOf(row: Row, record: RecordRow, columns: readonly Column[]): RecordUpdate {
  const differing = columns.flatMap((column): CellSet[] => {
    if (column.name === KEY || column.name === REVISION.name || !(column.name in row.values)) return []
    const before = record.values[column.name] ?? null
    const after = written(column, row.values[column.name] ?? null)
    return sameText(column, before) === sameText(column, after) ? [] : [{ column, before, after }]
  })
  const cells = withoutDivision(differing, record, columns)
  const changed = Object.fromEntries(cells.map(({ column, after }) => [column.name, after]))
  return {
    row: row.row,
    seen: row.values[REVISION.name] ?? null,
    record,
    cells,
    after: { ...record.values, ...changed },
  }
}

/** A new identity number tells what the record does not say yet. */
export function withTold(
  update: RecordUpdate,
  columns: readonly Column[],
  tells: (number: string) => IdentityTold,
): RecordUpdate {
  const number = update.cells.find(({ column }) => column.name === 'identity_number')?.after
  if (typeof number !== 'string') return update
  const { birthDate = null, gender = null } = tells(number)
  const told: Readonly<Record<string, Value>> = { birth_date: birthDate, gender }
  const more = columns.flatMap((column): CellSet[] => {
    const after = told[column.name] ?? null
    return after === null || (update.after[column.name] ?? null) !== null ? [] : [{ column, before: null, after }]
  })
  const after = Object.fromEntries(more.map((cell) => [cell.column.name, cell.after]))
  return { ...update, cells: [...update.cells, ...more], after: { ...update.after, ...after } }
}

/** An e-mail is kept in small letters, however it was typed; hours are flexible or not, and never neither. */
function written({ name }: Column, value: Value): Value {
  if (name === 'is_flexible_hours') return value ?? false
  return name === 'email' && typeof value === 'string' ? value.toLowerCase() : value
}

/** Who moves to another department leaves its division behind, unless the sheet names another one. */
function withoutDivision(cells: readonly CellSet[], record: RecordRow, columns: readonly Column[]): readonly CellSet[] {
  const moves = cells.some(({ column }) => column.name === 'department')
  const before = record.values.division ?? null
  if (!moves || before === null || cells.some(({ column }) => column.name === 'division')) return cells
  const column = columns.find(({ name }) => name === 'division')
  return column ? [...cells, { column, before, after: null }] : cells
}
