/** Papers of home days: uploaded first, named in a request then. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { ById } from '#platform/requests/contract-types.ts'

const own = { to: 'area', of: ['workFromHome.own'] } as const
const uploaded = { file: 'required', limit: 'upload', status: 201, response: z.object({ id: Id }) } as const

export const attach = endpoint({
  id: 'wfh.attach',
  method: 'POST',
  path: 'api/emp/wfh/attachment',
  access: own,
  summary: 'Upload a paper, to be named where days at home are asked for',
  ...uploaded,
})
export const attachFor = endpoint({
  id: 'wfh.attachFor',
  method: 'POST',
  path: 'api/panel/application/wfh/attachment',
  access: { to: 'area', of: ['workFromHome'] },
  summary: 'Upload a paper, to be named in days at home that are entered for somebody',
  ...uploaded,
})
export const attachment = endpoint({
  id: 'wfh.attachment',
  method: 'GET',
  path: 'api/emp/wfh/attachment/{id}',
  access: own,
  summary: 'A paper of days at home, for whoever uploaded it, keeps, decides or asked',
  params: ById,
  download: true,
})
