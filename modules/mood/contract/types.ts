/** Fields of mood: an answer as its writer sees it, and the averages that HR sees. */
import { z } from 'zod'
import { DateText, Day, Flag, ShortText } from '#platform/contract/fields.ts'
import { NOTE_MAX, type Step, steps } from '../model/answer.ts'
import { LEAST_MINIMUM } from '../model/groups.ts'
import { spans } from '../model/periods.ts'

const StepNumber = z
  .number()
  .int()
  .refine((step): step is Step => steps.some((one) => one === step), 'mood.step')

export const NewAnswer = z.strictObject({
  /** From 1, very bad, to 5, very good. */
  step: StepNumber,
  /** Left as it is where it is not given; an empty one is removed. */
  note: z
    .string()
    .trim()
    .refine((text) => [...text].length <= NOTE_MAX, 'mood.note')
    .optional(),
  /** HR reads the note without a name. Left as it is where it is not given. */
  is_shared: Flag.optional(),
})
export const Answer = z.object({
  date: Day,
  step: z.number().int(),
  note: z.string().nullable(),
  is_shared: z.boolean(),
})

export const Asked = z.object({
  by: z.enum(spans).default('week'),
  /** A day of the period; yesterday, where none is named. */
  on: DateText.optional(),
})

/** All null where fewer people answered than may be shown. */
const figures = {
  /** The mean step, one decimal. */
  average: z.string().nullable(),
  answers: z.number().int().nullable(),
  /** How many gave each step, from 1 to 5. */
  steps: z.array(z.number().int()).nullable(),
}
export const PeriodFigures = z.object({
  from: Day,
  to: Day,
  ...figures,
  /** Answers for every hundred people and day, of the days that are counted. */
  share: z.number().int().nullable(),
})
export const DepartmentFigures = z.object({
  id: z.string().nullable(),
  name: z.string(),
  ...figures,
  /** Beside the average of the period before; null where either is not shown. */
  change: z.string().nullable(),
  /** Answers for every hundred of those who are in the department now, by day; null where nobody is. */
  share: z.number().int().nullable(),
})

export const Setting = z.object({
  is_on: z.boolean(),
  /** Null: the usual question. */
  question_en: z.string().nullable(),
  question_zh: z.string().nullable(),
  minimum: z.number().int(),
  /** What the smallest group will be, and from when. */
  next: z.object({ minimum: z.number().int(), from: Day }).nullable(),
})
const Question = z.union([ShortText, z.literal('').transform(() => null), z.null()])
export const SettingChange = z.strictObject({
  is_on: Flag.optional(),
  question_en: Question.optional(),
  question_zh: Question.optional(),
  minimum: z.number().int().min(LEAST_MINIMUM).max(100).optional(),
})
