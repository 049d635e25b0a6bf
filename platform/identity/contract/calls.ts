/** The calls of identity, for whoever lists all there are. */
import * as accounts from './accounts.ts'
import * as ownAccount from './own-account.ts'
import * as password from './password.ts'
import * as registration from './registration.ts'
import * as secondFactor from './second-factor.ts'
import * as signIn from './sign-in.ts'

export const identityContracts = [signIn, secondFactor, password, registration, ownAccount, accounts]
