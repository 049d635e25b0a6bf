/** What operations keep for the whole installation: partners that sell, presets of new companies, release notes. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag, Id, LongText, OptionalText, ShortText } from '#platform/contract/fields.ts'

const access = { to: 'operations', roles: ['Ops'] } as const
const ById = z.object({ id: Id })
const Country = z.enum(['MY', 'TW', 'PH'])
/** An address, or none. */
const Address = z.union([z.literal(''), z.email().trim().toLowerCase().max(254)])

const SalesCompany = z
  .object({
    id: Id,
    name: z.string(),
    country: Country.nullable(),
    contact_name: z.string(),
    email: z.string(),
    phone: z.string(),
    note: z.string(),
    is_active: z.boolean(),
    /** Companies that it looks after today. */
    clients: z.number().int(),
  })
  .meta({ id: 'SalesCompany' })
const salesFields = {
  name: ShortText,
  country: Country.nullable(),
  contact_name: OptionalText,
  email: Address,
  phone: OptionalText,
  note: LongText,
  is_active: Flag,
}
/** What a new one has where nothing is said of it; a change leaves it as it is. */
const newSalesFields = {
  ...salesFields,
  country: salesFields.country.default(null),
  contact_name: salesFields.contact_name.default(''),
  email: salesFields.email.default(''),
  phone: salesFields.phone.default(''),
  note: salesFields.note.default(''),
  is_active: salesFields.is_active.default(true),
}

export const salesCompanies = endpoint({
  id: 'operations.salesCompanies',
  method: 'GET',
  path: 'api/path/ops/salesCompany',
  access,
  summary: 'Partners that sell, with how many companies each looks after',
  response: z.array(SalesCompany),
})
export const salesCompany = endpoint({
  id: 'operations.salesCompany',
  method: 'GET',
  path: 'api/path/ops/salesCompany/{id}',
  access,
  summary: 'One partner',
  params: ById,
  response: SalesCompany,
})
export const addSalesCompany = endpoint({
  id: 'operations.addSalesCompany',
  method: 'POST',
  path: 'api/path/ops/salesCompany',
  status: 201,
  access,
  summary: 'Add a partner',
  body: z.strictObject(newSalesFields),
  response: SalesCompany,
  problems: ['operations.partner-there'],
})
export const changeSalesCompany = endpoint({
  id: 'operations.changeSalesCompany',
  method: 'PATCH',
  path: 'api/path/ops/salesCompany/{id}',
  access,
  summary: 'Change a partner',
  params: ById,
  body: z.strictObject(salesFields).partial(),
  response: SalesCompany,
  problems: ['operations.partner-there'],
  repeatable: true,
})
export const removeSalesCompany = endpoint({
  id: 'operations.removeSalesCompany',
  method: 'DELETE',
  path: 'api/path/ops/salesCompany/{id}',
  access,
  summary: 'Remove a partner that never looked after a company',
  params: ById,
  problems: ['operations.partner-used'],
})

const Assignment = z
  .object({
    id: Id,
    sales_company_id: Id,
    sales_company_name: z.string(),
    company_id: Id,
    company_name: z.string(),
    starts_on: Day,
    ends_on: Day.nullable(),
    note: z.string(),
  })
  .meta({ id: 'SalesAssignment' })
const assignmentFields = {
  sales_company_id: Id,
  company_id: Id,
  starts_on: DateText,
  ends_on: DateText.nullable().default(null),
  note: LongText.default(''),
}
const assignmentProblems = ['operations.looked-after', 'operations.ends-before', 'operations.not-there'] as const

