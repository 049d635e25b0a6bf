/** What one person has: beside the profile, and on one's own pages. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { ById } from '#platform/requests/contract-types.ts'
import { HeldEquipment } from './types.ts'

export const equipmentOfPerson = endpoint({
  id: 'equipment.ofPerson',
  method: 'GET',
  path: 'api/panel/employee/equipment/{id}',
  access: { to: 'area', of: ['employee'] },
  summary: 'What somebody has now and had before, for whoever may open the profile',
  params: ById,
  response: z.array(HeldEquipment),
})
export const ownEquipment = endpoint({
  id: 'equipment.own',
  method: 'GET',
  path: 'api/emp/equipment',
  access: { to: 'area', of: ['me'] },
  summary: 'What I have now, and had before',
  response: z.array(HeldEquipment),
})
export const confirmEquipment = endpoint({
  id: 'equipment.confirm',
  method: 'POST',
  path: 'api/emp/equipment/{id}/confirm',
  access: { to: 'area', of: ['me'] },
  summary: 'Say that I have it, by the id of its handing over; a second time changes nothing',
  params: ById,
  response: HeldEquipment,
  problems: ['equipment.returned-already'],
})
