/**
 * All handlers of guides and handbook. Calls whose address ends in a word go before those whose address ends in an id.
 */
import type { Handler } from '#platform/http/server/handler.ts'
import { articleHandlers } from './article-handlers.ts'
import { categoryHandlers } from './category-handlers.ts'
import { fileHandlers } from './file-handlers.ts'
import { guideHandlers } from './guide-handlers.ts'
import { ownHandlers } from './own-handlers.ts'
import { publishingHandlers } from './publishing-handlers.ts'
import { readerHandlers } from './reader-handlers.ts'

export const documentationHandlers: readonly Handler[] = [
  ...guideHandlers,
  ...fileHandlers,
  ...categoryHandlers,
  ...articleHandlers,
  ...publishingHandlers,
  ...readerHandlers,
  ...ownHandlers,
]
