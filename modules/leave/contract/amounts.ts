/** How quantities of leave travel: numbers of days or hours, in halves. */
import { z } from 'zod'
import { halvesOf } from '../model/halves.ts'

/** `.0` or `.5` only; also as text, as forms send it. */
export const Amount = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d{1,5}(\.\d{1,4})?$/, 'leave.halves')
      .transform(Number),
  ])
  .refine((amount) => amount >= 0 && amount <= 10_000, 'leave.halves')
  .refine((amount) => halvesOf(amount) !== undefined, 'leave.halves')
  .meta({ id: 'LeaveAmount' })
export const AboveZero = Amount.refine((amount) => amount > 0, 'leave.above-zero')
export const Shown = z.number()

export const Steps = z
  .array(z.object({ from_months: z.number().int().min(0).max(600), amount: Amount }).strict())
  .max(60)
  .refine((steps) => new Set(steps.map(({ from_months }) => from_months)).size === steps.length, 'leave.step-twice')
