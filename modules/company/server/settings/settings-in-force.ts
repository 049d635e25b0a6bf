/** Settings as they are in force: what is stored where it is right, else the standard. */
import { type CompanySettings, settingFields } from '../../contract/setting-areas/areas.ts'
import type { Setting } from '../../contract/setting-areas/setting.ts'
import { type PaySettingName, paySettingNames } from '../../model/pay-settings.ts'

export function settingsOf(stored: unknown): CompanySettings {
  const given: Readonly<Record<string, unknown>> = isRecord(stored) ? stored : {}
  const values = Object.entries<Setting>(settingFields).map(([name, field]) => [name, inForce(field, given[name])])
  // The one seam: every name has its value, checked by the field of that name.
  return Object.fromEntries(values) as CompanySettings
}

/** What the law lets a company choose for its pay, by the names the law knows. */
export function payChoicesOf(settings: CompanySettings): Readonly<Record<PaySettingName, string | null>> {
  // As above.
  return Object.fromEntries(paySettingNames.map((name) => [name, settings[name]])) as Record<
    PaySettingName,
    string | null
  >
}

function inForce({ takes, standard }: Setting, value: unknown): unknown {
  if (value === undefined || value === null) return standard
  const read = takes.safeParse(value)
  return read.success ? read.data : standard
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
