import { type PlainDate, yearOf } from '#kernel/plain-date.ts'
import { countryOf } from '../../model/countries.ts'
import { ownLogoUrl } from '../../model/picture-urls.ts'
import { exemptionLimit, exemptionLimitsOf, mayChangeLimit } from '../../model/settings/tax-exemption.ts'
import { presetTimezones } from '../../model/timezones.ts'
import type { CompanyRow } from '../company-store.ts'
import { settingsOf } from './settings-in-force.ts'

export type SettingsView = ReturnType<typeof settingsView>

export function settingsView(row: CompanyRow, today: PlainDate) {
  const settings = settingsOf(row.settings)
  const limits = exemptionLimitsOf(row.settings.tax_exemption_limits)
  const { country } = row
  return {
    id: row.id,
    company_id: row.id,
    full_name: row.name,
    preferred_name: row.brand_name,
    brand_name: row.brand_name,
    logo_url: ownLogoUrl(row.logo_file),
    letterhead_url: settings.letterhead_use_logo ? ownLogoUrl(row.logo_file) : null,
    state: row.region,
    ...countryOf(country),
    currency_code: row.currency_code,
    sub_currencies: [...row.sub_currencies],
    timezone_key: row.timezone_key,
    preset_timezone: presetTimezones.find((key) => key === row.timezone_key) ?? null,
    prefer_lang: row.prefer_lang,
    migration_wizard_step: row.migration_wizard_step,
    package: row.package,
    headcount_limit: row.headcount_limit,
    is_rms: row.is_rms,
    is_universal: row.settings.is_universal === true,
    ...settings,
    tax_calculation_method: settings.withholding_method,
    tax_exemption_limit: exemptionLimit(limits, country, yearOf(today)),
    tax_exemption_limit_open: mayChangeLimit(limits, country, today),
  }
}
