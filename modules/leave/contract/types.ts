/** Types of leave and the groups of people that have them. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, ShortText } from '#platform/contract/fields.ts'
import { weekDays } from '../model/days/calendar.ts'
import { periods } from '../model/entitlement/by-leave-year.ts'
import { countings, grantings, leftovers } from '../model/leave-type.ts'
import { AboveZero, Amount, Shown, Steps } from './amounts.ts'

const readers = { to: 'area', of: ['leave', 'settings.leave'] } as const
const writers = { to: 'area', of: ['settings.leave'] } as const
const ById = z.object({ id: Id })
const Days = z.number().int().min(0).max(1000)

const typeFields = {
  name: ShortText,
  name_zh: ShortText,
  granted: z.enum(grantings),
  counted_in: z.enum(countings),
  unit: z.enum(['day', 'hour']),
  smallest: AboveZero.nullable(),
  steps: Steps,
  /** Of what is granted by service: by years of service, or by leave years. */
  period: z.enum(periods),
  prorated: Flag,
  accrues: z.enum(['at_once', 'monthly']),
  paid: z
    .string()
    .trim()
    .regex(/^(0(\.\d{1,3})?|1(\.0{1,3})?)$/, 'leave.paid'),
  sex: z.enum(['male', 'female']).nullable(),
  married: Flag,
  service_months: z.number().int().min(0).max(600),
  attachment_from: Amount.nullable(),
  reason_needed: Flag,
  mandated: Flag,
  within_type: Id.nullable(),
  within_after: Amount,
  window_before: Days.nullable(),
  window_after: Days.nullable(),
  events: z.number().int().min(1).max(100).nullable(),
  notice_days: Days,
  backdated_days: Days.nullable(),
  longest: AboveZero.nullable(),
  carry_most: Amount,
  carry_months: z.number().int().min(1).max(24).nullable(),
  leftover: z.enum(leftovers),
  active: Flag,
  position: z.number().int().min(0).max(10_000),
}
const LawOfType = z.object({
  /** The least a company may give, by completed months of service. */
  steps: z.array(z.object({ from_months: z.number().int(), amount: Shown })),
  paid: z.string(),
  standing: z.string(),
  source: z.string(),
  from: z.string(),
  note: z.string().nullable(),
})

export const LeaveTypeView = z
  .object({
    id: Id,
    kind: z.string().nullable(),
    /** In the reader's language. */
    label: z.string(),
    name: z.string(),
    name_zh: z.string(),
    granted: z.enum(grantings),
    counted_in: z.enum(countings),
    unit: z.enum(['day', 'hour']),
    smallest: Shown.nullable(),
    /** What holds: the type's own, or the company's. */
    smallest_in_force: Shown,
    steps: z.array(z.object({ from_months: z.number().int(), amount: Shown })),
    period: z.enum(periods),
    /** From which day that holds; null where it does already. */
    period_from: z.string().nullable(),
    prorated: z.boolean(),
    accrues: z.enum(['at_once', 'monthly']),
    paid: z.string(),
    sex: z.enum(['male', 'female']).nullable(),
    married: z.boolean(),
    service_months: z.number().int(),
    attachment_from: Shown.nullable(),
    reason_needed: z.boolean(),
    mandated: z.boolean(),
    within_type: Id.nullable(),
    within_after: Shown,
    window_before: z.number().int().nullable(),
    window_after: z.number().int().nullable(),
    events: z.number().int().nullable(),
    notice_days: z.number().int(),
    backdated_days: z.number().int().nullable(),
    longest: Shown.nullable(),
    carry_most: Shown,
    carry_months: z.number().int().nullable(),
    leftover: z.enum(leftovers),
    active: z.boolean(),
    position: z.number().int(),
    /** Among which an event has to be named, with their names in the reader's language. */
    variants: z.array(z.object({ name: z.string(), label: z.string() })),
    /** The halves of a day in the company’s wording. */
    part_labels: z.object({ morning: z.string(), afternoon: z.string() }),
    law: LawOfType.nullable(),
  })
  .meta({ id: 'LeaveType' })

