/** Job levels as a sheet: their names tell them apart, 1 is the highest. */
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { cellAt, fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Row, Sheet } from '#platform/sheets/model/sheet.ts'

export type SheetLevel = { readonly id: string; readonly name: string; readonly order: number }

const MOST = 999

export const levelSheet: Sheet = {
  name: 'job_levels',
  columns: [
    {
      name: 'order',
      word: 'organisation.sheet.level-order',
      kind: 'count',
      max: MOST,
      required: true,
      example: '1',
    },
    { name: 'name', word: 'organisation.sheet.level-name', kind: 'text', required: true, example: 'Manager' },
  ],
}

export const levelRows = (list: readonly SheetLevel[]) => list.map(({ order, name }) => ({ order, name }))

export const levelList = (newId: () => string): ListKind<SheetLevel> => ({
  kind: 'job_level',
  keyOf: ({ name }) => folded(name),
  keyIn: (row) => folded(textIn(row, 'name') ?? ''),
  keyColumn: 'name',
  itemOf: (row, before) => ({
    id: before?.id ?? newId(),
    name: before?.name ?? textIn(row, 'name') ?? '',
    order: Number(cellAt(row, 'order')),
  }),
  nameOf: ({ name }) => name,
  fields: { order: ({ order }) => String(order) },
})

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
