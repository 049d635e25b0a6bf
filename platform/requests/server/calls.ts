/** Everything that is done with one kind of request, for its module to put on its calls. */
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { keepersCalls } from './keepers-calls.ts'
import { ownCalls } from './own-calls.ts'
import type { RequestPort, RequestTypes } from './port.ts'

export const callsOf = <T extends RequestTypes>(approvals: Approvals, port: RequestPort<T>) => ({
  ...keepersCalls(approvals, port),
  ...ownCalls(approvals, port),
})
