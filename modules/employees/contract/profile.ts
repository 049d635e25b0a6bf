/** The personal and the employment side of one record. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag, Id } from '#platform/contract/fields.ts'
import { EmployeeRow } from './lists.ts'
import { employmentFields, NoneOr, personalFields, Revision, workPermitFields } from './person-fields.ts'
import { PlannedMove } from './planned-moves.ts'
import { careerTypes } from './record/career.ts'

const readers = { to: 'area', of: ['employee'] } as const
const writers = { to: 'area', of: ['employee.write'] } as const
const ById = z.object({ id: Id })

/** What the caller may do with this record, decided by the server. */
const May = z.object({ edit: z.boolean(), see_pay: z.boolean() })

const AddressView = z.object({
  line: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
})

export const PersonalView = EmployeeRow.extend({
  /** Null also where the display options hide it from the reader, as the date of birth. */
  phone: z.string().nullable(),
  show_phone: z.boolean(),
  show_birthday: z.boolean(),
  gender: z.string().nullable(),
  birth_date: z.string().nullable(),
  citizenship: z.string().nullable(),
  nationality: z.string().nullable(),
  /** Masked or null for roles that may not see it. */
  identity_number: z.string().nullable(),
  passport_number: z.string().nullable(),
  marital_status: z.string().nullable(),
  permanent_address: AddressView.nullable(),
  resident_address: AddressView.nullable(),
  statutory_number: z.string().nullable(),
  employee_insurance_number: z.string().nullable(),
  health_insurance_number: z.string().nullable(),
  revision: z.number().int(),
  may: May,
})

export const EmploymentView = EmployeeRow.extend({
  manager_id: Id.nullable(),
  division_id: Id.nullable(),
  job_level: z.string().nullable(),
  job_level_id: Id.nullable(),
  job_type: z.string().nullable(),
  job_category: z.string().nullable(),
  clock_code: z.string().nullable(),
  is_flexible_hours: z.boolean(),
  probation_ends_on: Day.nullable(),
  /** The work permit that holds longest; null for roles that may not see papers, its number with the papers. */
  work_permit_number: z.string().nullable(),
  work_permit_endorsed_on: Day.nullable(),
  work_permit_expires_on: Day.nullable(),
  work_permit_file: z.string().nullable(),
  /** What is agreed for later days, the next first; for whoever may change the record. */
  planned_moves: z.array(PlannedMove),
  revision: z.number().int(),
  may: May,
})

/** Without a revision the last one wins, field by field; screens send it. */
const changing = { revision: Revision.optional() }
/** What was once said of a person can be taken back: then it is not known. */
const known = {
  gender: NoneOr(personalFields.gender),
  birth_date: NoneOr(personalFields.birth_date),
  citizenship: NoneOr(personalFields.citizenship),
  nationality: NoneOr(personalFields.nationality),
  marital_status: NoneOr(personalFields.marital_status),
}
export const PersonalChange = z
  .object({ ...personalFields, ...known })
  .partial()
  .extend(changing)
  .strict()
export const EmploymentChange = z
  .object({ ...employmentFields, ...workPermitFields })
  .partial()
  .extend({
    ...changing,
    _method: z.literal('PATCH').optional(),
    /**
     * How a move stands in the career and from which day; a correction does not. A day to come plans it: department,
     * division, position, level and manager stay as they are until then.
     */
    move_type: z.enum([...careerTypes, 'correction']).optional(),
    moved_on: DateText.optional(),
    /** That changes of pay before a later first day go, and that a long probation is agreed in writing. */
    confirm: Flag.optional(),
  })
  .strict()

export const personal = endpoint({
  id: 'employees.personal',
  method: 'GET',
  readsNumbers: true,
  path: 'api/panel/employee/show/profile/details/{id}',
  access: readers,
  summary: 'Personal side of a profile; identity numbers only for roles that may see them',
  params: ById,
  response: PersonalView,
})

export const employment = endpoint({
  id: 'employees.employment',
  method: 'GET',
  path: 'api/panel/employee/show/employment/details/{id}',
  access: readers,
  summary: 'Employment side of a profile',
  params: ById,
  response: EmploymentView,
})

export const changePersonal = endpoint({
  id: 'employees.changePersonal',
  method: 'PATCH',
  path: 'api/panel/employee/update/profile/details/{id}',
  access: writers,
  summary: 'Change the personal side',
  params: ById,
  body: PersonalChange,
  response: PersonalView,
  problems: ['employees.changed-meanwhile'],
})

export const changeEmployment = endpoint({
  id: 'employees.changeEmployment',
  method: 'POST',
  path: 'api/panel/employee/update/employment/details/{id}',
  access: writers,
  summary: 'Change the employment side; a file sent with it is that of the work permit',
  params: ById,
  body: EmploymentChange,
  file: 'optional',
  response: EmploymentView,
  problems: [
    'employees.changed-meanwhile',
    'employees.clock-code-taken',
    'employees.manager-circle',
    'employees.first-day-drops-pay',
    'employees.own-joining',
    'employees.overlaps-former',
    'employees.account-beyond',
    'files.not-a-document',
    'files.too-many-pixels',
  ],
})
