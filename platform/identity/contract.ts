/** Signing in, staying signed in, the second factor, and one's own account. Paths of the specification to the letter. */
import { z } from 'zod'
import { companyRoles } from '#access/roles.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Email, Id, Instant, Paging, ShortText } from '#platform/contract/fields.ts'
import { Countries, Credentials, NewPassword, Phone, SessionView, SignInAnswer, SixDigits } from './contract-types.ts'

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
  summary: 'Sign in through the single sign-on provider, by its id token or by e-mail and password',
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

export const registerAuthenticator = endpoint({
  id: 'identity.registerAuthenticator',
  method: 'GET',
  path: 'api/auth/google2fa/register',
  access: { to: 'signed-in', before2fa: true },
  summary: 'A fresh authenticator secret with its QR code; never for someone who has one already',
  response: z.object({ secret: z.string(), otpauth_url: z.string(), qr_svg: z.string() }),
})

export const confirmAuthenticator = endpoint({
  id: 'identity.confirmAuthenticator',
  method: 'POST',
  path: 'api/auth/google2fa/register',
  access: { to: 'signed-in', before2fa: true },
  summary: 'Confirm the authenticator with its first code; answers recovery codes, once',
  body: z.object({ code: SixDigits }),
  response: z.object({
    token: z.string(),
    success: z.literal(true),
    message: z.string(),
    recovery_codes: z.array(z.string()),
    data: z.object({ token: z.string(), recovery_codes: z.array(z.string()) }),
  }),
  topLevel: true,
})

export const authenticatorLogin = endpoint({
  id: 'identity.authenticatorLogin',
  method: 'POST',
  path: 'api/auth/google2fa/login',
  access: { to: 'signed-in', before2fa: true },
  summary: 'Complete the sign-in with a 6-digit code or a recovery code',
  body: z.object({ code: z.string().trim().min(6).max(40) }),
  response: SignInAnswer,
  topLevel: true,
})

export const disableAuthenticator = endpoint({
  id: 'identity.disableAuthenticator',
  method: 'POST',
  path: 'api/auth/google2fa/disable',
  access: { to: 'signed-in' },
  confirmed: true,
  summary: 'Give up the second factor, where the company does not demand it',
})

