/** A person's facts in the words of `my.payslip`. */
import { completedYears, yearOf } from '#kernel/plain-date.ts'
import type { KeptFacts, PersonForPay } from '../../country-pack.ts'
import type { Given } from '../../payslip.ts'
import type { Period } from '../../period.ts'
import { isNo, isSaid, isYes } from '../facts.ts'

const flags = [
  ['disabled', 'disabled_self'],
  ['spouse_disabled', 'disabled_spouse'],
  ['skbbk_released', 'skbbk_released'],
  ['elected_before_1998_08', 'elected_before_1998_08'],
  ['domestic_servant', 'domestic_servant'],
  ['no_contribution_before_55', 'no_contribution_before_55'],
  ['no_contribution_before_57', 'no_contribution_before_57'],
] as const

const counts = [
  'children_under_18',
  'children_over_18_studying',
  'children_tertiary',
  'children_disabled',
  'children_disabled_tertiary',
] as const

const rates = [
  ['epf_employee_rate', 'employee_rate'],
  ['epf_employer_rate', 'employer_rate'],
] as const

const previous = [
  'previous_remuneration',
  'previous_epf',
  'previous_mtd',
  'previous_zakat',
  'previous_deductions',
] as const

/** Keys at their default are left out: what is stored stays small, and the law knows them. */
export function personFacts(person: PersonForPay, period: Period): Given {
  const { statutory } = person
  const given: Record<string, unknown> = { category: categoryOf(person), citizenship: person.citizenship ?? 'citizen' }
  if (person.birthDate) given.age = completedYears(person.birthDate, period.last)
  if (statutory.tax_regime) given.regime = statutory.tax_regime
  else if (isNo(statutory.tax_resident)) given.regime = 'non_resident'
  for (const [name, key] of flags) if (isYes(statutory[name])) given[key] = true
  for (const name of counts) if (isSaid(statutory[name])) given[name] = String(statutory[name])
  for (const [name, key] of rates) if (isSaid(statutory[name])) given[key] = String(statutory[name])
  // What another employer paid counts in the year of joining and never again.
  if (yearOf(person.joinedOn) === period.year) {
    for (const name of previous) if (isSaid(statutory[name])) given[name] = String(statutory[name])
  }
  return given
}

/** Married with a spouse who does not work 2; single 1; everybody else, also divorced and widowed, 3. */
export function categoryOf({ maritalStatus, statutory }: Pick<PersonForPay, 'maritalStatus' | 'statutory'>): 1 | 2 | 3 {
  if (maritalStatus === null || maritalStatus === 'single') return 1
  return maritalStatus === 'married' && isNo(statutory.spouse_working) ? 2 : 3
}

/** The other way round: what a payslip was given, by the record's names. */
export function factsOf({ given }: { readonly given: Given }): KeptFacts {
  // Payslips that no law was asked for know nothing of the person.
  if (given.category === undefined) return {}
  const { category, regime } = given
  const told = (name: string) => (given[name] === undefined ? null : String(given[name]))
  return {
    category: Number(category),
    tax_regime: regime === undefined ? null : String(regime),
    tax_resident: regime !== 'non_resident',
    ...Object.fromEntries([...counts, ...previous].map((name) => [name, told(name)])),
  }
}
