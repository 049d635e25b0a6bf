import { z } from 'zod'
import { Flag, OptionalText, ShortText } from '#platform/contract/fields.ts'

/** Numbers at the agencies, by the names files ask for. Which of them a country needs stands in model/employer-numbers.ts. */
const employerNumber = z.string().trim().max(40)
export const EmployerNumbers = z.object({
  company_registration_number: employerNumber.optional(),
  epf_employer_number: employerNumber.optional(),
  socso_employer_code: employerNumber.optional(),
  employer_tax_number: employerNumber.optional(),
  hrd_registered: z.enum(['compulsory', 'opted_in', 'none']).optional(),
})

export const ProfileView = z.object({
  id: z.string(),
  name: z.string(),
  brand_name: z.string().nullable(),
  country: z.string(),
  country_alpha_2: z.string(),
  currency_code: z.string(),
  timezone_key: z.string(),
  registration_no: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  industry: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  postcode: z.string().nullable(),
  headcount_limit: z.number().int(),
  job_advertisement_id: z.string().nullable(),
  logo_url: z.string().nullable(),
  photo_url: z.string().nullable(),
  company_registration_number: z.string().nullable(),
  epf_employer_number: z.string().nullable(),
  socso_employer_code: z.string().nullable(),
  employer_tax_number: z.string().nullable(),
  hrd_registered: z.string().nullable(),
})

export const ProfileChange = EmployerNumbers.extend({
  name: ShortText.optional(),
  brand_name: OptionalText.optional(),
  registration_no: OptionalText.optional(),
  phone: z
    .string()
    .trim()
    .regex(/^(\+?[\d ()-]{6,20})?$/, 'company.phone')
    .optional(),
  email: z.union([z.literal(''), z.email()]).optional(),
  website: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).optional(),
  industry: OptionalText.optional(),
  address: OptionalText.optional(),
  city: OptionalText.optional(),
  state: OptionalText.optional(),
  postcode: OptionalText.optional(),
}).strict()

/** The settings that modules built so far read; each later module adds its own. Names of the specification. */
export const SettingsView = z.object({
  id: z.string(),
  company_id: z.string(),
  full_name: z.string(),
  brand_name: z.string().nullable(),
  country: z.string(),
  country_alpha_2: z.string(),
  currency_code: z.string(),
  timezone_key: z.string(),
  prefer_lang: z.string(),
  migration_wizard_step: z.number().int(),
  package: z.string(),
  headcount_limit: z.number().int(),
  is_rms: z.boolean(),
  is_enable_google2fa_login: z.boolean(),
  /** Gross or net differing more than this share from the month before is shown in the review, in per cent. */
  pay_change_threshold: z.string(),
})

export const SettingsChange = z
  .object({
    prefer_lang: z.enum(['0', 'en-us', 'en', 'tw', 'zh-tw', 'zh-hant']),
    timezone_key: z.string().max(64),
    is_enable_google2fa_login: Flag,
    pay_change_threshold: z.string().regex(/^\d{1,3}(\.\d{1,2})?$/, 'company.percent'),
  })
  .partial()
  .strict()

export const Bank = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  swift: z.string().nullable(),
  is_digital: z.boolean(),
  paying: z.boolean(),
  account_ending: z.string().nullable(),
})
