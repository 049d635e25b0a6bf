/** Standby as it is asked for and answered. */
import { z } from 'zod'
import { DateText, Day, Flag, Id, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'
import { allowanceTypes, forfeitUnits } from '../model/pay.ts'

export const StandbyView = z
  .object({
    id: Id,
    name: z.string(),
    short_name: z.string(),
    start_time: z.string(),
    end_time: z.string(),
    /** It ends on the day after the one it begins on. */
    is_cross_day: z.boolean(),
    total_hours: z.string(),
    allowance_type: z.enum(allowanceTypes),
    /** Null also for whoever does not see amounts. */
    allowance_amount: z.string().nullable(),
    day_type_rates: z.record(z.string(), z.string()).nullable(),
    earning_category: z.string().nullable(),
    forfeit_unit: z.enum(forfeitUnits),
    forfeit_value: z.string(),
    status: z.union([z.literal(0), z.literal(1)]),
  })
  .meta({ id: 'Standby' })

const Time = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'standby.time')
const Decimal = z
  .union([z.number(), z.string().trim()])
  .transform(String)
  .refine((text) => /^\d{1,2}(\.\d{1,2})?$/.test(text), 'standby.halves')

export const standbyFields = {
  name: ShortText,
  short_name: z.string().trim().min(1, 'http.required'),
  start_time: Time,
  end_time: Time,
  allowance_type: z.enum(allowanceTypes),
  allowance_amount: PositiveMoneyText.nullable().optional(),
  day_type_rates: z.record(z.string(), PositiveMoneyText).optional(),
  earning_category: z.string().trim().max(60).nullable().optional(),
  forfeit_unit: z.enum(forfeitUnits).optional(),
  forfeit_value: Decimal.optional(),
}

const Cell = z.object({ id: Id, short_name: z.string(), start_time: z.string(), end_time: z.string() })
export const StandbyDay = z.object({
  date: Day,
  standbys: z.array(Cell),
  leave: z.string().nullable(),
  /** What the day is without a roster. */
  usual: z.enum(['working', 'half', 'off', 'rest', 'holiday']),
  holiday: z.string().nullable(),
  /** The shifts of the roster, by their short names. */
  shifts: z.array(z.string()),
  is_confirmed: z.boolean(),
  is_locked: z.boolean(),
})
export const StandbyPlan = z.object({
  employees: z.array(
    z.object({
      id: Id,
      staff_id: z.string(),
      full_name: z.string(),
      department_id: Id.nullable(),
      department: z.string().nullable(),
      days: z.array(StandbyDay),
    }),
  ),
})

export const span = { from: DateText, to: DateText }
export const withDepartments = { ...span, department_ids: z.array(Id).max(500).optional() }
export const confirm = { confirm: Flag.default(false) }
export const dates = { dates: z.array(DateText).min(1).max(400) }

export const planning = { to: 'area', of: ['standby'] } as const
export const ruling = { to: 'area', of: ['standby.write'] } as const
export const setting = { to: 'area', of: ['standby.settings'] } as const
