/** Categories of claims, the groups of people they are open to, and the schemes that count them as wages. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, ShortText } from '#platform/contract/fields.ts'
import { ById, readers, writers } from './shared.ts'

const Category = z.object({
  id: Id,
  name: z.string(),
  is_active: z.boolean(),
  claim_group_id: Id,
  /** Claimed with a travel: filters leave it out. */
  is_travel: z.boolean(),
  /** Whoever decides sees type and amount of its claims, no paper. */
  is_private: z.boolean(),
})
const Group = z.object({ id: Id, name: z.string(), is_default: z.boolean(), employees_count: z.number().int() })
const Member = z.object({ id: Id, staff_id: z.string(), full_name: z.string() })
const GroupDetail = Group.extend({ categories: z.array(Category), employees: z.array(Member) })
const Ids = z.array(Id).max(10_000)

export const categories = endpoint({
  id: 'claims.categories',
  method: 'GET',
  path: 'api/panel/company/claimCategory',
  access: readers,
  summary: 'Categories of claims',
  response: z.array(Category),
})
export const categoryList = endpoint({
  id: 'claims.categoryList',
  method: 'GET',
  path: 'api/panel/company/claimCategoryList',
  access: { to: 'area', of: ['claims.pick'] },
  summary: 'Categories to choose and filter by',
  response: z.array(Category),
})
export const category = endpoint({
  id: 'claims.category',
  method: 'GET',
  path: 'api/panel/company/claimCategory/{id}',
  access: readers,
  summary: 'One category',
  params: ById,
  response: Category,
})
export const createCategory = endpoint({
  id: 'claims.createCategory',
  method: 'POST',
  path: 'api/panel/company/claimCategory',
  status: 201,
  access: writers,
  summary: 'Add a category',
  body: z
    .object({ name: ShortText, is_active: Flag.optional(), claim_group_id: Id, is_private: Flag.optional() })
    .strict(),
  response: Category,
  problems: ['claims.name-taken'],
})
export const changeCategory = endpoint({
  id: 'claims.changeCategory',
  method: 'PATCH',
  path: 'api/panel/company/claimCategory/{id}',
  access: writers,
  summary: 'Change a category; only what is sent changes',
  params: ById,
  body: z.object({ name: ShortText, is_active: Flag, claim_group_id: Id, is_private: Flag }).partial().strict(),
  response: Category,
  problems: ['claims.name-taken'],
})

export const groups = endpoint({
  id: 'claims.groups',
  method: 'GET',
  path: 'api/panel/company/claimGroup',
  access: readers,
  summary: 'Groups of people with claims of their own, the default first',
  response: z.array(Group),
})
export const defaultCategories = endpoint({
  id: 'claims.defaultCategories',
  method: 'GET',
  path: 'api/panel/company/claimGroup/getDefaultCategory',
  access: readers,
  summary: 'Categories of the default group: open to everybody',
  response: z.array(Category),
})
export const group = endpoint({
  id: 'claims.group',
  method: 'GET',
  path: 'api/panel/company/claimGroup/{id}',
  access: readers,
  summary: 'One group with its categories and people',
  params: ById,
  response: GroupDetail,
})
export const createGroup = endpoint({
  id: 'claims.createGroup',
  method: 'POST',
  path: 'api/panel/company/claimGroup',
  status: 201,
  access: writers,
  summary: 'Add a group; people and categories come over from where they were',
  body: z.object({ name: ShortText, category_ids: Ids.optional(), employee_ids: Ids.optional() }).strict(),
  response: GroupDetail,
  problems: ['claims.name-taken'],
})
export const changeGroup = endpoint({
  id: 'claims.changeGroup',
  method: 'PATCH',
  path: 'api/panel/company/claimGroup/{id}',
  access: writers,
  summary: 'Rename a group, or set its whole list of categories or people; who is left out falls back to the default',
  params: ById,
  body: z.object({ name: ShortText, category_ids: Ids, employee_ids: Ids }).partial().strict(),
  response: GroupDetail,
  problems: ['claims.name-taken', 'claims.default-stays', 'claims.default-people'],
})
export const removeGroup = endpoint({
  id: 'claims.removeGroup',
  method: 'DELETE',
  path: 'api/panel/company/claimGroup/{id}',
  access: writers,
  summary: 'Remove a group; its people and categories fall back to the default',
  params: ById,
  problems: ['claims.default-stays'],
})

/** Every scheme of the three countries (model/schemes.ts); only those of the company's own country are there. */
const counted = <Value extends z.ZodType>(value: Value) => ({
  epf: value,
  socso: value,
  eis: value,
  hrdf: value,
  labour_insurance: value,
  health_insurance: value,
  pension: value,
  sss: value,
  philhealth: value,
  pag_ibig: value,
  tax: value,
})
const Statutory = z.object({
  claim_category_id: Id,
  ...counted(z.union([z.literal(0), z.literal(1)]).optional()),
})
const payroll = { to: 'area', of: ['claims.statutory'] } as const

export const statutory = endpoint({
  id: 'claims.statutory',
  method: 'GET',
  path: 'api/panel/company/claimStatutory',
  access: payroll,
  summary: 'Which schemes of the country count what is paid for a category as wages, 0 or 1',
  response: z.array(Statutory),
})
export const changeStatutory = endpoint({
  id: 'claims.changeStatutory',
  method: 'PATCH',
  path: 'api/panel/company/claimStatutory',
  access: payroll,
  summary: 'Set which schemes count a category; schemes and categories that are not sent stay',
  body: z
    .object({ items: z.array(z.object({ claim_category_id: Id, ...counted(Flag.optional()) }).strict()).max(1_000) })
    .strict(),
  response: z.array(Statutory),
  problems: ['claims.unknown-category', 'claims.unknown-scheme'],
})
