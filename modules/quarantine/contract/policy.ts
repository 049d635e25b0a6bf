/** The company's quarantine policy; it is changed with the other settings, and its flow by a call of its own. */
import { z } from 'zod'
import { Chains, ChainsWanted } from '#platform/approvals/contract-types.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const Policy = z.object({
  days: z.number().int(),
  is_paid: z.boolean(),
  /** The type of leave that the days are taken as; null: of none. */
  leave_type_id: Id.nullable(),
  require_attachment: z.boolean(),
  /** Who decides, in the order in which it is tried; none, the manager does. */
  approval_flow: Chains,
})

export const quarantine = endpoint({
  id: 'quarantine.policy',
  method: 'GET',
  path: 'api/panel/company/quarantine',
  access: { to: 'area', of: ['quarantine'] },
  summary: 'The quarantine policy in force',
  response: z.object({ policy: Policy }),
})

export const changeQuarantineFlow = endpoint({
  id: 'quarantine.changeFlow',
  method: 'POST',
  path: 'api/panel/company/quarantine/update/approval/flow',
  access: { to: 'area', of: ['settings.quarantine'] },
  summary: 'Set who decides quarantine, by department and length',
  body: ChainsWanted,
  problems: ['approvals.chains-overtaken'],
  response: z.object({ policy: Policy }),
})
