/** What somebody should look at before Malaysian pay is confirmed. */
import { amountOf } from '#kernel/money.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { CompanyFacts, PersonMonth, Prepared } from '../../country-pack.ts'
import type { Figures, Finding } from '../../payslip.ts'
import type { Period } from '../../period.ts'
import { agreedAmount } from '../agreed-rates.ts'
import { isSmall } from './company.ts'
import { itemTypes } from './item-types.ts'

const openTypes = new Set(itemTypes.filter(({ open }) => open.length > 0).map(({ type }) => type))

export function findingsOf(
  prepared: Prepared,
  answer: Figures,
  month: PersonMonth,
  company: CompanyFacts,
  period: Period,
): Finding[] {
  const { lines } = prepared
  return [
    ...belowMinimum(month, company, period),
    ...missingNumbers(answer, month),
    ...lines.filter(({ key }) => openTypes.has(key)).map(({ key }) => open(key)),
  ]
}

const open = (item: string): Finding => ({ code: 'open_treatment', weight: 'note', params: { item } })

/** Whole-time employment only: what part of the minimum a part-timer is owed is not known here. */
function belowMinimum({ person }: PersonMonth, company: CompanyFacts, period: Period): Finding[] {
  if (!['full_time', 'contract'].includes(person.employmentType)) return []
  const wages = agreedAmount(person, 'basic_salary', period) ?? '0.00'
  const small = isSmall(company)
  const { answer } = workOut('my.minimum_wage', period.last, {
    wages,
    ...(small && { fewer_than_five_employees: true }),
  })
  if (isRefusedAnswer(answer) || answer.compliant !== false) return []
  return [{ code: 'below_minimum_wage', weight: 'look', params: { wages, minimum: String(answer.monthly_minimum) } }]
}

function missingNumbers(answer: Figures, { person }: PersonMonth): Finding[] {
  const due = (figure: string) => amountOf(String(answer[figure])) > 0n
  const missing = [
    ...(due('epf_employer') && !person.statutory.epf_number ? ['epf_number'] : []),
    ...(due('withholding_tax') && !person.statutory.tax_number ? ['tax_number'] : []),
    ...(due('socso_employer') && !person.hasIdentity && !person.statutory.socso_number ? ['identity_number'] : []),
  ]
  return missing.map((number) => ({ code: 'missing_number', weight: 'look', params: { number } }))
}
