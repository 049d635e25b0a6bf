/** What `my.payslip` is told of the employer, for the HRD levy and the minimum wage (decision A20). */
import type { CompanyFacts, CompanyForPay, CountedPerson } from '../../country-pack.ts'

const COMPULSORY_FROM = 10

export function companyFactsOf(
  company: CompanyForPay,
  people: readonly CountedPerson[],
  earlier: readonly CompanyFacts[],
): CompanyFacts {
  const malaysians = people.filter(({ citizenship }) => (citizenship ?? 'citizen') === 'citizen').length
  const counted = { people: people.length, malaysians }
  // Unset is compulsory: the law itself levies nothing under ten.
  if (company.hrd_registered === 'none') return counted
  if (company.hrd_registered !== 'opted_in') return { ...counted, malaysian_employees: malaysians }
  const reachedTen = earlier.some((month) => Number(month.malaysians) >= COMPULSORY_FROM)
  return { ...counted, malaysian_employees: malaysians, opted_in: true, reached_ten_this_year: reachedTen }
}

/** The part of them that the payslip asks for. */
export function forPayslip(facts: CompanyFacts): CompanyFacts {
  const { people, malaysians, ...given } = facts
  return given
}
