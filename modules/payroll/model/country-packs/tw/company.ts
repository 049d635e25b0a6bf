/** What `tw.payslip` is told of the employer: its rate of accident insurance, and what the law lets it choose. */
import type { CompanyFacts, CompanyForPay } from '../../country-pack.ts'

/** Setting of the company -> key of `tw.payslip`. */
const settings = [
  ['occupational_accident_rate', 'occupational_rate'],
  ['withholding_method', 'tax_method'],
  ['proration_method', 'proration_method'],
  ['wage_rounding', 'rounding'],
] as const

export function companyFactsOf(company: CompanyForPay): CompanyFacts {
  const facts: Record<string, string> = {}
  for (const [setting, key] of settings) {
    const value = company[setting]
    if (typeof value === 'string' && value !== '') facts[key] = value
  }
  return facts
}

export const settingMissing = (company: CompanyFacts): string | undefined =>
  company.occupational_rate === undefined ? 'payroll.needs-accident-rate' : undefined

/** Each of them counts in everybody's payslip. */
export const companyChanged = (former: CompanyFacts, now: CompanyFacts): boolean =>
  settings.some(([, key]) => former[key] !== now[key])
