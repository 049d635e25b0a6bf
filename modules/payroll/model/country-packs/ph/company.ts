/** What the month's pay rests on of a Philippine employer: the days of a year that salaries pay, and its wage order. */
import type { CompanyFacts, CompanyForPay } from '../../country-pack.ts'

const settings = ['working_days_factor', 'minimum_wage_region', 'minimum_wage_sector'] as const
/** Monday to Friday. */
const USUAL_FACTOR = '261'

export function companyFactsOf(company: CompanyForPay): CompanyFacts {
  const facts: Record<string, string> = { working_days_factor: USUAL_FACTOR }
  for (const name of settings) {
    const value = company[name]
    if (typeof value === 'string' && value !== '') facts[name] = value
  }
  return facts
}

export const companyChanged = (former: CompanyFacts, now: CompanyFacts): boolean =>
  settings.some((name) => former[name] !== now[name])
