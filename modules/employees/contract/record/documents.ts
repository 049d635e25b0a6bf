/** Papers of one person: what they are, until when they hold, and the file itself. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, LongText, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { NoneOr } from '../person-fields.ts'
import { file, OfPerson, OneOfPerson, Revised, Revision } from './entry.ts'

/** As the company's reminders name them. */
export const documentKinds = [
  'work_permit',
  'residence_card',
  'visa',
  'passport',
  'driving_licence',
  'professional_certificate',
  'health_certificate',
  'contract',
  'other',
] as const

export const EmployeeDocument = Revised.extend({
  kind: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  issued_on: Day.nullable(),
  expires_on: Day.nullable(),
  /** Days from today to the last day it holds; negative once it has run out. */
  expires_in: z.number().int().nullable(),
  remark: z.string().nullable(),
  file_name: z.string().nullable(),
  file_size: z.number().int().nullable(),
})

const Fields = z
  .object({
    kind: z.enum(documentKinds),
    name: ShortText,
    number: NoneOr(OptionalText),
    issued_on: NoneOr(DateText),
    expires_on: NoneOr(DateText),
    remark: NoneOr(LongText),
  })
  .partial()

export const documents = endpoint({
  id: 'employees.documents',
  method: 'GET',
  readsNumbers: true,
  path: 'api/panel/employee/document/{id}',
  access: file,
  summary: 'The papers of one person, what runs out first on top',
  params: OfPerson,
  response: z.array(EmployeeDocument),
})
export const addDocument = endpoint({
  id: 'employees.addDocument',
  method: 'POST',
  path: 'api/panel/employee/document/{id}',
  access: file,
  summary: 'Add a paper, with its file if there is one',
  params: OfPerson,
  body: Fields.required({ kind: true, name: true }).strict(),
  file: 'optional',
  limit: 'upload',
  response: z.array(EmployeeDocument),
  problems: ['employees.too-many-entries', 'files.not-a-document', 'files.too-many-pixels'],
})
export const changeDocument = endpoint({
  id: 'employees.changeDocument',
  method: 'PATCH',
  path: 'api/panel/employee/document/{id}/{entry}',
  access: file,
  summary: 'Change a paper; a file sent takes the place of the former',
  params: OneOfPerson,
  body: Fields.extend({ revision: Revision }).strict(),
  file: 'optional',
  limit: 'upload',
  response: z.array(EmployeeDocument),
  problems: ['employees.changed-meanwhile', 'files.not-a-document', 'files.too-many-pixels'],
})
export const removeDocument = endpoint({
  id: 'employees.removeDocument',
  method: 'DELETE',
  path: 'api/panel/employee/document/{id}/{entry}',
  access: file,
  summary: 'Remove a paper and its file',
  params: OneOfPerson,
  response: z.array(EmployeeDocument),
})
export const documentFile = endpoint({
  id: 'employees.documentFile',
  method: 'GET',
  path: 'api/panel/employee/document/{id}/{entry}/file',
  access: file,
  summary: 'The file of a paper',
  params: OneOfPerson,
  download: true,
})
export const workPermitFile = endpoint({
  id: 'employees.workPermitFile',
  method: 'GET',
  path: 'api/panel/employee/foreign/download/{id}',
  access: file,
  summary: 'The file of the work permit that holds longest',
  params: OfPerson,
  download: true,
  problems: ['employees.no-file'],
})
