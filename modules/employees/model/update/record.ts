/** A person's record as a row of the sheet: what is exported, and what an import is compared with. */
import { isFault, readCell } from '#platform/sheets/model/cells.ts'
import { cellText } from '#platform/sheets/model/changes.ts'
import type { Column, Value } from '#platform/sheets/model/sheet.ts'

export type RecordRow = {
  readonly id: string
  readonly staffId: string
  readonly fullName: string
  readonly joinedOn: string
  readonly leftOn: string | null
  readonly status: string
  readonly managerStaffId: string | null
  /** By the names of the sheet's columns. */
  readonly values: Readonly<Record<string, Value>>
}

/** One spelling of what a cell says, so that a record from a form and a cell of a sheet can be compared. */
export function sameText(column: Column, value: Value | undefined): string | null {
  const text = cellText(value)
  if (text === null) return null
  const read = readCell(column, text)
  const plain = isFault(read) ? text : cellText(read)
  return NAMES.has(column.name) ? (plain?.toLowerCase() ?? null) : plain
}

/** Found whatever their case. */
const NAMES = new Set(['department', 'division', 'position', 'job_level', 'manager_staff_id'])
