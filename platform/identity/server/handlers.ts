/** Every call of identity; `openings` is what modules put into a company that registers. */
import type { Handler } from '#platform/http/server/handler.ts'
import { accountHandlers } from './account-handlers.ts'
import { confirmationHandlers } from './confirmation-handlers.ts'
import { type IdentityNeeds, inviteHandlers } from './invite-handlers.ts'
import type { CompanyOpening } from './open-company.ts'
import { ownAccountHandlers } from './own-account-handlers.ts'
import { passwordHandlers } from './password-handlers.ts'
import { registrationHandlers } from './registration-handlers.ts'
import { secondFactorHandlers } from './second-factor-handlers.ts'
import { signInHandlers } from './sign-in-handlers.ts'
import { singleSignOnHandlers } from './single-sign-on-handlers.ts'

export const identityHandlers = (
  openings: readonly CompanyOpening[],
  needs: IdentityNeeds = {},
): readonly Handler[] => [
  ...signInHandlers,
  ...singleSignOnHandlers,
  ...secondFactorHandlers,
  ...passwordHandlers,
  ...confirmationHandlers,
  ...ownAccountHandlers,
  ...accountHandlers,
  ...inviteHandlers(needs),
  ...registrationHandlers(openings),
]
