/** Fields of pay items, of one month and recurring; how whom they are for is named. */
import { z } from 'zod'
import { Id, MoneyText, OptionalText, ShortText } from '#platform/contract/fields.ts'

export const ItemRow = z.object({
  id: Id,
  employee_id: Id,
  staff_id: z.string(),
  full_name: z.string(),
  /** The code of an earning category: one of the law's types, or one of the company's own. */
  type: z.string(),
  type_label: z.string(),
  unit: z.enum(['money', 'days']),
  amount: z.string(),
  note: z.string().nullable(),
  origin: z.enum(['sheet', 'hand', 'recurring', 'retro']),
  /** YYYY-MM: the closed month that a change of pay dated back owes it for. */
  for_month: z.string().nullable(),
})

export const ItemWrite = z
  .object({ employee_id: Id, type: z.string().max(60), amount: MoneyText, note: OptionalText.optional() })
  .strict()
type Named = { readonly employee_id?: string | undefined; readonly staff_id?: string | undefined }
type Telling = { readonly addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void }
const onePerson = { code: 'custom' as const, path: ['staff_id'], message: 'payroll.one-person' }
function oneOfBoth({ employee_id, staff_id }: Named, { addIssue }: Telling): void {
  if ((employee_id === undefined) === (staff_id === undefined)) addIssue(onePerson)
}
function notBoth({ employee_id, staff_id }: Named, { addIssue }: Telling): void {
  if (employee_id !== undefined && staff_id !== undefined) addIssue(onePerson)
}
/** Whom it is for is named by the id or, as in the sheet, by the staff id; both might mean two people. */
export const NewItem = ItemWrite.extend({ employee_id: Id.optional(), staff_id: ShortText.optional() })
  .strict()
  .superRefine(oneOfBoth)
  .meta({
    description:
      'The person is named by employee_id or, as in the sheet, by staff_id: exactly one of the two is given.',
    oneOf: [{ required: ['employee_id'] }, { required: ['staff_id'] }],
  })
/** Not both, which might mean two people; without either it stays whose it is. */
export const ItemChange = ItemWrite.partial().extend({ staff_id: ShortText.optional() }).strict().superRefine(notBoth)
const Months = {
  from: z.string().regex(/^\d{4}-\d{2}$/, 'payroll.month'),
  to: z.union([z.literal(''), z.string().regex(/^\d{4}-\d{2}$/, 'payroll.month')]).optional(),
}
export const RecurringNew = ItemWrite.extend({ employee_id: Id.optional(), staff_id: ShortText.optional(), ...Months })
  .strict()
  .superRefine(oneOfBoth)
export const RecurringChange = ItemWrite.extend({ ...Months, staff_id: ShortText })
  .partial()
  .strict()
  .superRefine(notBoth)
export const RecurringRow = ItemRow.omit({ origin: true, for_month: true }).extend({
  from: z.string(),
  to: z.string().nullable(),
})
