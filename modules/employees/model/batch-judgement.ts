/**
 * What is wrong in a sheet of newcomers beyond its single cells: among themselves, and against the people there are.
 * Faults stop the sheet; what is only odd is noted, because reality is odd.
 */
import type { CellFault, CellNote } from '#platform/sheets/model/sheet.ts'
import { faultRules, staffIdFaults } from './batch-faults.ts'
import { oddRules } from './batch-oddities.ts'
import type { Judging, Known } from './batch-rule.ts'
import { managerCircle } from './manager-circle.ts'
import type { Newcomer } from './newcomer.ts'

export function judgeNewcomers(
  people: readonly Newcomer[],
  known: Known,
): { readonly faults: readonly CellFault[]; readonly notes: readonly CellNote[] } {
  const all = [...known.partial, ...people]
  const faults: CellFault[] = [...staffIdFaults(all, known.staffIds)]
  const notes: CellNote[] = []
  const firstRows = new Map<string, number>()
  const judging: Judging = {
    known,
    inSheet: new Set(all.map(({ staffId }) => staffId.toLowerCase())),
    inCircle: managerCircle(people),
    earlier(what, value, row) {
      const key = `${what}\u0001${value}`
      const first = firstRows.get(key)
      if (first === undefined) firstRows.set(key, row)
      return first
    },
    fault: ({ row }, column, value, message, expected) =>
      faults.push({ row, column, value: value ?? '', message, expected }),
    note: ({ row, fullName }, column, key, params = {}) =>
      notes.push({ row, column, message: { key, params: { name: fullName, ...params } } }),
  }
  for (const person of people) {
    for (const rule of faultRules) rule(person, judging)
    for (const rule of oddRules) rule(person, judging)
  }
  return { faults, notes }
}
