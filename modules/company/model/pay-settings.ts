/** What a country's law lets or makes a company choose for its pay. Each counts in everybody's payslip. */
import type { Country } from '#kernel/countries.ts'

type PaySetting = {
  readonly name: PaySettingName
  /** Without these and without codes: free text. */
  readonly choices?: readonly PayChoice[]
  /** Names that stand for themselves in every language. */
  readonly codes?: readonly string[]
}

export const paySettingNames = [
  'occupational_accident_rate',
  'withholding_method',
  'proration_method',
  'wage_rounding',
  'working_days_factor',
  'minimum_wage_region',
  'minimum_wage_sector',
] as const
export type PaySettingName = (typeof paySettingNames)[number]

/** What becomes of pay that does not cover what is taken off it. */
export const negativeNets = ['stop', 'carry'] as const
export const withholdingMethods = ['table', 'percentage'] as const
export const prorationMethods = ['thirty_days', 'calendar_days'] as const
export const wageRoundings = ['employee_favour', 'half_up'] as const
/** Days of a year that a monthly salary pays: five days a week, six, all but rest days and holidays, every day. */
export const workingDaysFactors = ['261', '313', '365', '393.5'] as const

export const payFrequencies = ['monthly', 'semi_monthly'] as const
/** Of a month paid in halves: each takes half of the contributions, or one takes all. */
export const contributionSplits = ['split', 'first', 'second'] as const

/** The regions that wage orders are made for, as the law's table names them. */
export const wageRegions = [
  ...['NCR', 'CAR', 'I', 'II', 'III', 'IV-A', 'IV-B', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII'],
  'BARMM',
] as const

export type PayChoice =
  | (typeof withholdingMethods)[number]
  | (typeof prorationMethods)[number]
  | (typeof wageRoundings)[number]
  | (typeof workingDaysFactors)[number]

export const paySettingsOf: Readonly<Record<Country, readonly PaySetting[]>> = {
  MY: [],
  TW: [
    { name: 'occupational_accident_rate' },
    { name: 'withholding_method', choices: withholdingMethods },
    { name: 'proration_method', choices: prorationMethods },
    { name: 'wage_rounding', choices: wageRoundings },
  ],
  PH: [
    { name: 'working_days_factor', choices: workingDaysFactors },
    { name: 'minimum_wage_region', codes: wageRegions },
    { name: 'minimum_wage_sector' },
  ],
}
