/** What `my.payslip` is told of the employer, for the HRD levy and the minimum wage (decision A20). */
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { CompanyFacts, CompanyForPay, CountedPerson } from '../../country-pack.ts'
import type { Period } from '../../period.ts'

const COMPULSORY_FROM = 10
const SMALL_BELOW = 5

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

/** The levy's rate, and the minimum wage of very small employers; one more or one less person changes neither alone. */
export function companyChanged(former: CompanyFacts, now: CompanyFacts, period: Period): boolean {
  return levyRate(former, period) !== levyRate(now, period) || isSmall(former) !== isSmall(now)
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
  const { people, malaysians, ...given } = facts
  return given
}
