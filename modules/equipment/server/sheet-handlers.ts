/** Equipment by a sheet: what there is, and who has it; what an import gave or took can be taken back. */
import { lockCompany } from '#modules/company/server/public.ts'
import { everybody } from '#modules/employees/server/public.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { type ListSheet, sheetHandlers, tableOf } from '#platform/records/server/list-sheets.ts'
import { exportEquipment, importEquipment, undoEquipment } from '../contract/equipment.ts'
import { equipmentColumns, type SheetEquipment } from '../model/equipment-sheet.ts'
import { todayOf } from './acting.ts'
import { things, thingsOf } from './equipment-store.ts'
import { wasHad } from './holding-store.ts'
import { setHolders } from './set-holders.ts'

const calls = { take: exportEquipment, bring: importEquipment, undo: undoEquipment }

export const equipmentSheetHandlers: readonly Handler[] = sheetHandlers<SheetEquipment>(
  calls,
  'equipment.xlsx',
  async (tx, { company: { companyId }, clock, session }): Promise<ListSheet<SheetEquipment>> => {
    const people = await everybody(tx, companyId)
    const idOf = new Map(people.map(({ id, staff_id }) => [staff_id, id]))
    const today = todayOf({ clock, session })
    const holders = (items: readonly SheetEquipment[]) =>
      items.map(({ id, held_by, given_on }) => ({
        ...{ id, given_on: given_on ?? today },
        employee_id: held_by === null ? null : (idOf.get(held_by) ?? null),
      }))
    const table = tableOf(things)
    return {
      kind: 'equipment',
      actions: { imported: 'equipment.imported', undone: 'equipment.import-undone' },
      columns: equipmentColumns([...idOf.keys()], today),
      rows: async (now) => (await thingsOf(now, companyId, { today })).map(asRow),
      hold: (now) => lockCompany(now, companyId),
      table: {
        async add(now, items) {
          await table.add(now, items)
          await setHolders(now, companyId, holders(items), today)
        },
        async set(now, items) {
          await table.set(now, items)
          await setHolders(now, companyId, holders(items), today)
        },
        async drop(now, ids) {
          // Whoever confirmed that they have it, or gave it back, had it.
          if (await wasHad(now, companyId, ids)) throw new Refusal(problem('undo.in-the-way', { status: 409 }))
          await things.dropMany(now, ids)
        },
      },
    }
  },
)

const asRow = ({ holder, is_due: _, ...thing }: Awaited<ReturnType<typeof thingsOf>>[number]): SheetEquipment => ({
  ...thing,
  held_by: holder?.staff_id ?? null,
  given_on: holder?.given_on ?? null,
})
