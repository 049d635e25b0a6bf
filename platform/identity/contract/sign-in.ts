/** Signing in and staying signed in. Paths of the specification to the letter. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Credentials, SignInAnswer } from '../contract-types.ts'

const signIn = {
  body: Credentials,
  response: SignInAnswer,
  topLevel: true,
  access: { to: 'everyone' },
  limit: 'sign-in',
} as const

export const login = endpoint({
  id: 'identity.login',
  method: 'POST',
  path: 'api/auth/login',
  summary: 'Sign in as staff',
  ...signIn,
})

export const singleSignOn = endpoint({
  ...signIn,
  id: 'identity.singleSignOn',
  method: 'POST',
  path: 'api/auth/zero/login',
  summary: 'Sign in through the single sign-on provider; by e-mail and password where there is none',
  body: z.object({
    email: z.string().trim().max(254).optional(),
    password: z.string().max(1024).optional(),
    /** What the provider sent back, */
    code: z.string().max(4096).optional(),
    state: z.string().max(4096).optional(),
    /** or a token of it for this installation, at most ten minutes old and never used before. */
    id_token: z.string().max(16_384).optional(),
  }),
})

export const operationsLogin = endpoint({
  ...signIn,
  id: 'identity.operationsLogin',
  method: 'POST',
  path: 'api/auth/path/ops/login',
  summary: 'Sign in as operations',
})

/** Where the browser is sent to sign in with the provider, and what it must bring back. */
export const singleSignOnStart = endpoint({
  id: 'identity.singleSignOnStart',
  method: 'GET',
  path: 'api/auth/zero/start',
  access: { to: 'everyone' },
  summary: 'Begin a single sign-on; answers the address of the provider',
  response: z.object({ enabled: z.boolean(), url: z.string().nullable() }),
})

export const checkSettings = endpoint({
  id: 'identity.checkSettings',
  method: 'POST',
  path: 'api/auth/google2fa/check/settings',
  access: { to: 'signed-in', before2fa: true },
  summary: 'What follows the password: 1 log out, 2 go on, 3 register an authenticator, 4 enter its code',
  body: z.object({ email: z.string().optional() }),
  response: z.object({
    prefer_lang: z.string(),
    redirect: z.number().int(),
    is2faAuthenticated: z.boolean(),
    /** Ours: the roles to choose from, empty where there is nothing to choose. */
    choosable_roles: z.array(z.string()),
  }),
})

export const refresh = endpoint({
  id: 'identity.refresh',
  method: 'GET',
  path: 'api/auth/refresh',
  access: { to: 'signed-in' },
  summary: 'A new token, in the last five minutes of the old one',
  response: SignInAnswer,
  topLevel: true,
})

export const selectRole = endpoint({
  id: 'identity.selectRole',
  method: 'POST',
  path: 'api/auth/role/select',
  access: { to: 'signed-in' },
  summary: 'Choose one of the roles held; ALMA Wellbeing Reviewer is kept beside it',
  body: z.object({ role: z.string() }),
  response: SignInAnswer,
  topLevel: true,
  problems: ['identity.role-not-held'],
})

export const logout = endpoint({
  id: 'identity.logout',
  method: 'POST',
  path: 'api/auth/logout',
  access: { to: 'signed-in', before2fa: true },
  summary: 'End this session',
})
