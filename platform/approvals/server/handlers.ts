import type { Handler } from '#platform/http/server/handler.ts'
import type { Approvals } from './engine.ts'
import { chainHandlers } from './handlers/chain-handlers.ts'
import { decisionHandlers } from './handlers/decision-handlers.ts'
import { delegationHandlers } from './handlers/delegation-handlers.ts'
import { inboxHandlers } from './handlers/inbox-handlers.ts'

export const approvalsHandlers = (approvals: Approvals): readonly Handler[] => [
  ...inboxHandlers(approvals),
  ...decisionHandlers(approvals),
  ...delegationHandlers(approvals),
  ...chainHandlers(approvals),
]
