/** Positions. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { ById, Named, readers, writers } from './shared.ts'

const Position = z.object({ id: Id, name: z.string(), employees: z.number().int() })

export const positions = endpoint({
  id: 'organisation.positions',
  method: 'GET',
  path: 'api/panel/company/position',
  access: readers,
  summary: 'Positions',
  response: z.array(Position),
})
export const createPosition = endpoint({
  id: 'organisation.createPosition',
  method: 'POST',
  path: 'api/panel/company/position',
  access: writers,
  summary: 'Add a position',
  body: Named,
  response: Position,
  problems: ['organisation.name-taken'],
})
export const renamePosition = endpoint({
  id: 'organisation.renamePosition',
  method: 'PATCH',
  path: 'api/panel/company/position/{id}',
  access: writers,
  summary: 'Rename a position',
  params: ById,
  body: Named,
  response: Position,
  problems: ['organisation.name-taken'],
})
export const removePosition = endpoint({
  id: 'organisation.removePosition',
  method: 'DELETE',
  path: 'api/panel/company/position/{id}',
  access: writers,
  summary: 'Remove a position nobody holds',
  params: ById,
  problems: ['organisation.has-people'],
})
