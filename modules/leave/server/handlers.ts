import type { Handler } from '#platform/http/server/handler.ts'
import { balanceHandlers } from './ledger/balance-handlers.ts'
import { groupHandlers } from './types/group-handlers.ts'
import { typeHandlers } from './types/type-handlers.ts'

export const leaveHandlers: readonly Handler[] = [...typeHandlers, ...groupHandlers, ...balanceHandlers]
