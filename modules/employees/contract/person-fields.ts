/** What a form of a person may hold, and how it must look. */
import { z } from 'zod'
import { isIsoCountry } from '#kernel/iso-countries.ts'
import { DateText, Flag, Id, OptionalText, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'

/** Null or emptied: there is none. A form that carries a file has texts only. */
export const NoneOr = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.null(), z.literal('').transform(() => null), schema])

export const Phone = z
  .string()
  .trim()
  .regex(/^(\+?[\d ()-]{6,20})?$/, 'employees.phone')
export const CountryCode = z.string().trim().refine(isIsoCountry, 'employees.country-code')
export const Gender = z.enum(['male', 'female', 'other'])

/** Where somebody lives; of what is not known the text is empty. */
export const Address = z
  .object({
    line: z.string().trim().max(255),
    city: z.string().trim().max(100),
    state: z.string().trim().max(100),
    postcode: z.string().trim().max(20),
    country: z.union([z.literal(''), CountryCode]),
  })
  .partial()
  .strict()

export const personalFields = {
  full_name: ShortText,
  preferred_name: OptionalText,
  email: z.union([z.literal(''), z.email().max(254)]),
  phone: Phone,
  gender: Gender,
  birth_date: DateText,
  citizenship: z.enum(['citizen', 'permanent_resident', 'non_citizen']),
  nationality: CountryCode,
  identity_number: OptionalText,
  passport_number: OptionalText,
  marital_status: z.enum(['single', 'married', 'divorced', 'widowed']),
  permanent_address: Address.nullable(),
  resident_address: Address.nullable(),
  statutory_number: OptionalText,
  employee_insurance_number: OptionalText,
  health_insurance_number: OptionalText,
}

export const jobTypes = ['full_time', 'office_hour', 'adaptive_schedule', 'part_time', 'expatriate'] as const

export const employmentFields = {
  department_id: NoneOr(Id),
  division_id: NoneOr(Id),
  position_id: NoneOr(Id),
  job_level_id: NoneOr(Id),
  manager_id: NoneOr(Id),
  employment_type: z.enum(['full_time', 'part_time', 'contract', 'intern']),
  job_type: NoneOr(z.enum(jobTypes)),
  job_category: OptionalText,
  /** What terminals and kiosks know the person by; nobody else's in the company. */
  clock_code: z.string().trim().max(64),
  is_flexible_hours: Flag,
  probation_ends_on: NoneOr(DateText),
  joined_on: DateText,
  left_on: NoneOr(DateText),
  /** Of a device or a program instead of a person. */
  is_service_account: Flag,
}

/** Kept among the person's papers. */
export const workPermitFields = {
  work_permit_number: OptionalText,
  work_permit_endorsed_on: NoneOr(DateText),
  work_permit_expires_on: NoneOr(DateText),
}

/** Component -> amount, by the country's names (basic_salary, fixed_allowance ...). */
export const Components = z.record(z.string().max(40), PositiveMoneyText)

/** The country's statutory facts by the names of the sheet; judged by model/country-fields. */
export const Statutory = z.record(z.string().max(60), z.union([z.string().max(255), z.boolean(), z.number()]))

export const BankAccount = z.object({
  bank: z.string().max(60),
  account_number: z
    .string()
    .trim()
    .regex(/^\d{6,20}$/, 'employees.account-number'),
})

/** Sent back so that two people editing do not overwrite each other unseen. */
export const Revision = z.coerce.number().int()

/** The same for a list that is set as a whole: what of it was seen (`model/seen-lists.ts`). Without it, it is simply set. */
export const Seen = z.string().max(200_000).optional()
