/** Opening a company from outside. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Email, Id, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { Countries, NewPassword, Phone } from '../contract-types.ts'

export const register = endpoint({
  id: 'identity.register',
  method: 'POST',
  path: 'api/auth/register',
  status: 201,
  access: { to: 'everyone' },
  limit: 'registration',
  summary:
    'Open a company; the registrant is its Company Admin and may sign in at once. An e-mail that has an account is answered the same, opens nothing, and is written to',
  body: z.object({
    company_name: ShortText,
    country: Countries,
    /** Of Malaysia a state by its name; holidays and the days of rest depend on it. */
    state: OptionalText.optional(),
    full_name: ShortText,
    email: Email,
    phone: Phone.optional(),
    password: NewPassword,
    headcount: z.coerce.number().int().min(1).max(1_000_000),
    agreement: z.union([z.literal(true), z.literal(1), z.enum(['true', '1', 'on', 'yes'])]),
  }),
  response: z.object({ company_id: Id, email: z.string() }),
  problems: ['identity.password-too-short', 'identity.password-common', 'identity.state-unknown'],
})
