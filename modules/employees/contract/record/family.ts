/** The family of one person: dependants for tax and health insurance, and whom to call. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { CountryCode, Gender, NoneOr, Phone } from '../person-fields.ts'
import { file, OfPerson, OneOfPerson, Revised, Revision } from './entry.ts'

export const relationships = [
  'spouse',
  'child',
  'parent',
  'parent_in_law',
  'sibling',
  'grandparent',
  'grandchild',
  'other',
] as const
export const studying = ['no', 'school', 'tertiary'] as const

export const FamilyMember = Revised.extend({
  full_name: z.string(),
  relationship: z.string(),
  birth_date: Day.nullable(),
  gender: z.string().nullable(),
  nationality: z.string().nullable(),
  identity_number: z.string().nullable(),
  occupation: z.string().nullable(),
  phone: z.string().nullable(),
  is_dependant: z.boolean(),
  is_insured: z.boolean(),
  is_emergency_contact: z.boolean(),
  is_disabled: z.boolean(),
  studying: z.string(),
  remark: z.string().nullable(),
})

export const familyFields = {
  full_name: ShortText,
  relationship: z.enum(relationships),
  birth_date: NoneOr(DateText),
  gender: NoneOr(Gender),
  nationality: NoneOr(CountryCode),
  identity_number: NoneOr(OptionalText),
  occupation: NoneOr(OptionalText),
  phone: NoneOr(Phone),
  is_dependant: Flag,
  is_insured: Flag,
  is_emergency_contact: Flag,
  is_disabled: Flag,
  studying: z.enum(studying),
  remark: NoneOr(OptionalText),
}
const Fields = z.object(familyFields).partial()

export const family = endpoint({
  id: 'employees.family',
  method: 'GET',
  readsNumbers: true,
  path: 'api/panel/employee/family/{id}',
  access: file,
  summary: 'The family of one person',
  params: OfPerson,
  response: z.array(FamilyMember),
})
export const addFamilyMember = endpoint({
  id: 'employees.addFamilyMember',
  method: 'POST',
  path: 'api/panel/employee/family/{id}',
  access: file,
  summary: 'Add somebody to the family',
  params: OfPerson,
  body: Fields.required({ full_name: true, relationship: true }).strict(),
  response: z.array(FamilyMember),
  problems: ['employees.too-many-entries'],
})
export const changeFamilyMember = endpoint({
  id: 'employees.changeFamilyMember',
  method: 'PATCH',
  path: 'api/panel/employee/family/{id}/{entry}',
  access: file,
  summary: 'Change somebody of the family',
  params: OneOfPerson,
  body: Fields.extend({ revision: Revision }).strict(),
  response: z.array(FamilyMember),
  problems: ['employees.changed-meanwhile'],
})
export const removeFamilyMember = endpoint({
  id: 'employees.removeFamilyMember',
  method: 'DELETE',
  path: 'api/panel/employee/family/{id}/{entry}',
  access: file,
  summary: 'Take somebody out of the family',
  params: OneOfPerson,
  response: z.array(FamilyMember),
})
