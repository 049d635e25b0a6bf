/** The company's quarantine policy; it is changed with the other settings. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

export const quarantine = endpoint({
  id: 'quarantine.policy',
  method: 'GET',
  path: 'api/panel/company/quarantine',
  access: { to: 'area', of: ['quarantine'] },
  summary: 'The quarantine policy in force',
  response: z.object({
    policy: z.object({ days: z.number().int(), is_paid: z.boolean(), require_attachment: z.boolean() }),
  }),
})
