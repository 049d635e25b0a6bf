/** Two numbers of everybody's record are those of Taiwan's labour and health insurance. */
import type { Country } from '#kernel/countries.ts'

const OF_TAIWAN: readonly string[] = ['employee_insurance_number', 'health_insurance_number']

/** Elsewhere the schemes have numbers of their own beside the insurance; what was entered is shown all the same. */
export const isShownNumber = (name: string, country: Country | null, value: unknown): boolean =>
  country === 'TW' || Boolean(value) || !OF_TAIWAN.includes(name)
