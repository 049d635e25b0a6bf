/** All handlers of the assistant, for the wiring. */
import type { Handler } from '#platform/http/server/handler.ts'
import { acknowledgingHandlers } from './acknowledging.ts'
import { chatHandlers } from './chat-handlers.ts'
import { instructionHandlers } from './instruction-handlers.ts'
import type { AssistantNeeds } from './needs.ts'
import { operatedHandlers } from './operated-handlers.ts'

export const assistantHandlers = (needs: AssistantNeeds): readonly Handler[] => [
  ...chatHandlers(needs),
  ...acknowledgingHandlers,
  ...instructionHandlers,
  ...operatedHandlers,
]
