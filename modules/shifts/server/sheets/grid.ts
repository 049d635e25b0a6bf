/** The grid as a sheet: people by dates, the short names of their shifts in the cells. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Row, Sheet } from '#platform/sheets/model/sheet.ts'
import { namesIn, shiftNamed } from '../../model/named.ts'
import { datesOf } from '../../model/pattern.ts'
import type { ShiftRow } from '../shifts/shift-store.ts'

export const rosterSheet = (from: PlainDate, to: PlainDate): Sheet => ({
  name: 'roster',
  columns: [
    { name: 'staff_id', word: 'shifts.sheet-staff', kind: 'text', required: true, max: 60 },
    { name: 'full_name', word: 'shifts.sheet-name', kind: 'text', max: 255 },
    ...datesOf(from, to).map((date) => ({
      name: date,
      word: 'shifts.sheet-day',
      kind: 'text' as const,
      max: 60,
      example: 'AM/PM',
    })),
  ],
})

export const rmsSheet: Sheet = {
  name: 'roster',
  columns: [
    { name: 'staff_id', word: 'shifts.sheet-staff', kind: 'text', required: true, max: 60 },
    { name: 'date', word: 'shifts.sheet-date', kind: 'date', required: true },
    { name: 'shift', word: 'shifts.sheet-day', kind: 'text', max: 60, example: 'AM/PM' },
  ],
}

/** The shifts named in a cell, as 'AM/PM'; a name that no shift has is told. */
export function shiftsNamed(shifts: readonly ShiftRow[], cell: string) {
  const found = namesIn(cell).map((name) => ({ name, id: shiftNamed(name, shifts)?.id }))
  return { unknown: found.find(({ id }) => id === undefined)?.name, ids: found.flatMap(({ id }) => id ?? []) }
}

export const cellText = (ids: readonly string[], shifts: ReadonlyMap<string, ShiftRow>): string =>
  ids.map((id) => shifts.get(id)?.short_name ?? '').join('/')

export const textIn = (row: Row, column: string): string | undefined => {
  const value = row.values[column]
  return value === undefined ? undefined : value === null ? '' : String(value)
}
