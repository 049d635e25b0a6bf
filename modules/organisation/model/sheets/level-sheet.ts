/** Job levels as a sheet: their names tell them apart, 1 is the highest. */
import type { ListColumns } from '#platform/records/model/list-columns.ts'
import { cellAt, fault } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Row } from '#platform/sheets/model/sheet.ts'

export type SheetLevel = { readonly id: string; readonly name: string; readonly order: number }

export const levelColumns: ListColumns<SheetLevel> = {
  name: 'job_levels',
  kind: 'job_level',
  columns: [
    {
      ...{ field: 'order', word: 'organisation.sheet.level-order', kind: 'count', max: 999, required: true },
      example: '1',
    },
    {
      ...{ field: 'name', word: 'organisation.sheet.level-name', kind: 'text', key: true, required: true },
      example: 'Manager',
    },
  ],
}

/** Each place once, and none beyond the last there would be. */
export function levelFaults(rows: readonly Row[], after: readonly SheetLevel[]): CellFault[] {
  const count = new Map<number, number>()
  for (const row of rows) count.set(orderIn(row), (count.get(orderIn(row)) ?? 0) + 1)
  const expected = { key: 'organisation.expected.level-order', params: { last: after.length } }
  return rows.flatMap((row) => {
    const order = orderIn(row)
    if (order < 1 || order > after.length) return [fault(row, 'order', 'organisation.level-order', expected)]
    return (count.get(order) ?? 0) > 1 ? [fault(row, 'order', 'organisation.level-order-twice', expected)] : []
  })
}

const orderIn = (row: Row): number => Number(cellAt(row, 'order'))

/** These put into their places, the highest first; the others keep their order around them. */
export function arranged(now: readonly SheetLevel[], placed: readonly SheetLevel[]): string[] {
  const moving = new Set(placed.map(({ id }) => id))
  const ids = now.filter(({ id }) => !moving.has(id)).map(({ id }) => id)
  for (const { id, order } of placed.toSorted((one, other) => one.order - other.order)) ids.splice(order - 1, 0, id)
  return ids
}
