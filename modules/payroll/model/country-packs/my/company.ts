/** What is to be known of the employer: for the HRD levy, the minimum wage (decision A20), and what is free of tax. */
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { CompanyFacts, CompanyForPay, CountedPerson } from '../../country-pack.ts'
import type { Period } from '../../period.ts'
import { exemptionOf } from './travel.ts'

const COMPULSORY_FROM = 10
const SMALL_BELOW = 5

export function companyFactsOf(
  company: CompanyForPay,
  people: readonly CountedPerson[],
  earlier: readonly CompanyFacts[],
): CompanyFacts {
  const malaysians = people.filter(({ citizenship }) => (citizenship ?? 'citizen') === 'citizen').length
  const limit = company.tax_exemption_limit
  const counted = { people: people.length, malaysians, ...(typeof limit === 'string' && { travel_exemption: limit }) }
  // Unset is compulsory: the law itself levies nothing under ten.
  if (company.hrd_registered === 'none') return counted
  if (company.hrd_registered !== 'opted_in') return { ...counted, malaysian_employees: malaysians }
  const reachedTen = earlier.some((month) => Number(month.malaysians) >= COMPULSORY_FROM)
  return { ...counted, malaysian_employees: malaysians, opted_in: true, reached_ten_this_year: reachedTen }
}

/**
 * The levy's rate, the minimum wage of very small employers, and what of the travelling allowance is free; one more or
 * one less person changes none of them alone.
 */
export function companyChanged(former: CompanyFacts, now: CompanyFacts, period: Period): boolean {
  return (
    levyRate(former, period) !== levyRate(now, period) ||
    isSmall(former) !== isSmall(now) ||
    exemptionOf(former) !== exemptionOf(now)
  )
}

function levyRate(facts: CompanyFacts, period: Period): string {
  const { malaysian_employees } = facts
  if (malaysian_employees === undefined) return 'none'
  const { answer } = workOut('my.hrd_levy', period.last, { ...forPayslip(facts), wages: '1000.00' })
  return isRefusedAnswer(answer) ? 'none' : String(answer.rate)
}

export const isSmall = (facts: CompanyFacts): boolean => Number(facts.people) < SMALL_BELOW

/** The part of them that the payslip asks for. */
export function forPayslip(facts: CompanyFacts): CompanyFacts {
  const { people, malaysians, travel_exemption, ...given } = facts
  return given
}
