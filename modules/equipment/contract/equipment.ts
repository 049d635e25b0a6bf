/** Equipment: kept by HR, handed to people, taken back. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id, OptionalText } from '#platform/contract/fields.ts'
import { ById } from '#platform/requests/contract-types.ts'
import { takesImportBack, takesSheet } from '#platform/sheets/contract-types.ts'
import { conditions } from '../model/holding.ts'
import { Equipment, EquipmentDetail, fields } from './types.ts'

const access = { to: 'area', of: ['equipment'] } as const

export const equipment = endpoint({
  id: 'equipment.list',
  method: 'GET',
  path: 'api/panel/equipment',
  access,
  summary: 'Everything the company hands to its people, by number, with who has it',
  response: z.array(Equipment),
})
export const oneEquipment = endpoint({
  id: 'equipment.one',
  method: 'GET',
  path: 'api/panel/equipment/{id}',
  access,
  summary: 'One thing with everybody who had it',
  params: ById,
  response: EquipmentDetail,
})
export const addEquipment = endpoint({
  id: 'equipment.add',
  method: 'POST',
  path: 'api/panel/equipment',
  status: 201,
  access,
  summary: 'Add a thing; its number is unique',
  body: z.strictObject({
    ...fields,
    category: fields.category.default(null),
    serial_no: fields.serial_no.default(null),
    bought_on: fields.bought_on.default(null),
    price: fields.price.default(null),
    warranty_until: fields.warranty_until.default(null),
    note: fields.note.default(null),
  }),
  response: EquipmentDetail,
  problems: ['equipment.asset-no-taken'],
})
export const changeEquipment = endpoint({
  id: 'equipment.change',
  method: 'PATCH',
  path: 'api/panel/equipment/{id}',
  access,
  summary: 'Change a thing; its condition only while nobody has it',
  params: ById,
  body: z.strictObject({ ...fields, condition: z.enum(conditions) }).partial(),
  response: EquipmentDetail,
  problems: ['equipment.asset-no-taken', 'equipment.is-in-use'],
})
export const removeEquipment = endpoint({
  id: 'equipment.remove',
  method: 'DELETE',
  path: 'api/panel/equipment/{id}',
  access,
  summary: 'Remove a thing that nobody ever had; one that somebody had is retired instead',
  params: ById,
  problems: ['equipment.was-used'],
})
export const giveEquipment = endpoint({
  id: 'equipment.give',
  method: 'POST',
  path: 'api/panel/equipment/{id}/give',
  access,
  summary: 'Hand a thing to somebody, who is told and confirms it',
  params: ById,
  body: z.strictObject({
    employee_id: Id,
    /** Today, unless it was earlier. */
    given_on: DateText.optional(),
    due_on: DateText.nullable().default(null),
    note: OptionalText.optional(),
  }),
  response: EquipmentDetail,
  problems: ['equipment.is-in-use', 'equipment.is-repair', 'equipment.is-lost', 'equipment.is-retired'],
})
export const takeEquipmentBack = endpoint({
  id: 'equipment.takeBack',
  method: 'POST',
  path: 'api/panel/equipment/{id}/takeBack',
  access,
  summary: 'End that somebody has it: returned, to be repaired, lost or retired',
  params: ById,
  body: z.strictObject({
    returned_on: DateText.optional(),
    condition: z.enum(conditions).default('ready'),
    note: OptionalText.optional(),
  }),
  response: EquipmentDetail,
  problems: ['equipment.nobody-has-it'],
})

export const exportEquipment = endpoint({
  id: 'equipment.export',
  method: 'GET',
  path: 'api/panel/equipment/sheet/export',
  access,
  summary: 'All equipment as a sheet that can be imported, with who has it',
  download: true,
})
export const importEquipment = endpoint({
  id: 'equipment.import',
  method: 'POST',
  path: 'api/panel/equipment/sheet/import',
  access,
  ...takesSheet,
  summary: 'Add and change equipment and say who has it, all or none; preview=1 stores nothing',
})
export const undoEquipment = endpoint({
  id: 'equipment.undoImport',
  method: 'POST',
  path: 'api/panel/equipment/sheet/undo/{x}',
  access,
  ...takesImportBack,
  summary: 'Take an import of equipment back, while everything stands as it left it',
})
