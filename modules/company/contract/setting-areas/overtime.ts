import { z } from 'zod'
import { DateText, Flag, PositiveMoneyText } from '#platform/contract/fields.ts'
import { overtimeDays } from '../../model/settings/overtime-days.ts'
import { Count, DecimalText, Minutes, setting } from './setting.ts'

const Multiple = DecimalText(2).refine((text) => Number(text) >= 1 && Number(text) <= 10, 'company.multiple')

export const overtime = {
  overtime_rounding: setting(z.enum(['none', 'down', 'nearest', 'up']), 'none'),
  /** Minutes; means nothing while nothing is rounded. */
  smallest_overtime_unit: setting(Count(1, 240), null),
  overtime_daily_maximum: setting(Minutes(1440), 720),
  /** Whoever earns more is not paid overtime; 0.00 sets no limit. */
  overtime_salary_limit: setting(PositiveMoneyText, '0.00'),
  /** By type of day, times the ordinary hourly wage: paid where that is more than the law. */
  overtime_rates: setting(z.partialRecord(z.enum(overtimeDays), Multiple), {}),
  auto_break_deduction: setting(Flag, false),
  /** The union or the labour-management meeting agreed to more hours a month (Taiwan). */
  overtime_consent: setting(Flag, false, ['TW']),
  /** The day of that agreement: days before it keep the lower limit. Switched on without one, it is today. */
  overtime_consent_from: setting(DateText, null, ['TW']),
  /** Months in which overtime turned into rest is taken, at most to the end of the annual leave year (Taiwan). */
  rest_in_lieu_months: setting(Count(1, 12), 6, ['TW']),
} as const
