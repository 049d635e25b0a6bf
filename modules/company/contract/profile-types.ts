import { z } from 'zod'
import { OptionalText, ShortText } from '#platform/contract/fields.ts'
import { isTimezone } from '../model/timezones.ts'

/** Numbers at the agencies, by the names files ask for. Which of them a country needs stands in model/employer-numbers.ts. */
const employerNumber = z.string().trim().max(40)
export const EmployerNumbers = z.object({
  company_registration_number: employerNumber.optional(),
  epf_employer_number: employerNumber.optional(),
  socso_employer_code: employerNumber.optional(),
  employer_tax_number: employerNumber.optional(),
  hrd_registered: z.enum(['compulsory', 'opted_in', 'none']).optional(),
  hrd_corp_number: employerNumber.optional(),
  bank_organisation_code: employerNumber.optional(),
  unified_business_number: employerNumber.optional(),
  labour_insurance_number: employerNumber.optional(),
  health_insurance_unit_code: employerNumber.optional(),
  tax_registration_number: employerNumber.optional(),
  employer_tin: employerNumber.optional(),
  revenue_district_code: employerNumber.optional(),
  sss_employer_number: employerNumber.optional(),
  philhealth_employer_number: employerNumber.optional(),
  pag_ibig_employer_number: employerNumber.optional(),
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
  /** By which the career page of the company is known outside. */
  job_advertisement_id: z.string().nullable(),
  logo_url: z.string().nullable(),
  photo_url: z.string().nullable(),
  company_registration_number: z.string().nullable(),
  epf_employer_number: z.string().nullable(),
  socso_employer_code: z.string().nullable(),
  employer_tax_number: z.string().nullable(),
  hrd_registered: z.string().nullable(),
  hrd_corp_number: z.string().nullable(),
  bank_organisation_code: z.string().nullable(),
  unified_business_number: z.string().nullable(),
  labour_insurance_number: z.string().nullable(),
  health_insurance_unit_code: z.string().nullable(),
  tax_registration_number: z.string().nullable(),
  employer_tin: z.string().nullable(),
  revenue_district_code: z.string().nullable(),
  sss_employer_number: z.string().nullable(),
  philhealth_employer_number: z.string().nullable(),
  pag_ibig_employer_number: z.string().nullable(),
  /** The same numbers by their specified names; null where the country knows none. */
  epf_no: z.string().nullable(),
  socso_no: z.string().nullable(),
  tax_no: z.string().nullable(),
  hrdf_no: z.string().nullable(),
  sub_currencies: z.array(z.string()),
})

export const ProfileChange = EmployerNumbers.extend({
  epf_no: employerNumber.optional(),
  socso_no: employerNumber.optional(),
  tax_no: employerNumber.optional(),
  hrdf_no: employerNumber.optional(),
  timezone_key: z.string().trim().refine(isTimezone, 'company.unknown-timezone').optional(),
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
