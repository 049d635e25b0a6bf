/** Equipment as a sheet: its numbers tell it apart, and a staff id says who has it. */
import type { ListColumns } from '#platform/records/model/list-columns.ts'
import { fault, folded } from '#platform/sheets/model/row-cells.ts'
import { type Condition, conditions } from './holding.ts'

export type SheetEquipment = {
  readonly id: string
  readonly name: string
  readonly asset_no: string
  readonly category: string | null
  readonly serial_no: string | null
  readonly bought_on: string | null
  readonly price: string | null
  readonly warranty_until: string | null
  readonly condition: Condition
  readonly note: string | null
  /** The staff id of whoever has it. */
  readonly held_by: string | null
  readonly given_on: string | null
}

/** `staffIds`: of everybody who may have something; `today`: the day of what the sheet gives without one. */
export const equipmentColumns = (staffIds: readonly string[], today: string): ListColumns<SheetEquipment> => {
  const known = new Map(staffIds.map((id) => [folded(id), id]))
  return {
    name: 'equipment',
    kind: 'equipment',
    columns: [
      {
        ...{ field: 'asset_no', word: 'equipment.sheet.asset_no', kind: 'text' },
        ...{ key: true, required: true, max: 60, example: 'NB-0012' },
      },
      { field: 'name', word: 'equipment.sheet.name', kind: 'text', required: true, example: 'ThinkPad T14' },
      { field: 'category', word: 'equipment.sheet.category', kind: 'text' },
      { field: 'serial_no', word: 'equipment.sheet.serial_no', kind: 'text' },
      { field: 'bought_on', word: 'equipment.sheet.bought_on', kind: 'date', example: '2026-03-01' },
      { field: 'price', word: 'equipment.sheet.price', kind: 'money' },
      { field: 'warranty_until', word: 'equipment.sheet.warranty_until', kind: 'date' },
      {
        ...{ field: 'condition', word: 'equipment.sheet.condition', kind: 'choice' },
        ...{ choices: conditions, usual: 'ready' },
      },
      { field: 'note', word: 'equipment.sheet.note', kind: 'text' },
      {
        ...{ field: 'held_by', name: 'staff_id', word: 'equipment.sheet.staff_id', kind: 'text', example: 'KS-001' },
        read: (cell) => known.get(folded(cell)),
        unread: ['equipment.unknown-person', 'equipment.expected.staff_id'],
      },
      { field: 'given_on', word: 'equipment.sheet.given_on', kind: 'date' },
    ],
    nameOf: ({ asset_no, name }) => `${asset_no} · ${name}`,
    finish(item, row, before) {
      if (item.held_by === null) return item.given_on === null ? item : { ...item, given_on: null }
      if (item.condition !== 'ready')
        return [fault(row, 'condition', 'equipment.is-in-use', said('equipment.expected.ready'))]
      // Whoever has it from now on has not had it since the day of the one before.
      const isMoved = before !== undefined && before.held_by !== item.held_by && before.given_on === item.given_on
      const given_on = isMoved ? today : (item.given_on ?? today)
      if (given_on > today)
        return [fault(row, 'given_on', 'equipment.day-to-come', said('equipment.expected.until-today'))]
      return { ...item, given_on }
    },
  }
}
const said = (key: string) => ({ key })
