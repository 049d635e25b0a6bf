import { z } from 'zod'
import { Halves, setting } from './setting.ts'

/** A day and its half are also written as the number alone. */
const smallestUnit = z.preprocess(
  (given) => (given === '1' || given === 1 ? '1_day' : given === '0.5' || given === 0.5 ? '0.5_day' : given),
  z.enum(['1_day', '0.5_day', '1_hour', '0.5_hour']),
)

export const leave = {
  /** Two wordings of days and hours; 1 is the first. */
  leave_time_format: setting(
    z.union([z.literal(1), z.literal(2), z.enum(['1', '2']).transform((text) => (text === '1' ? 1 : 2))]),
    1,
  ),
  smallest_leave_unit: setting(smallestUnit, '0.5_day'),
  leave_rounding: setting(z.enum(['none', '0.5', '1']), '0.5'),
  forfeit_allowance_unit: setting(z.enum(['hours', 'days']), 'days'),
  forfeit_allowance: setting(Halves, '0'),
}
