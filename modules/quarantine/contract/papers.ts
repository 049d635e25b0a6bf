/** Documents of a quarantine (orders, tests): uploaded first, then named in a quarantine. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { ById } from '#platform/requests/contract-types.ts'

const own = { to: 'area', of: ['quarantine.own'] } as const
const uploaded = { file: 'required', limit: 'upload', status: 201, response: z.object({ id: Id }) } as const

export const attach = endpoint({
  id: 'quarantine.attach',
  method: 'POST',
  path: 'api/emp/quarantine/attachment',
  access: own,
  summary: 'Upload an order or a test, to be named in a quarantine',
  ...uploaded,
})
export const attachment = endpoint({
  id: 'quarantine.attachment',
  method: 'GET',
  path: 'api/emp/quarantine/attachment/{id}',
  access: own,
  summary: 'An order or a test, for whoever uploaded it, keeps quarantines, or whom it is about',
  params: ById,
  download: true,
})
