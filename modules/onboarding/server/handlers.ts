import type { Handler } from '#platform/http/server/handler.ts'
import { checklistHandlers } from './checklist-handlers.ts'
import { meetingHandlers } from './meetings/meeting-handlers.ts'
import type { OnboardingNeeds } from './needs.ts'
import { newcomerTaskHandlers } from './newcomer-handlers.ts'
import { orientationHandlers } from './orientation-handlers.ts'
import { ownHandlers } from './own-handlers.ts'

export const onboardingHandlers = (needs: OnboardingNeeds): readonly Handler[] => [
  ...checklistHandlers,
  ...orientationHandlers(needs),
  ...meetingHandlers(needs),
  ...ownHandlers(needs),
  ...newcomerTaskHandlers,
]
