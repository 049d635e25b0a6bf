/** What a form of a person may hold, and how it must look. */
import { z } from 'zod'
import { DateText, Id, OptionalText, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'

export const personalFields = {
  full_name: ShortText,
  preferred_name: OptionalText,
  email: z.union([z.literal(''), z.email().max(254)]),
  phone: z
    .string()
    .trim()
    .regex(/^(\+?[\d ()-]{6,20})?$/, 'employees.phone'),
  gender: z.enum(['male', 'female', 'other']),
  birth_date: DateText,
  citizenship: z.enum(['citizen', 'permanent_resident', 'non_citizen']),
  nationality: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}$/, 'employees.country-code'),
  identity_number: OptionalText,
  passport_number: OptionalText,
  marital_status: z.enum(['single', 'married', 'divorced', 'widowed']),
}

export const employmentFields = {
  department_id: Id.nullable(),
  division_id: Id.nullable(),
  position_id: Id.nullable(),
  job_level_id: Id.nullable(),
  manager_id: Id.nullable(),
  employment_type: z.enum(['full_time', 'part_time', 'contract', 'intern']),
  joined_on: DateText,
  left_on: DateText.nullable(),
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
