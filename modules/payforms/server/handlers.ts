import type { Handler } from '#platform/http/server/handler.ts'
import { formHandlers } from './form-handlers.ts'
import { ownHandlers } from './own-handlers.ts'
import { settingsHandlers } from './settings-handlers.ts'

export const payformsHandlers: readonly Handler[] = [...settingsHandlers, ...formHandlers, ...ownHandlers]
