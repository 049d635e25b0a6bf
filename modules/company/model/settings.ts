import type { PaySettingName } from './pay-settings.ts'

/** Company settings as they are stored: one object, each key with its default until somebody changes it. */
export type CompanySettings = {
  readonly is_enable_google2fa_login: boolean
  /** Per cent; gross or net that differ more from the month before are shown in the review. */
  readonly pay_change_threshold: string
} & Readonly<Record<PaySettingName, string | null>>

const defaults = { is_enable_google2fa_login: false, pay_change_threshold: '20' }

export function settingsOf(stored: unknown): CompanySettings {
  const given: Readonly<Record<string, unknown>> = isRecord(stored) ? stored : {}
  const second = given.is_enable_google2fa_login
  const threshold = given.pay_change_threshold
  return {
    is_enable_google2fa_login: second === true || second === 'true' || second === '1',
    pay_change_threshold: typeof threshold === 'string' ? threshold : defaults.pay_change_threshold,
    ...payChoices(given),
  }
}

/** Null until somebody chooses: the law has a usual one, or asks. */
function payChoices(given: Readonly<Record<string, unknown>>): Record<PaySettingName, string | null> {
  const chosen = (name: PaySettingName) => {
    const value = given[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    occupational_accident_rate: chosen('occupational_accident_rate'),
    withholding_method: chosen('withholding_method'),
    proration_method: chosen('proration_method'),
    wage_rounding: chosen('wage_rounding'),
    working_days_factor: chosen('working_days_factor'),
    minimum_wage_region: chosen('minimum_wage_region'),
    minimum_wage_sector: chosen('minimum_wage_sector'),
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
