/** What people ask to have changed of their own data, and who decides it. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, Instant, LongText } from '#platform/contract/fields.ts'
import { personalFields, Revision } from '../person-fields.ts'
import { FamilyMember, familyFields } from '../record/family.ts'

const reviewers = { to: 'area', of: ['employee.file'] } as const
const own = { to: 'area', of: ['me'] } as const

export const parts = ['profile', 'family'] as const
export const acts = ['change', 'add', 'remove'] as const

/** What the law and the contract hang on (citizenship, numbers at agencies) is HR's alone. */
const askable = {
  full_name: true,
  preferred_name: true,
  email: true,
  phone: true,
  gender: true,
  birth_date: true,
  marital_status: true,
  nationality: true,
  identity_number: true,
  passport_number: true,
  permanent_address: true,
  resident_address: true,
} as const
const Asked = z.object(personalFields).pick(askable).partial()
export const askableFields = Object.keys(askable) as (keyof typeof askable)[]

const Value = z.union([z.string(), z.boolean(), z.null(), z.record(z.string(), z.string())])
export const ChangeAsked = z
  .object({
    id: Id,
    employee_id: Id,
    full_name: z.string(),
    staff_id: z.string(),
    part: z.enum(parts),
    act: z.enum(acts),
    entry_id: Id.nullable(),
    /** Whom of the family it is about, as the record has the name. */
    entry_name: z.string().nullable(),
    status: z.string(),
    /** Whom it waits for, while it waits. */
    waits_for: z.array(z.string()),
    sent_at: Instant,
    note: z.string().nullable(),
    decided_by: z.string().nullable(),
    decided_at: Instant.nullable(),
    reason: z.string().nullable(),
    changes: z.array(
      z.object({
        field: z.string(),
        before: Value,
        after: Value,
        /** The record says something else by now than when it was asked. */
        moved_on: z.boolean(),
        now: Value,
      }),
    ),
    /** Why the caller may not decide it; null where he may. */
    closed: z.string().nullable(),
  })
  .meta({ id: 'ChangeAsked' })

export const ownProfile = endpoint({
  id: 'employees.ownProfile',
  method: 'GET',
  path: 'api/emp/profile',
  access: own,
  summary: 'One’s own data and family, and what one asked to have changed; null for an account without employment',
  response: z
    .object({
      id: Id,
      /** By the names of the fields that can be asked for. */
      profile: z.record(z.string(), Value),
      family: z.array(FamilyMember),
      requests: z.array(ChangeAsked),
      revision: z.number().int(),
    })
    .nullable(),
})

const note = LongText.optional()
const Family = z.object(familyFields).partial()
export const askProfileChange = endpoint({
  id: 'employees.askProfileChange',
  method: 'POST',
  path: 'api/emp/profile/change',
  status: 201,
  access: own,
  summary: 'Ask to have one’s own data changed; HR sees what was and what shall be, and decides',
  body: Asked.extend({ note, revision: Revision.optional() }).strict(),
  response: ChangeAsked,
  problems: ['employees.change-waits', 'employees.nothing-asked', 'employees.not-employed'],
})

export const askFamilyChange = endpoint({
  id: 'employees.askFamilyChange',
  method: 'POST',
  path: 'api/emp/family/change',
  status: 201,
  access: own,
  summary: 'Ask to have somebody of one’s family added, changed or taken out',
  body: z.discriminatedUnion('act', [
    Family.required({ full_name: true, relationship: true })
      .extend({ act: z.literal('add'), note })
      .strict(),
    Family.extend({ act: z.literal('change'), entry: Id, note }).strict(),
    z.object({ act: z.literal('remove'), entry: Id, note }).strict(),
  ]),
  response: ChangeAsked,
  problems: [
    'employees.change-waits',
    'employees.too-many-waiting',
    'employees.nothing-asked',
    'employees.not-employed',
  ],
})

export const cancelChange = endpoint({
  id: 'employees.cancelChange',
  method: 'DELETE',
  path: 'api/emp/profile/change/{id}',
  access: own,
  summary: 'Take back what one asked for, while nobody has decided it',
  params: z.object({ id: Id }),
  response: z.object({ id: Id, status: z.string() }),
})

export const changesAsked = endpoint({
  id: 'employees.changesAsked',
  method: 'GET',
  path: 'api/panel/employee/change',
  access: reviewers,
  summary: 'What people asked to have changed: what waits, or all of one person, with before, after and now',
  query: z.object({ employee_id: Id.optional(), status: z.enum(['pending', 'all']).default('pending') }),
  response: z.array(ChangeAsked),
})

export const changeToDecide = endpoint({
  id: 'employees.changeToDecide',
  method: 'GET',
  path: 'api/panel/employee/change/{id}',
  access: { to: 'area', of: ['application'] },
  summary: 'What one person asked to have changed, for whom it waits now, for who keeps the files, and for the person',
  params: z.object({ id: Id }),
  response: ChangeAsked,
})

const Waiting = z.object({ has_changes: z.number().int(), employee_ids: z.array(Id) })
export const hasEmployeePendingChanges = endpoint({
  id: 'employees.hasEmployeePendingChanges',
  method: 'GET',
  path: 'api/panel/employee/hasEmployeePendingChanges',
  access: { to: 'area', of: ['employee'] },
  summary: 'Of whom within sight changes of the own data wait for a decision',
  response: Waiting,
})
export const hasFamilyMemberChanges = endpoint({
  id: 'employees.hasFamilyMemberChanges',
  method: 'GET',
  path: 'api/panel/employee/hasFamilyMemberChanges',
  access: { to: 'area', of: ['employee'] },
  summary: 'Of whom within sight changes of the family wait for a decision',
  response: Waiting,
})

export const approveReject = endpoint({
  id: 'employees.approveReject',
  method: 'POST',
  path: 'api/panel/employee/approveReject/fr/{a}/{b}',
  access: { to: 'area', of: ['employee.file'] },
  summary: 'Decide what a person asked for: a is what waits, b approve or reject; a face photo unless type says other',
  params: z.object({ a: Id, b: z.enum(['approve', 'reject']) }),
  body: z
    .object({
      type: z.enum(['face', ...parts]).default('face'),
      reason: LongText.optional(),
      /** That what HR has written meanwhile is written over. */
      confirm: Flag.default(false),
    })
    .strict(),
  response: z.object({ id: Id, status: z.string() }),
  problems: [
    'approvals.own',
    'approvals.decided-before',
    'employees.request-outdated',
    'employees.asked-overtaken',
    'employees.reason-needed',
  ],
})
