/** Taking back what was just done, as the toast offers it. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

export const takeBack = endpoint({
  id: 'undo.takeBack',
  method: 'POST',
  path: 'api/emp/undo/{id}',
  access: { to: 'company' },
  summary: 'Take back one of my own actions of the last minutes, whose answer offered it as `meta.undo`',
  params: z.object({ id: Id }),
  problems: ['undo.too-late', 'undo.in-the-way'],
})
