import { z } from 'zod'
import { DateText, Id, OptionalText, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'

export const EmployeeRow = z.object({
  id: Id,
  user_id: Id.nullable(),
  staff_id: z.string(),
  full_name: z.string(),
  preferred_name: z.string().nullable(),
  email: z.string().nullable(),
  department_id: Id.nullable(),
  department: z.string().nullable(),
  division: z.string().nullable(),
  position_id: Id.nullable(),
  position: z.string().nullable(),
  manager: z.string().nullable(),
  employment_type: z.string(),
  joined_on: z.string(),
  left_on: z.string().nullable(),
  status: z.string(),
  is_working_shift: z.boolean(),
})

export const EmployeePick = EmployeeRow.pick({
  id: true,
  user_id: true,
  staff_id: true,
  full_name: true,
  preferred_name: true,
  is_working_shift: true,
  department: true,
  position: true,
})

/** What the caller may do with this record, decided by the server. */
const May = z.object({ edit: z.boolean(), see_pay: z.boolean() })

export const PersonalView = EmployeeRow.extend({
  phone: z.string().nullable(),
  gender: z.string().nullable(),
  birth_date: z.string().nullable(),
  citizenship: z.string().nullable(),
  nationality: z.string().nullable(),
  /** Masked or null for roles that may not see it. */
  identity_number: z.string().nullable(),
  passport_number: z.string().nullable(),
  marital_status: z.string().nullable(),
  revision: z.number().int(),
  may: May,
})

export const EmploymentView = EmployeeRow.extend({
  manager_id: Id.nullable(),
  division_id: Id.nullable(),
  job_level: z.string().nullable(),
  job_level_id: Id.nullable(),
  revision: z.number().int(),
  may: May,
})

const personalFields = {
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
const employmentFields = {
  department_id: Id.nullable(),
  division_id: Id.nullable(),
  position_id: Id.nullable(),
  job_level_id: Id.nullable(),
  manager_id: Id.nullable(),
  employment_type: z.enum(['full_time', 'part_time', 'contract', 'intern']),
  joined_on: DateText,
  left_on: DateText.nullable(),
}
/** Sent back so that two people editing do not overwrite each other unseen. */
const Revision = z.coerce.number().int()

/** Component -> amount, by the country's names (basic_salary, fixed_allowance ...). */
const Components = z.record(z.string().max(40), PositiveMoneyText)
/** The country's statutory facts by the names of the sheet; judged by model/country-fields. */
const Statutory = z.record(z.string().max(60), z.union([z.string().max(255), z.boolean(), z.number()]))
const BankAccount = z.object({
  bank: z.string().max(60),
  account_number: z
    .string()
    .trim()
    .regex(/^\d{6,20}$/, 'employees.account-number'),
})

export const EmployeeCreate = z
  .object({
    staff_id: ShortText,
    ...personalFields,
    ...employmentFields,
    components: Components,
    statutory: Statutory,
    bank_account: BankAccount,
  })
  .partial()
  .required({ full_name: true, joined_on: true, staff_id: true })
  .strict()

export const PersonalChange = z.object(personalFields).partial().extend({ revision: Revision }).strict()
export const EmploymentChange = z.object(employmentFields).partial().extend({ revision: Revision }).strict()

export const PayView = z.object({
  components: z.array(z.object({ component: z.string(), amount: z.string() })),
  history: z.array(
    z.object({ component: z.string(), effective_from: z.string(), amount: z.string(), reason: z.string().nullable() }),
  ),
  bank_account: z
    .object({ bank: z.string(), bank_name: z.string(), account_ending: z.string(), account_number: z.string() })
    .nullable(),
  statutory: z.record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.null()])),
  /** The country's fields in order, so that the screen needs no country of its own. */
  fields: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['text', 'flag', 'count', 'money', 'choice', 'date']),
      choices: z.array(z.string()).optional(),
    }),
  ),
})

export const PayChange = z
  .object({
    effective_from: DateText,
    components: Components,
    reason: OptionalText,
    bank_account: BankAccount,
    statutory: Statutory,
  })
  .partial()
  .strict()

export const CellError = z.object({
  row: z.number().int(),
  column: z.string(),
  value: z.string(),
  message: z.string(),
  expected: z.string(),
})

export const BatchAnswer = z.object({
  batch_id: z.string().nullable(),
  job_id: z.string().optional(),
  rows: z.number().int(),
  accepted: z.number().int(),
  rejected: z.number().int(),
  created: z.object({
    departments: z.array(z.string()),
    positions: z.array(z.string()),
    divisions: z.array(z.string()),
    job_levels: z.array(z.string()),
  }),
  warnings: z.array(z.object({ row: z.number().int(), column: z.string(), message: z.string() })),
  errors: z.array(CellError).optional(),
  /** With preview=1: the first rows as they would be stored. */
  preview: z.array(z.record(z.string(), z.string())).optional(),
})