export const types = endpoint({
  id: 'leave.types',
  method: 'GET',
  path: 'api/panel/leave/type',
  access: readers,
  summary: 'Types of leave with the law’s minimum, its source and its standing',
  response: z.array(LeaveTypeView),
})
export const type = endpoint({
  id: 'leave.type',
  method: 'GET',
  path: 'api/panel/leave/type/{id}',
  access: readers,
  summary: 'One type of leave',
  params: ById,
  response: LeaveTypeView,
})
export const createType = endpoint({
  id: 'leave.createType',
  method: 'POST',
  path: 'api/panel/leave/type',
  status: 201,
  access: writers,
  summary: 'Add a type of the company’s own; everybody of the default group has it',
  body: z.object(typeFields).partial().required({ name: true }).strict(),
  response: LeaveTypeView,
  problems: ['leave.name-taken'],
})
export const changeType = endpoint({
  id: 'leave.changeType',
  method: 'PATCH',
  path: 'api/panel/leave/type/{id}',
  access: writers,
  summary: 'Change a type; entitlements of the present period follow, never below the law',
  params: ById,
  body: z.object(typeFields).partial().strict(),
  response: LeaveTypeView,
  problems: ['leave.name-taken', 'leave.below-law', 'leave.unit-in-use', 'leave.period-of-service'],
})
export const removeType = endpoint({
  id: 'leave.removeType',
  method: 'DELETE',
  path: 'api/panel/leave/type/{id}',
  access: writers,
  summary: 'Remove a type of the company’s own that nobody used; others are switched off instead',
  params: ById,
  problems: ['leave.type-in-use', 'leave.type-of-law'],
})

const Week = z.array(z.enum(weekDays)).length(7)
const GroupType = z.object({ type_id: Id, steps: Steps.nullable().default(null) }).strict()
const GroupFields = z
  .object({
    name: ShortText,
    /** Monday to Sunday; null for the company’s week. */
    week: Week.nullable().default(null),
    types: z.array(GroupType).max(200),
  })
  .strict()
export const LeaveGroupView = z
  .object({
    id: Id,
    name: z.string(),
    /** Default is shown translated. */
    label: z.string(),
    is_default: z.boolean(),
    week: Week.nullable(),
    types: z.array(
      z.object({
        type_id: Id,
        steps: z.array(z.object({ from_months: z.number().int(), amount: Shown })).nullable(),
      }),
    ),
    members: z.number().int(),
  })
  .meta({ id: 'LeaveGroup' })

export const groups = endpoint({
  id: 'leave.groups',
  method: 'GET',
  path: 'api/panel/leave/group',
  access: readers,
  summary: 'Leave groups: their types, their week, how many people',
  response: z.array(LeaveGroupView),
})
export const group = endpoint({
  id: 'leave.group',
  method: 'GET',
  path: 'api/panel/leave/group/{id}',
  access: readers,
  summary: 'One leave group with the people in it',
  params: ById,
  response: LeaveGroupView.extend({ employee_ids: z.array(Id) }),
})
export const createGroup = endpoint({
  id: 'leave.createGroup',
  method: 'POST',
  path: 'api/panel/leave/group',
  status: 201,
  access: writers,
  summary: 'Add a leave group',
  body: GroupFields,
  response: LeaveGroupView,
  problems: ['leave.name-taken', 'leave.below-law'],
})
export const changeGroup = endpoint({
  id: 'leave.changeGroup',
  method: 'PATCH',
  path: 'api/panel/leave/group/{id}',
  access: writers,
  summary: 'Change a leave group; entitlements of its people follow',
  params: ById,
  body: GroupFields.partial().strict(),
  response: LeaveGroupView,
  problems: ['leave.name-taken', 'leave.below-law'],
})
export const removeGroup = endpoint({
  id: 'leave.removeGroup',
  method: 'DELETE',
  path: 'api/panel/leave/group/{id}',
  access: writers,
  summary: 'Remove a leave group; its people go back to the default one',
  params: ById,
  problems: ['leave.default-group'],
})
export const putInGroup = endpoint({
  id: 'leave.putInGroup',
  method: 'POST',
  path: 'api/panel/leave/group/{id}/employees',
  access: writers,
  summary: 'These people belong to this group from now on',
  params: ById,
  body: z.object({ employee_ids: z.array(Id).min(1).max(2000) }).strict(),
  response: LeaveGroupView,
  problems: ['leave.unknown-people'],
})
