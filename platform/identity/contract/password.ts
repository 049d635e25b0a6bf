/** The password: asked once more, forgotten, set by a link, changed. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Email, Instant } from '#platform/contract/fields.ts'
import { NewPassword } from '../contract-types.ts'

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

export const forgotPassword = endpoint({
  id: 'identity.forgotPassword',
  method: 'POST',
  path: 'api/auth/password/forgot',
  access: { to: 'everyone' },
  limit: 'reset',
  summary: 'Send a one-use link by mail; the answer never says whether the address is known',
  body: z.object({ email: Email }),
})

const SignInType = z.enum(['user', 'ops'])

/** Of any length: a link that lost its end on the way is over like any other. */
export const checkPasswordLink = endpoint({
  id: 'identity.checkPasswordLink',
  method: 'POST',
  path: 'api/auth/password/link',
  access: { to: 'everyone' },
  summary:
    'Whose password, and which, the link of an invitation or of a forgotten password asks for; it is not used up',
  body: z.strictObject({ token: z.string().max(1024) }),
  response: z.object({
    type: SignInType,
    password_min: z.number().int(),
    /** With which they sign in afterwards. */
    email: z.string(),
    /** Invited and never here before. */
    is_invited: z.boolean(),
    company: z.string().nullable(),
  }),
  problems: ['identity.link-used'],
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
  /** Which of the two sign-ins takes the password. */
  response: z.object({ type: SignInType }),
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
