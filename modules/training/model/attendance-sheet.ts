/** Attendance as a sheet: a row for each day of a session and each person who has a seat, while the session is open. */
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { cellAt, fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { Row, Sheet } from '#platform/sheets/model/sheet.ts'

/** What a batch keeps. */
export type SheetAttendance = {
  readonly id: string
  readonly name: string
  readonly session_id: string
  readonly employee_id: string
  readonly date: string
  /** Null: nothing is known. */
  readonly present: boolean | null
}
export type AttendanceFacts = {
  readonly item: SheetAttendance
  readonly course: string
  readonly starts_on: string
  readonly place: string | null
  readonly staff_id: string
  readonly full_name: string
}

export const attendanceSheet: Sheet = {
  name: 'attendance',
  columns: [
    { name: 'course', word: 'training.sheet.course', kind: 'text', required: true, example: 'Food safety' },
    { name: 'starts_on', word: 'training.sheet.starts_on', kind: 'date', required: true, example: '2026-03-02' },
    { name: 'place', word: 'training.sheet.place', kind: 'text' },
    { name: 'staff_id', word: 'training.sheet.staff_id', kind: 'text', required: true, example: 'KS-001' },
    { name: 'full_name', word: 'training.sheet.full_name', kind: 'text' },
    { name: 'date', word: 'training.sheet.date', kind: 'date', required: true, example: '2026-03-02' },
    { name: 'present', word: 'training.sheet.present', kind: 'flag', example: 'yes' },
  ],
}

export const attendanceRows = (all: readonly AttendanceFacts[]) =>
  all.map(({ item: { date, present }, course, starts_on, place, staff_id, full_name }) => ({
    ...{ course, starts_on, place, staff_id, full_name, date, present },
  }))

export function attendanceList(all: readonly AttendanceFacts[]): ListKind<SheetAttendance> {
  const byId = new Map(all.map((facts) => [facts.item.id, facts]))
  const sessions = new Set(all.map(({ course, starts_on }) => `${folded(course)} ${starts_on}`))
  const places = new Map<string, Set<string>>()
  for (const { course, starts_on, place } of all) {
    const of = `${folded(course)} ${starts_on}`
    places.set(of, (places.get(of) ?? new Set()).add(place ?? ''))
  }
  /** Where it is held tells two of a day apart, and need not be said where there is one. */
  const placeIn = (row: Row): string | null => {
    const known = [...(places.get(sessionIn(row)) ?? [])]
    return textIn(row, 'place') ?? (known.length === 1 ? (known[0] ?? null) : null)
  }
  return {
    kind: 'attendance',
    keyOf: ({ id }) => {
      const facts = byId.get(id)
      return keyOf([facts?.course, facts?.starts_on, facts?.place, facts?.staff_id, facts?.item.date])
    },
    keyIn: (row) =>
      keyOf([
        textIn(row, 'course'),
        textIn(row, 'starts_on'),
        placeIn(row),
        textIn(row, 'staff_id'),
        textIn(row, 'date'),
      ]),
    keyColumn: 'date',
    itemOf(row, before) {
      if (before) return { ...before, present: presentIn(row, before.present) }
      if (!sessions.has(sessionIn(row)))
        return [fault(row, 'course', 'training.unknown-session', { key: 'training.expected.session' })]
      const isSeated = all.some(
        (facts) =>
          folded(facts.staff_id) === folded(textIn(row, 'staff_id') ?? '') &&
          `${folded(facts.course)} ${facts.starts_on}` === sessionIn(row),
      )
      return isSeated
        ? [fault(row, 'date', 'training.outside-session', { key: 'training.expected.date' })]
        : [fault(row, 'staff_id', 'training.not-enrolled', { key: 'training.expected.seat' })]
    },
    nameOf: ({ name }) => name,
    fields: { present: ({ present }) => (present === null ? null : present ? 'yes' : 'no') },
  }
}

const sessionIn = (row: Row): string => `${folded(textIn(row, 'course') ?? '')} ${textIn(row, 'starts_on')}`
/** An empty cell says that nothing is known; a column that is not there says nothing. */
const presentIn = (row: Row, before: boolean | null): boolean | null => {
  const cell = row.values.present
  return typeof cell === 'boolean' ? cell : cellAt(row, 'present') === undefined ? before : null
}
const keyOf = (parts: readonly (string | null | undefined)[]) => JSON.stringify(parts.map((part) => folded(part ?? '')))
