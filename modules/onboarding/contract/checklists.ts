/** What is to be done when somebody joins or leaves, by department, position and way of employment. */
import { z } from 'zod'
import { companyRoles } from '#access/roles.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, ShortText } from '#platform/contract/fields.ts'
import { checklistKinds, owners, taskKinds } from '../model/tasks.ts'

const access = { to: 'area', of: ['onboarding'] } as const
const params = z.object({ id: Id })

const Task = z
  .strictObject({
    id: z.string().trim().max(40).default(''),
    name: ShortText,
    name_zh: z.string().trim().max(255).default(''),
    kind: z.enum(taskKinds).default('task'),
    owner: z.enum(owners),
    role: z.enum(companyRoles).nullable().default(null),
    person_id: Id.nullable().default(null),
    due_days: z.coerce.number().int().min(-365).max(365).default(0),
  })
  .refine(({ owner, role }) => owner !== 'role' || role !== null, { message: 'http.required', path: ['role'] })
  .refine(({ owner, person_id }) => owner !== 'person' || person_id !== null, {
    message: 'http.required',
    path: ['person_id'],
  })
const fields = {
  name: ShortText,
  kind: z.enum(checklistKinds),
  department_id: Id.nullable(),
  position_id: Id.nullable(),
  employment_type: z.string().trim().max(60).nullable(),
  tasks: z.array(Task).min(1).max(60),
  is_active: Flag,
}
const { name, kind, tasks, ...optional } = fields
const NewChecklist = z.strictObject({ name, kind, tasks, ...z.object(optional).partial().shape })
const ChecklistChange = z.strictObject(fields).partial()
const ShownTask = z.object({
  id: z.string(),
  name: z.string(),
  name_zh: z.string(),
  kind: z.enum(taskKinds),
  owner: z.enum(owners),
  role: z.string().nullable(),
  person_id: Id.nullable(),
  due_days: z.number().int(),
})
const Checklist = z
  .object({
    id: Id,
    name: z.string(),
    kind: z.enum(checklistKinds),
    department_id: Id.nullable(),
    department: z.string().nullable(),
    position_id: Id.nullable(),
    position: z.string().nullable(),
    employment_type: z.string().nullable(),
    tasks: z.array(ShownTask),
    is_active: z.boolean(),
  })
  .meta({ id: 'Checklist' })

export const checklists = endpoint({
  id: 'onboarding.checklists',
  method: 'GET',
  path: 'api/panel/onboarding/checklist',
  access,
  summary: 'Checklists by name, with their tasks',
  response: z.array(Checklist),
})
export const checklist = endpoint({
  id: 'onboarding.checklist',
  method: 'GET',
  path: 'api/panel/onboarding/checklist/{id}',
  access,
  params,
  summary: 'One checklist',
  response: Checklist,
})
export const addChecklist = endpoint({
  id: 'onboarding.addChecklist',
  method: 'POST',
  path: 'api/panel/onboarding/checklist',
  status: 201,
  access,
  summary: 'Add a checklist; tasks without an id are given one',
  body: NewChecklist,
  response: Checklist,
  problems: ['onboarding.invalid'],
})
export const changeChecklist = endpoint({
  id: 'onboarding.changeChecklist',
  method: 'PATCH',
  path: 'api/panel/onboarding/checklist/{id}',
  access,
  params,
  summary: 'Change a checklist; tasks that people have already stay as they are',
  body: ChecklistChange,
  response: Checklist,
  problems: ['onboarding.invalid'],
})
export const removeChecklist = endpoint({
  id: 'onboarding.removeChecklist',
  method: 'DELETE',
  path: 'api/panel/onboarding/checklist/{id}',
  access,
  params,
  summary: 'Remove a checklist; tasks that people have already stay',
  response: z.null(),
})
