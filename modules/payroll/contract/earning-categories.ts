/** Earning categories: what pay items are called in this company, and what each counts as by the law. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, ShortText } from '#platform/contract/fields.ts'
import { SheetAnswer, SheetQuery, Undone } from '#platform/sheets/contract-types.ts'
import { CODE, LAST_PLACE } from '../model/categories/earning-category.ts'
import { setters } from './who.ts'

const path = 'api/panel/payroll/earningCategory' as const
const ById = z.object({ id: Id })

const EarningCategory = z.object({
  id: Id,
  /** What items name it by, on the wire and in sheets. */
  code: z.string(),
  /** In the caller's language. */
  name: z.string(),
  name_en: z.string(),
  name_zh: z.string(),
  kind: z.enum(['earning', 'benefit', 'deduction']),
  unit: z.enum(['money', 'days']),
  /** The law's type that it counts as. */
  treatment: z.string(),
  treatment_label: z.string(),
  /** How the law counts that type, scheme by scheme, in the caller's words; nothing where it says nothing. */
  treated: z.array(
    z.object({ scheme: z.string(), label: z.string(), counts: z.boolean(), value: z.string(), open: z.boolean() }),
  ),
  position: z.number().int(),
  is_active: z.boolean(),
  /** One of the law's own types: its name and treatment stay. */
  is_default: z.boolean(),
  /** Items, items that return, and lines of templates that name it; of the company's own alone. */
  uses: z.number().int(),
})

const Position = z.coerce.number().int().min(0).max(LAST_PLACE)
const Write = z
  .object({
    code: z
      .string()
      .trim()
      .regex(new RegExp(`^${CODE}$`), 'payroll.category-code'),
    name_en: ShortText,
    name_zh: ShortText,
    treatment: z.string().trim().max(60),
    position: Position.optional(),
    is_active: Flag.optional(),
  })
  .strict()
const problems = ['payroll.category-taken', 'payroll.unknown-type'] as const

export const categories = endpoint({
  id: 'payroll.earningCategories',
  method: 'GET',
  path,
  access: setters,
  summary: 'Earning categories in order: the types the law knows, and those of the company',
  response: z.array(EarningCategory),
})
export const category = endpoint({
  id: 'payroll.earningCategory',
  method: 'GET',
  path: `${path}/{id}`,
  access: setters,
  params: ById,
  summary: 'One earning category',
  response: EarningCategory,
})
export const createCategory = endpoint({
  id: 'payroll.createEarningCategory',
  method: 'POST',
  path,
  status: 201,
  access: setters,
  body: Write,
  summary: 'Add a category of the company’s own that counts as one of the law’s types',
  response: EarningCategory,
  problems,
})
export const changeCategory = endpoint({
  id: 'payroll.changeEarningCategory',
  method: 'PATCH',
  path: `${path}/{id}`,
  access: setters,
  params: ById,
  body: Write.partial().strict(),
  summary: 'Change a category; of the law’s own types only the place and whether it is offered',
  response: EarningCategory,
  problems: [...problems, 'payroll.category-standard', 'payroll.category-in-use'],
})
export const removeCategory = endpoint({
  id: 'payroll.removeEarningCategory',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: setters,
  params: ById,
  summary: 'Remove a category of the company’s own that nothing names',
  problems: ['payroll.category-standard', 'payroll.category-in-use'],
})

export const exportCategories = endpoint({
  id: 'payroll.exportEarningCategories',
  method: 'GET',
  path: `${path}/export`,
  access: setters,
  summary: 'Earning categories as a sheet that can be imported',
  download: true,
})
export const importCategories = endpoint({
  id: 'payroll.importEarningCategories',
  method: 'POST',
  path: `${path}/import`,
  access: setters,
  summary: 'Add earning categories and change those of the same code, all or none; preview=1 stores nothing',
  query: SheetQuery,
  file: 'required',
  limit: 'upload',
  response: SheetAnswer,
  problems: ['sheets.refused', 'sheets.unreadable', 'sheets.too-large', 'sheets.empty'],
})
export const undoCategories = endpoint({
  id: 'payroll.undoEarningCategories',
  method: 'POST',
  path: `${path}/import/undo/{x}`,
  access: setters,
  params: z.object({ x: Id }),
  summary: 'Take an import of earning categories back, while everything stands as it left it',
  response: Undone,
  problems: ['sheets.undo-in-use'],
})
