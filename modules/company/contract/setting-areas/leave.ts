import { z } from 'zod'
import { Halves, setting } from './setting.ts'

/** A day and its half are also written as the number alone. */
const smallestUnit = z.preprocess(
  (given) => (given === '1' || given === 1 ? '1_day' : given === '0.5' || given === 0.5 ? '0.5_day' : given),
  z.enum(['1_day', '0.5_day', '1_hour', '0.5_hour']),
)

const weekDays = ['work', 'half_morning', 'half_afternoon', 'off', 'rest'] as const
const isWeekDay = (day: string): day is (typeof weekDays)[number] => weekDays.some((known) => known === day)

export const leave = {
  /** Two wordings of days and hours; 1 is the first. */
  leave_time_format: setting(
    z.union([z.literal(1), z.literal(2), z.enum(['1', '2']).transform((text) => (text === '1' ? 1 : 2))]),
    1,
  ),
  smallest_leave_unit: setting(smallestUnit, '0.5_day'),
  /** The first day of the leave year, MM-DD; none that only leap years have. */
  leave_year_start: setting(
    z
      .string()
      .trim()
      .regex(
        /^(0[13578]|1[02])-(0[1-9]|[12]\d|3[01])$|^(0[469]|11)-(0[1-9]|[12]\d|30)$|^02-(0[1-9]|1\d|2[0-8])$/,
        'company.year-start',
      ),
    '01-01',
  ),
  /** What a whole working day comes to in hours. */
  leave_day_hours: setting(
    Halves.refine((text) => Number(text) >= 1 && Number(text) <= 12, 'company.out-of-range'),
    '8',
  ),
  /** Monday to Sunday. */
  working_week: setting(
    z
      .array(z.string())
      .length(7, 'company.week')
      .refine((days): days is (typeof weekDays)[number][] => days.every(isWeekDay), 'http.not-a-choice'),
    ['work', 'work', 'work', 'work', 'work', 'off', 'rest'],
  ),
  leave_rounding: setting(z.enum(['none', '0.5', '1']), '0.5'),
  forfeit_allowance_unit: setting(z.enum(['hours', 'days']), 'days'),
  forfeit_allowance: setting(Halves, '0'),
}
