import { z } from 'zod'
import { Flag, OptionalText, PositiveMoneyText } from '#platform/contract/fields.ts'
import { withholdingMethods } from '../model/pay-settings.ts'
import { settingFields } from './setting-areas/areas.ts'
import { changeShape, viewShape } from './setting-areas/setting.ts'

/** Every setting in force, and what of the company's own record goes by the same names (specification, section 3). */
export const SettingsView = z.object({
  id: z.string(),
  company_id: z.string(),
  full_name: z.string(),
  preferred_name: z.string().nullable(),
  brand_name: z.string().nullable(),
  /** The logo, for everybody of the company. */
  logo_url: z.string().nullable(),
  /** The same where papers carry it. */
  letterhead_url: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string(),
  country_alpha_2: z.string(),
  currency_code: z.string(),
  sub_currencies: z.array(z.string()),
  timezone_key: z.string(),
  /** The same where it is one of those offered; null where it is another. */
  preset_timezone: z.string().nullable(),
  prefer_lang: z.string(),
  migration_wizard_step: z.number().int(),
  package: z.string(),
  /** What the package is called in the reader's language, where a plan of that name has another name in it. */
  package_label: z.string().optional(),
  headcount_limit: z.number().int(),
  is_rms: z.boolean(),
  is_universal: z.boolean(),
  /** Another name of withholding_method. */
  tax_calculation_method: z.enum(withholdingMethods).nullable(),
  /** Of this year. */
  tax_exemption_limit: z.string(),
  /** Once it is above zero it may be changed in January only. */
  tax_exemption_limit_open: z.boolean(),
  ...viewShape(settingFields),
})

export const SettingsChange = z.strictObject({
  brand_name: OptionalText.optional(),
  prefer_lang: z.enum(['0', 'en-us', 'en', 'tw', 'zh-tw', 'zh-hant']).optional(),
  timezone_key: z.string().trim().max(64).optional(),
  tax_calculation_method: z.enum(withholdingMethods).nullable().optional(),
  tax_exemption_limit: PositiveMoneyText.optional(),
  ...changeShape(settingFields),
  /** What the sender saw of the settings they change: where one is another by now, it is asked about first. */
  was: z.record(z.string(), z.unknown()).optional(),
  confirm: Flag.optional(),
})