export const assignments = endpoint({
  id: 'operations.assignments',
  method: 'GET',
  path: 'api/path/ops/assignSalesCompany',
  access,
  summary: 'Which partner looks after which company, from when',
  query: z.object({ reason: ShortText.optional() }),
  response: z.array(Assignment),
})
export const assignment = endpoint({
  id: 'operations.assignment',
  method: 'GET',
  path: 'api/path/ops/assignSalesCompany/{id}',
  access,
  summary: 'One of them',
  params: ById,
  response: Assignment,
})
export const addAssignment = endpoint({
  id: 'operations.assign',
  method: 'POST',
  path: 'api/path/ops/assignSalesCompany',
  status: 201,
  access,
  summary: 'Have a partner look after a company from a day on; one at a time',
  body: z.strictObject(assignmentFields),
  response: Assignment,
  problems: assignmentProblems,
})
export const changeAssignment = endpoint({
  id: 'operations.changeAssignment',
  method: 'PATCH',
  path: 'api/path/ops/assignSalesCompany/{id}',
  access,
  summary: 'Change from when to when, or what is noted',
  params: ById,
  body: z
    .strictObject({ starts_on: DateText, ends_on: DateText.nullable(), note: LongText, sales_company_id: Id })
    .partial(),
  response: Assignment,
  problems: assignmentProblems,
  repeatable: true,
})
export const removeAssignment = endpoint({
  id: 'operations.unassign',
  method: 'DELETE',
  path: 'api/path/ops/assignSalesCompany/{id}',
  access,
  summary: 'Remove what was entered by mistake',
  params: ById,
})

export const presetKinds = ['holiday', 'leave_type', 'timezone'] as const
const Preset = z
  .object({
    id: Id,
    country: Country,
    kind: z.enum(presetKinds),
    name: z.string(),
    name_zh: z.string(),
    date: Day.nullable(),
    days: z.string().nullable(),
    is_paid: z.boolean(),
    is_active: z.boolean(),
  })
  .meta({ id: 'Preset' })
const presetFields = {
  country: Country,
  kind: z.enum(presetKinds),
  name: ShortText,
  name_zh: OptionalText,
  date: DateText.nullable(),
  days: z
    .string()
    .trim()
    .regex(/^\d{1,3}(\.[05])?$/, 'operations.half-days')
    .nullable(),
  is_paid: Flag,
  is_active: Flag,
}
/** What a new one has where nothing is said of it; a change leaves it as it is. */
const newPresetFields = {
  ...presetFields,
  name_zh: presetFields.name_zh.default(''),
  date: presetFields.date.default(null),
  days: presetFields.days.default(null),
  is_paid: presetFields.is_paid.default(true),
  is_active: presetFields.is_active.default(true),
}
const presetProblems = [
  'operations.preset-there',
  'operations.preset-date',
  'operations.preset-days',
  'operations.preset-zone',
] as const

export const presets = endpoint({
  id: 'operations.presets',
  method: 'GET',
  path: 'api/path/ops/preset',
  access,
  summary: 'Holidays, leave types and time zones that companies begin with, beside those of their country',
  response: z.array(Preset),
})
export const preset = endpoint({
  id: 'operations.preset',
  method: 'GET',
  path: 'api/path/ops/preset/{id}',
  access,
  summary: 'One preset',
  params: ById,
  response: Preset,
})
export const addPreset = endpoint({
  id: 'operations.addPreset',
  method: 'POST',
  path: 'api/path/ops/preset',
  status: 201,
  access,
  summary: 'Add what new companies begin with; companies that are there stay as they are',
  body: z.strictObject(newPresetFields),
  response: Preset,
  problems: presetProblems,
})
export const changePreset = endpoint({
  id: 'operations.changePreset',
  method: 'PATCH',
  path: 'api/path/ops/preset/{id}',
  access,
  summary: 'Change a preset, for companies to come',
  params: ById,
  body: z.strictObject(presetFields).partial(),
  response: Preset,
  problems: presetProblems,
  repeatable: true,
})
export const removePreset = endpoint({
  id: 'operations.removePreset',
  method: 'DELETE',
  path: 'api/path/ops/preset/{id}',
  access,
  summary: 'Remove a preset; companies that have it keep it',
  params: ById,
})
