/** What other modules' screens take from here: what the employer's numbers are called, and the frame of an area of settings. */
import { wordOr } from '#platform/words/web/words.ts'
import './words.ts'

export { CardFace } from './card/card-face.tsx'
export { LocationPlan } from './locations/plan/location-plan.tsx'
export { PayrollSettings } from './settings/payroll-settings.tsx'
export { SettingsPage } from './settings/settings-page.tsx'

export const employerNumberWord = (name: string): string => wordOr(`company.${name}`, name)
