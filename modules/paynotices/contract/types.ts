import { z } from 'zod'
import { Day, Id } from '#platform/contract/fields.ts'
import { formNames, standings, statuses } from '../model/form.ts'

export const base = 'api/panel/payroll/notice' as const
/** Company Admin and HR Payroll. */
export const keepers = { to: 'area', of: ['payroll.cp2x'] } as const

export const FormName = z.enum(formNames)
export const Status = z.enum(statuses)
export const Language = z.enum(['en', 'zh-Hant'])
/** By box of the form: days as 2026-03-01, amounts as 1200.00, choices by their value. */
export const Fields = z.record(z.string().min(1).max(40), z.string().trim().max(255).nullable())

export const NoticeView = z.object({
  id: Id,
  form: FormName,
  form_label: z.string(),
  authority: z.string(),
  employee_id: Id,
  staff_id: z.string(),
  full_name: z.string(),
  /** The first day, the last one, or from when new amounts hold. */
  event_on: Day,
  due_on: Day,
  standing: z.enum(standings),
  standing_label: z.string(),
  status: Status,
  late: z.boolean(),
  why: z.string(),
  fields: z.record(z.string(), z.string()),
  missing: z.array(z.object({ field: z.string(), text: z.string() })),
  filed_on: Day.nullable(),
  reference: z.string().nullable(),
  cleared_on: Day.nullable(),
  by: z.string().nullable(),
  by_hand: z.boolean(),
  /** It was filed, and since then the day was moved or nothing is left to tell. */
  outdated: z.boolean(),
})

export const NoticeBox = z.object({
  key: z.string(),
  label: z.string(),
  part: z.string().nullable(),
  kind: z.enum(['text', 'date', 'money', 'choice']),
  /** What the record says is put right in the record. */
  from: z.enum(['record', 'pay', 'asked']),
  value: z.string(),
  /** As it is read. */
  text: z.string(),
  entered: z.boolean(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
})
export const WholeNotice = NoticeView.extend({
  boxes: z.array(NoticeBox),
  /** Who gives it, when, where and how. */
  guide: z.array(z.object({ key: z.string(), label: z.string(), text: z.string() })),
  clears: z.boolean(),
})
