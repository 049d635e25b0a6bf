/** The authenticator: registered, asked for, given up. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { SignInAnswer, SixDigits } from '../contract-types.ts'

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
