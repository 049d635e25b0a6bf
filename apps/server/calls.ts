/** Every declared call, read from the contracts: what `describe`, OpenAPI and the access matrix list. */
import * as activity from '#platform/activity/contract.ts'
import * as approvals from '#platform/approvals/contract.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import * as openApi from '#platform/contract/openapi-contract.ts'
import { identityContracts } from '#platform/identity/contract/calls.ts'
import { integrationsContracts } from '#platform/integrations/contract/calls.ts'
import * as jobs from '#platform/jobs/contract.ts'
import * as mail from '#platform/mail/contract.ts'
import type { ServerModule } from '#platform/module/server/server-module.ts'
import * as notices from '#platform/notices/contract.ts'
import * as realtime from '#platform/realtime/contract.ts'
import * as undo from '#platform/undo/contract.ts'
import * as views from '#platform/views/contract.ts'
import { modules } from './modules.ts'

const contracts: ServerModule['contracts'] = [
  openApi,
  ...identityContracts,
  activity,
  realtime,
  jobs,
  mail,
  notices,
  undo,
  views,
  approvals,
  ...integrationsContracts,
  ...modules.flatMap((module) => module.contracts),
]

export const calls: readonly Endpoint[] = contracts.flatMap((contract) => Object.values(contract).filter(isEndpoint))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}
