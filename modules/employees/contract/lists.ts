/** Lists of people. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Id, OptionalText, Paging } from '#platform/contract/fields.ts'
import { accountStates } from '#platform/identity/model/account-states.ts'
import { marks } from '../model/marks.ts'

const readers = { to: 'area', of: ['employee'] } as const

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
  /** Of a device or a program instead of a person. */
  is_service_account: z.boolean(),
  /** Names the newest portrait; null where there is none. */
  photo_id: Id.nullable(),
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
}).extend({
  /** The first day, where it is still to come. */
  starts_on: Day.nullable(),
})

/** As lists show them. */
export const ListedEmployee = EmployeeRow.extend({
  /** What they have in the company's own fields that the reader sees, by the field's id; null unless asked for. */
  own: z.record(z.string(), z.string()).nullable(),
  /** Whether they can sign in; null for whoever may not see it. Last, where it is put in. */
  account: z.enum(accountStates).nullable(),
})

/**
 * `active` has begun and is not away for long, `starting` has a first day that is still to come, `left` is resigned or
 * terminated. `employed` are those of today, away for long or not; `staying` are they and whoever is to come.
 * `service` are the accounts that belong to nobody in person.
 */
const standings = [
  'active',
  'starting',
  'sabbatical',
  'employed',
  'staying',
  'resigned',
  'terminated',
  'left',
  'service',
] as const

/** By what the list is narrowed. */
const narrowing = {
  status: z.enum(standings).optional(),
  department_id: Id.optional(),
  position_id: Id.optional(),
  /** The same by their names, as the address of a list keeps them. */
  department: OptionalText.optional(),
  position: OptionalText.optional(),
  employment_type: OptionalText.optional(),
  joined_from: z.string().optional(),
  joined_to: z.string().optional(),
  /** Who came or went in a time by its name: the last `7`, `30` or `90` days, `next30`, or a month `2026-11`. */
  joined: z.string().optional(),
  left: z.string().optional(),
  /** Of whom others do not see something, or who clocks in by something. */
  marked: z.enum(marks).optional(),
  /** Whether they can sign in, for those who give access. */
  account: z.enum(accountStates).optional(),
  /** What somebody has in the company's own fields, as JSON: pairs of a field's id and a value, all of which hold. */
  own: z.string().max(4000).optional(),
  /** Whose record lacks what a month of pay needs, for those who see pay. */
  lacks: z.enum(['account', 'numbers']).optional(),
}

export const employees = endpoint({
  id: 'employees.list',
  method: 'GET',
  path: 'api/panel/employee/getAllEmployees',
  access: readers,
  summary: 'Everyone within the caller’s sight; search by name, staff id or e-mail in any script',
  query: Paging.extend({
    ...narrowing,
    /** This one alone, wherever in the list. */
    employee_id: Id.optional(),
    /** With what they have in the company's own fields. */
    with_own: z.enum(['1']).optional(),
  }),
  response: z.array(ListedEmployee),
})

/** What people are listed with, by the names of the list's columns. */
export const listedColumns = [
  'name',
  'staff_id',
  'department',
  'position',
  'manager',
  'email',
  'type',
  'joined_on',
  'left_on',
  'status',
] as const

/** A field of the company's own as a column. */
const OwnColumn = z.string().regex(/^own\.[0-9a-f-]{36}$/, 'employees.unknown-own')

export const exportEmployees = endpoint({
  id: 'employees.listFile',
  method: 'POST',
  path: 'api/panel/employee/getAllEmployees/export',
  access: readers,
  summary: 'The list as a file, as it is narrowed and ordered, or of it those who are chosen, in the columns asked for',
  body: Paging.pick({ search: true, sort: true })
    .extend({
      ...narrowing,
      format: z.enum(['xlsx', 'csv']),
      columns: z
        .array(z.union([z.enum(listedColumns), OwnColumn]))
        .min(1)
        .max(listedColumns.length + 100),
      /** These, wherever in the list they stand. */
      employee_ids: z.array(Id).min(1).max(20_000).optional(),
    })
    .strict(),
  download: true,
})

export const employeesOverview = endpoint({
  id: 'employees.overview',
  method: 'GET',
  path: 'api/panel/employee/getAllEmployees/overview',
  access: readers,
  summary: 'How many people within the caller’s sight are active, away and gone, and by what they can be filtered',
  response: z.object({
    counts: z.object({
      active: z.number().int(),
      starting: z.number().int(),
      sabbatical: z.number().int(),
      left: z.number().int(),
      all: z.number().int(),
      service: z.number().int(),
    }),
    departments: z.array(z.string()),
    positions: z.array(z.string()),
    employment_types: z.array(z.string()),
    /** The company's own fields that the reader sees, in their order: columns, and what can be filtered by. */
    own_fields: z.array(
      z.object({
        id: Id,
        name: z.string(),
        name_zh: z.string().nullable(),
        kind: z.string(),
        choices: z.array(z.string()),
      }),
    ),
    /** The company gives out staff ids itself, and nobody types one. */
    gives_staff_ids: z.boolean(),
  }),
})

export const activeEmployees = endpoint({
  id: 'employees.active',
  method: 'GET',
  path: 'api/panel/employee/status/active/{x}',
  access: { to: 'company' },
  summary:
    'Active people for pickers; x = 1 the caller’s own team, 0 the whole company for roles that may see it and where people may see other departments, else the own department',
  params: z.object({ x: z.enum(['0', '1']) }),
  /** Without a page the whole list; `also` is among the answered whatever was searched for, for a field that holds them. */
  query: Paging.omit({ sort: true }).extend({ also: Id.optional(), department: OptionalText.optional() }),
  response: z.array(EmployeePick),
})

export const resignedEmployees = endpoint({
  id: 'employees.resigned',
  method: 'GET',
  path: 'api/panel/employee/status/resigned/{x}',
  access: readers,
  summary: 'People who left',
  params: z.object({ x: z.enum(['0', '1']) }),
  response: z.array(ListedEmployee),
})