export const newRecoveryCodes = endpoint({
  id: 'identity.newRecoveryCodes',
  method: 'POST',
  path: 'api/auth/google2fa/recovery',
  access: { to: 'signed-in' },
  confirmed: true,
  answersSecret: true,
  summary: 'New recovery codes; the old ones end',
  response: z.object({ recovery_codes: z.array(z.string()) }),
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

export const confirm = endpoint({
  id: 'identity.confirm',
  method: 'POST',
  path: 'api/auth/confirm',
  access: { to: 'signed-in' },
  summary: 'Raise this session for ten minutes',
  body: z.object({ password: z.string().max(1024).optional(), code: z.string().trim().max(40).optional() }),
  response: z.object({ confirmed_until: Instant }),
  problems: ['identity.wrong-confirmation'],
})

export const me = endpoint({
  id: 'identity.me',
  method: 'GET',
  path: 'api/auth/me',
  access: { to: 'signed-in' },
  summary: 'Who is signed in, with what roles, modules and features',
  response: SessionView,
})

export const forgotPassword = endpoint({
  id: 'identity.forgotPassword',
  method: 'POST',
  path: 'api/auth/password/forgot',
  access: { to: 'everyone' },
  limit: 'reset',
  summary: 'Send a one-use link by mail; the answer never says whether the address is known',
  body: z.object({ email: Email }),
})

export const resetPassword = endpoint({
  id: 'identity.resetPassword',
  method: 'POST',
  path: 'api/auth/password/reset',
  access: { to: 'everyone' },
  limit: 'reset',
  summary: 'Set a password with the link of an invitation or of a forgotten password',
  /** An e-mail may be sent along and must then be that of the link; nothing else may. */
  body: z.strictObject({ token: z.string().min(20).max(200), password: NewPassword, email: z.string().optional() }),
  problems: ['identity.link-used', 'identity.password-too-short', 'identity.password-common'],
})

export const changePassword = endpoint({
  id: 'identity.changePassword',
  method: 'POST',
  path: 'api/auth/password/change',
  access: { to: 'signed-in' },
  summary: 'Change the password; other sessions end',
  body: z.object({ current_password: z.string().max(1024), password: NewPassword }),
  problems: ['identity.wrong-password', 'identity.password-too-short', 'identity.password-common'],
})

export const register = endpoint({
  id: 'identity.register',
  method: 'POST',
  path: 'api/auth/register',
  access: { to: 'everyone' },
  limit: 'registration',
  summary: 'Open a company; the registrant is its Company Admin and may sign in at once',
  body: z.object({
    company_name: ShortText,
    country: Countries,
    full_name: ShortText,
    email: Email,
    phone: Phone.optional(),
    password: NewPassword,
    headcount: z.coerce.number().int().min(1).max(1_000_000),
    agreement: z.union([z.literal(true), z.literal(1), z.enum(['true', '1', 'on', 'yes'])]),
  }),
  response: z.object({ company_id: Id, email: z.string() }),
  problems: ['identity.email-taken', 'identity.password-too-short', 'identity.password-common'],
})

export const sessions = endpoint({
  id: 'identity.sessions',
  method: 'GET',
  path: 'api/auth/session',
  access: { to: 'signed-in' },
  summary: 'My live sessions',
  response: z.array(
    z.object({
      id: Id,
      current: z.boolean(),
      created_at: Instant,
      last_seen_at: Instant,
      address: z.string().nullable(),
      user_agent: z.string().nullable(),
    }),
  ),
})

export const endSession = endpoint({
  id: 'identity.endSession',
  method: 'DELETE',
  path: 'api/auth/session/{id}',
  access: { to: 'signed-in' },
  summary: 'End one of my sessions; `others` ends all but this one',
  params: z.object({ id: z.union([Id, z.literal('others')]) }),
})

export const preferLanguage = endpoint({
  id: 'identity.preferLanguage',
  method: 'POST',
  path: 'api/emp/settings/store',
  access: { to: 'company' },
  summary: 'Keep my preferred language',
  body: z.object({ prefer_lang: z.enum(['0', 'en-us', 'en', 'tw', 'zh-tw', 'zh-hant']) }),
  response: z.object({ prefer_lang: z.string() }),
})

export const mySettings = endpoint({
  id: 'identity.mySettings',
  method: 'GET',
  path: 'api/emp/settings',
  access: { to: 'company' },
  summary: 'My own settings',
  response: z.object({ prefer_lang: z.string() }),
})

// Accounts of the company: /app/settings/access

const AccountView = z.object({
  id: Id,
  email: z.string(),
  full_name: z.string(),
  state: z.enum(['invited', 'active', 'disabled']),
  roles: z.array(z.string()),
  last_sign_in_at: Instant.nullable(),
  second_factor: z.boolean(),
  employee_id: Id.nullable(),
  live_sessions: z.number().int(),
  /** What the caller may do with this account, decided by the server. */
  may: z.object({ edit: z.boolean(), grant: z.array(z.string()) }),
})

export const accounts = endpoint({
  id: 'identity.accounts',
  method: 'GET',
  path: 'api/panel/user',
  access: { to: 'area', of: ['access'] },
  summary: 'Accounts of the company, and what each role may open',
  query: Paging.pick({ page: true, per_page: true, search: true }),
  response: z.object({
    accounts: z.array(AccountView),
    roles: z.array(z.object({ role: z.string(), areas: z.array(z.string()) })),
    may_grant: z.array(z.string()),
  }),
})

export const invite = endpoint({
  id: 'identity.invite',
  method: 'POST',
  path: 'api/panel/user/invite',
  access: { to: 'area', of: ['access'] },
  summary: 'Send a one-use link, good for 72 hours, with which a person sets a password',
  body: z.object({
    email: Email,
    full_name: ShortText,
    roles: z.array(z.enum([...companyRoles, 'Manager'])).default([]),
    employee_id: Id.optional(),
  }),
  response: z.object({ id: Id, email: z.string() }),
  problems: ['identity.email-taken', 'identity.may-not-grant'],
})

export const inviteAgain = endpoint({
  id: 'identity.inviteAgain',
  method: 'POST',
  path: 'api/panel/user/{id}/invite',
  access: { to: 'area', of: ['access'] },
  summary: 'Send the link again; the former one ends',
  params: z.object({ id: Id }),
})

export const setRoles = endpoint({
  id: 'identity.setRoles',
  method: 'PATCH',
  path: 'api/panel/user/{id}/roles',
  access: { to: 'area', of: ['access'] },
  summary: 'Grant and take roles; the person’s sessions end',
  params: z.object({ id: Id }),
  body: z.object({ roles: z.array(z.enum([...companyRoles, 'Manager'])) }),
  response: z.object({ roles: z.array(z.string()) }),
  problems: ['identity.may-not-grant', 'identity.not-oneself', 'identity.last-admin'],
})

export const setAccountState = endpoint({
  id: 'identity.setAccountState',
  method: 'PATCH',
  path: 'api/panel/user/{id}/state',
  access: { to: 'area', of: ['access'] },
  summary: 'Disable or enable an account; disabling ends its sessions at once',
  params: z.object({ id: Id }),
  body: z.object({ state: z.enum(['active', 'disabled']) }),
  problems: ['identity.may-not-grant', 'identity.not-oneself', 'identity.last-admin'],
})

export const endAccountSessions = endpoint({
  id: 'identity.endAccountSessions',
  method: 'DELETE',
  path: 'api/panel/user/{id}/sessions',
  access: { to: 'area', of: ['access'] },
  summary: 'End every session of an account',
  params: z.object({ id: Id }),
})

export const resetSecondFactor = endpoint({
  id: 'identity.resetSecondFactor',
  method: 'DELETE',
  path: 'api/panel/user/{id}/secondFactor',
  access: { to: 'area', of: ['access'] },
  confirmed: true,
  summary: 'Remove a lost second factor; the person registers a new one',
  params: z.object({ id: Id }),
})

export const outbox = endpoint({
  id: 'mail.outbox',
  method: 'GET',
  path: 'api/panel/user/outbox',
  access: { to: 'area', of: ['access'] },
  summary:
    'Mails of the company, sent or waiting; secrets of links are shown only where no mail server is set and outside production',
  response: z.array(
    z.object({
      id: Id,
      recipient: z.string(),
      subject: z.string(),
      body_text: z.string(),
      state: z.string(),
      created_at: Instant,
      sent_at: Instant.nullable(),
      last_error: z.string().nullable(),
    }),
  ),
})

export const enabledModules = endpoint({
  id: 'identity.enabledModules',
  method: 'GET',
  path: 'api/path/ops/panel/enabled/module',
  access: { to: 'company' },
  summary: 'Module ids the company may use',
  response: z.array(z.number().int()),
})

export const enabledFeatures = endpoint({
  id: 'identity.enabledFeatures',
  method: 'GET',
  path: 'api/path/ops/panel/enabled/features',
  access: { to: 'company' },
  summary: 'Feature ids the company may use',
  response: z.array(z.number().int()),
})
