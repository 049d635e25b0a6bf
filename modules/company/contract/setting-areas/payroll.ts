/** Settings of payroll: bounds, defaults and which country has them. */
import { z } from 'zod'
import {
  contributionSplits,
  negativeNets,
  payFrequencies,
  prorationMethods,
  wageRoundings,
  withholdingMethods,
  workingDaysFactors,
} from '../../model/pay-settings.ts'
import { Count, setting } from './setting.ts'

/** Decimal text below ten per cent: 0.0021. The law says what it may come to on the day. */
const accidentRate = z
  .string()
  .trim()
  .regex(/^0?\.0\d{1,7}$/, 'company.rate')
const word = z.string().trim().min(1).max(60)

const percentUpTo100 = z
  .string()
  .trim()
  .regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, 'company.percent')

export const payroll = {
  /** Gross or net differing more than this share from the month before is shown in the review, in per cent. */
  pay_change_threshold: setting(
    z
      .string()
      .trim()
      .regex(/^\d{1,3}(\.\d{1,2})?$/, 'company.percent'),
    '20',
  ),
  /** Agreed deductions of a month may take at most this share of its gross pay; null for what the country says. */
  deduction_cap_percent: setting(percentUpTo100, null),
  /** Net pay below nothing stops the run, or is paid as nothing, and the next month takes the rest. */
  negative_net: setting(z.enum(negativeNets), 'stop'),
  /** What happens after this day of a month counts in the next; without one a month ends with its last day. */
  cut_off_date: setting(Count(1, 31), null),
  /** The day on which people are paid; 31 is the last day of any month. Of a month in halves the second half's. */
  pay_day: setting(Count(1, 31), null),
  /** Whether it lies in the month that is paid or in the one after. */
  pay_day_month: setting(z.enum(['same', 'next']), 'same'),
  /** Which days' standby a month pays, and whether what is paid once is paid by the hours that were not missed. */
  allowance_calculation_range: setting(z.enum(['calendar_month', 'cut_off_period']), 'calendar_month'),
  allowance_calculation_type: setting(z.enum(['by_day', 'by_hour']), 'by_day'),
  /** The version of the ISO 20022 order to pay that the company's bank takes. */
  pain001_version: setting(z.enum(['03', '09']), '03'),
  /** How payslips are locked that are sent as a file: not at all, by something of the person's, by a word of their own. */
  payslip_password: setting(z.enum(['none', 'identity_last6', 'birth_date', 'own']), 'identity_last6'),
  /** So many days before a date of an agency whoever runs the pay is reminded of it; none where it is null. */
  payroll_reminder_days: setting(Count(1, 30), 3),
  /** What the country's law lets a company choose; null until it does. */
  occupational_accident_rate: setting(accidentRate, null, ['TW']),
  withholding_method: setting(z.enum(withholdingMethods), null, ['TW']),
  proration_method: setting(z.enum(prorationMethods), null, ['TW']),
  wage_rounding: setting(z.enum(wageRoundings), null, ['TW']),
  working_days_factor: setting(z.enum(workingDaysFactors), null, ['PH']),
  minimum_wage_region: setting(word, null, ['PH']),
  minimum_wage_sector: setting(word, null, ['PH']),
  /** Once a month or on two days of it; holds from the first month that is not worked out. */
  pay_frequency: setting(z.enum(payFrequencies), 'monthly', ['PH']),
  /** Which half of the month charges its contributions. */
  contribution_split: setting(z.enum(contributionSplits), 'split', ['PH']),
  /** The last day of the first half. */
  first_cut_off_day: setting(Count(1, 27), 15, ['PH']),
  /** The day in the month on which the first half is paid. */
  first_pay_day: setting(Count(1, 31), null, ['PH']),
}
