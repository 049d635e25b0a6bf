/** What onboarding brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { onboardingContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { onboardingOnPeople } from './built-on-people.ts'
import { onboardingOpening } from './opening.ts'

export const onboardingModule: ServerModule = {
  contracts: onboardingContracts,
  messages: [{ en, 'zh-Hant': zh }],
  opening: onboardingOpening,
  onPeople: onboardingOnPeople,
}
