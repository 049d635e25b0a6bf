/** All handlers of letters, for its manifest. */
import type { Handler } from '#platform/http/server/handler.ts'
import { letterHandlers } from './letter-handlers.ts'
import { ownHandlers } from './own-handlers.ts'
import { requestHandlers } from './request-handlers.ts'
import { templateHandlers } from './template-handlers.ts'
import { thirdPartyHandlers } from './third-party-handlers.ts'

export const documentsHandlers: readonly Handler[] = [
  ...templateHandlers,
  ...letterHandlers,
  ...thirdPartyHandlers,
  ...requestHandlers,
  ...ownHandlers,
]
