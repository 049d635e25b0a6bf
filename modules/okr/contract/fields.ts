/** The fields of objectives and their key results. */
import { z } from 'zod'
import { Id, Instant, MoneyText, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { owners } from '../model/okr.ts'

export const Revision = z.number().int()
export const Year = z.coerce.number().int().min(2000).max(2199)
export const QuarterNumber = z.coerce.number().int().min(1).max(4)
const Weight = z.coerce.number().int().min(1).max(100)

/** A row that is there keeps its check-ins; without an id it is a new one. */
const KeyResultBody = z.strictObject({
  id: Id.optional(),
  name: ShortText,
  unit: z.string().trim().max(20).default(''),
  start_value: MoneyText.default('0'),
  target_value: MoneyText,
  weight: Weight.default(1),
})
export const ObjectiveBody = z.strictObject({
  id: Id.optional(),
  name: ShortText,
  weight: Weight,
  factor_id: Id.nullable().default(null),
  parent_id: Id.nullable().default(null),
  key_results: z.array(KeyResultBody).min(1, 'okr.key-result-needed').max(10),
})
export const Objectives = z.array(ObjectiveBody).min(1, 'okr.objective-needed').max(10)
export const TemplateObjectives = z
  .array(
    ObjectiveBody.omit({ id: true, parent_id: true }).extend({
      key_results: z
        .array(KeyResultBody.omit({ id: true }))
        .min(1, 'okr.key-result-needed')
        .max(10),
    }),
  )
  .min(1, 'okr.objective-needed')
  .max(10)

export const CheckInBody = z.strictObject({
  key_result_id: Id,
  value: MoneyText,
  /** 1 off track, 2 at risk, 3 on track. */
  confidence: z.coerce.number().int().min(1).max(3),
  comment: OptionalText.default(''),
})

const CheckIn = z.object({
  value: z.string(),
  confidence: z.number().int(),
  comment: z.string(),
  by: z.string(),
  at: Instant,
})
const KeyResult = z.object({
  id: Id,
  name: z.string(),
  unit: z.string(),
  start_value: z.string(),
  target_value: z.string(),
  current_value: z.string(),
  confidence: z.number().int().nullable(),
  weight: z.number().int(),
  progress: z.string(),
  check_ins: z.array(CheckIn),
})
const Objective = z.object({
  id: Id,
  name: z.string(),
  weight: z.number().int(),
  factor_id: Id.nullable(),
  factor: z.string().nullable(),
  factor_zh: z.string().nullable(),
  parent_id: Id.nullable(),
  parent: z.string().nullable(),
  progress: z.string(),
  key_results: z.array(KeyResult),
})
export const OkrRow = z
  .object({
    id: Id,
    owner_kind: z.enum(owners),
    /** Of the department or the person; null of the company. */
    owner: z.string().nullable(),
    employee_id: Id.nullable(),
    department_id: Id.nullable(),
    department: z.string().nullable(),
    year: z.number().int(),
    quarter: z.number().int(),
    status: z.number().int().min(0).max(3),
    /** In per cent, to one decimal. */
    progress: z.string(),
    /** The lowest of its key results; null before the first check-in. */
    confidence: z.number().int().nullable(),
    objectives_count: z.number().int(),
    last_check_in: Instant.nullable(),
    revision: z.number().int(),
  })
  .meta({ id: 'OkrRow' })
export const OkrView = OkrRow.extend({
  objectives: z.array(Objective),
  sent_back: z.string().nullable(),
  may: z.object({
    change: z.boolean(),
    proceed: z.boolean(),
    revert: z.boolean(),
    remove: z.boolean(),
    check_in: z.boolean(),
    copy: z.boolean(),
  }),
}).meta({ id: 'Okr' })

export const AlignTo = z.object({ id: Id, name: z.string(), owner: z.string().nullable() })
export const FactorChoice = z.object({ id: Id, name: z.string(), name_zh: z.string() })
export const Choices = z.object({ parents: z.array(AlignTo), factors: z.array(FactorChoice) })
