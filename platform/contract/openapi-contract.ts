import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const openApiDocument = endpoint({
  id: 'contract.openApi',
  method: 'GET',
  path: 'api/openapi.json',
  access: { to: 'signed-in' },
  summary: 'Every call as OpenAPI 3.1',
  topLevel: true,
  response: z.record(z.string(), z.unknown()),
})
