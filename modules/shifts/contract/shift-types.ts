/** Shifts as they are asked for and answered. */
import { z } from 'zod'
import { DateText, Day, Flag, Id, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'

export const ShiftView = z
  .object({
    id: Id,
    name: z.string(),
    short_name: z.string(),
    /** OFF and REST are cells of the roster that every company has. */
    kind: z.enum(['work', 'off', 'rest']),
    start_time: z.string(),
    end_time: z.string(),
    break_minutes: z.number().int(),
    break_start: z.string().nullable(),
    /** It ends on the day after the one it begins on. */
    is_cross_day: z.boolean(),
    /** Decimal text, without the break. */
    total_hours: z.string(),
    colour: z.string().nullable(),
    /** None: for all departments. */
    department_ids: z.array(Id),
    /** How many people are needed, Monday first. */
    needed: z.array(z.number().int()),
    allowance_type: z.enum(['fixed', 'per_day', 'per_hour']).nullable(),
    /** Null also for whoever does not see amounts. */
    allowance_amount: z.string().nullable(),
    day_type_rates: z.record(z.string(), z.string()).nullable(),
    earning_category: z.string().nullable(),
    forfeit_unit: z.enum(['none', 'hours', 'days']),
    forfeit_value: z.string(),
    status: z.union([z.literal(0), z.literal(1)]),
  })
  .meta({ id: 'Shift' })

const Time = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'shifts.time')
const Decimal = z.union([z.number(), z.string().trim().min(1)]).transform(String)

export const shiftFields = {
  name: ShortText,
  short_name: z.string().trim().min(1, 'http.required'),
  start_time: Time,
  end_time: Time,
  break_minutes: z.coerce.number().int().min(0).max(720),
  break_start: Time.nullable().optional(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable()
    .optional(),
  department_ids: z.array(Id).max(500).optional(),
  needed: z.array(z.coerce.number().int().min(0).max(9_999)).length(7).optional(),
  allowance_type: z.enum(['fixed', 'per_day', 'per_hour']).nullable().optional(),
  allowance_amount: PositiveMoneyText.nullable().optional(),
  day_type_rates: z.record(z.string(), PositiveMoneyText).optional(),
  earning_category: z.string().trim().max(60).nullable().optional(),
  forfeit_unit: z.enum(['none', 'hours', 'days']).optional(),
  forfeit_value: Decimal.optional(),
}

export const Cell = z.object({
  id: Id,
  short_name: z.string(),
  kind: z.enum(['work', 'off', 'rest']),
  start_time: z.string(),
  end_time: z.string(),
})
export const RosterDayView = z.object({
  date: Day,
  day_type: z.string(),
  /** What the day is without a roster. */
  usual: z.enum(['working', 'half', 'off', 'rest', 'holiday']),
  holiday: z.string().nullable(),
  shifts: z.array(Cell),
  leave: z.string().nullable(),
  attendance: z.enum(['present', 'incomplete', 'absent']).nullable(),
  is_confirmed: z.boolean(),
  is_locked: z.boolean(),
  /** Before joining and after leaving nothing can be planned. */
  is_employed: z.boolean(),
  /** What speaks against it. */
  findings: z.array(z.string()),
})
export const RosterPerson = z.object({
  id: Id,
  staff_id: z.string(),
  full_name: z.string(),
  department_id: Id.nullable(),
  department: z.string().nullable(),
  is_adaptive: z.boolean(),
  days: z.array(RosterDayView),
})
export const Roster = z.object({ employees: z.array(RosterPerson) })

export const span = { from: DateText, to: DateText }
export const withDepartments = { ...span, department_ids: z.array(Id).max(500).optional() }
export const confirm = { confirm: Flag.default(false) }
export const ById = z.object({ id: Id })

export const ruling = { to: 'area', of: ['schedule.write'] } as const
export const planning = { to: 'area', of: ['schedule'] } as const
