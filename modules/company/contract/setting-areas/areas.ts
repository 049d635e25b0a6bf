/**
 * Every setting of a company by the area that it is changed in: one effective store for all modules. A module that
 * needs another setting adds it to its area here, and its screen with one row in its own screens.ts.
 */
import type { AreaId } from '#access/areas.ts'
import { attendance } from './attendance.ts'
import { businessCard } from './business-card.ts'
import { claim } from './claim.ts'
import { exit } from './exit.ts'
import { general } from './general.ts'
import { leave } from './leave.ts'
import { overtime } from './overtime.ts'
import { payroll } from './payroll.ts'
import { privacy } from './privacy.ts'
import { probation } from './probation.ts'
import { quarantine } from './quarantine.ts'
import { recruitment } from './recruitment.ts'
import { reward } from './reward.ts'
import type { InForce } from './setting.ts'
import { training } from './training.ts'
import { wellbeing } from './wellbeing.ts'
import { wfh } from './wfh.ts'
import { workPermit } from './work-permit.ts'

export const settingAreas = {
  general,
  payroll,
  workPermit,
  businessCard,
  quarantine,
  privacy,
  leave,
  claim,
  overtime,
  attendance,
  probation,
  wfh,
  exit,
  training,
  recruitment,
  reward,
  wellbeing,
} as const
export type SettingArea = keyof typeof settingAreas

export const settingFields = {
  ...general,
  ...payroll,
  ...workPermit,
  ...businessCard,
  ...quarantine,
  ...privacy,
  ...leave,
  ...claim,
  ...overtime,
  ...attendance,
  ...probation,
  ...wfh,
  ...exit,
  ...training,
  ...recruitment,
  ...reward,
  ...wellbeing,
} as const
export type SettingName = keyof typeof settingFields
export type CompanySettings = InForce<typeof settingFields>

export const isSetting = (name: string): name is SettingName => Object.hasOwn(settingFields, name)

/** The area of the table of rights that a field is changed under. */
export const rightToChange = (field: string): AreaId => `settings.${areaOf(field)}`

/** What stands in the company's own columns, or is told under another name, belongs to an area as well. */
const elsewhere: Readonly<Record<string, SettingArea>> = {
  tax_exemption_limit: 'payroll',
  tax_calculation_method: 'payroll',
}

function areaOf(field: string): SettingArea {
  const names = Object.keys(settingAreas) as SettingArea[]
  return names.find((area) => Object.hasOwn(settingAreas[area], field)) ?? elsewhere[field] ?? 'general'
}
