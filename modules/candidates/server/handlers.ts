import type { Handler } from '#platform/http/server/handler.ts'
import { applicationHandlers } from './application-handlers.ts'
import { candidateHandlers } from './candidate-handlers.ts'
import { stageHandlers } from './stage-handlers.ts'

export const candidatesHandlers: readonly Handler[] = [...applicationHandlers, ...stageHandlers, ...candidateHandlers]
