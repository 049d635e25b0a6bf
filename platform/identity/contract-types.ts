import { z } from 'zod'

export const Countries = z.enum(['MY', 'TW', 'PH'])
export const SixDigits = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'identity.six-digits')
/** Six to twenty digits, written as people write them. */
export const Phone = z
  .string()
  .trim()
  .refine(
    (text) => /^(\+?[\d\s().-]{6,30})?$/.test(text) && /^(\d{6,20})?$/.test(text.replace(/\D/g, '')),
    'identity.phone',
  )
/** Length and commonness are judged by the model, so that the words are ours. */
export const NewPassword = z.string().max(1024)
export const Credentials = z.object({ email: z.string().trim().min(1).max(254), password: z.string().min(1).max(1024) })

/** Wrong login is 200 with success false, so that the 401 rule of the client does not fire (decision C8). */
export const SignInAnswer = z.object({
  success: z.boolean(),
  token: z.string().optional(),
  message: z.string(),
  /** Empty where no field is at fault. */
  errors: z.record(z.string(), z.array(z.string())).default({}),
  data: z.object({ token: z.string() }).optional(),
})

export const SessionView = z.object({
  account_id: z.string(),
  company_id: z.string().nullable(),
  company_name: z.string().nullable(),
  brand_name: z.string().nullable(),
  country: Countries.nullable(),
  currency_code: z.string().nullable(),
  timezone_key: z.string(),
  today: z.string(),
  full_name: z.string(),
  preferred_name: z.string().nullable(),
  email: z.string(),
  type: z.enum(['user', 'auth0', 'ops']),
  roles: z.array(z.string()),
  held_roles: z.array(z.string()),
  choosable_roles: z.array(z.string()),
  modules: z.array(z.number().int()),
  features: z.array(z.number().int()),
  prefer_lang: z.string(),
  second_factor: z.boolean(),
  /** By the company, or because one is of operations: it cannot be given up. */
  second_factor_demanded: z.boolean(),
  migration_wizard_step: z.number().int().nullable(),
  employee_id: z.string().nullable(),
})
