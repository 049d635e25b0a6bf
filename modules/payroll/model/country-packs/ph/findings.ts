/** What somebody should look at before Philippine pay is confirmed. */
import { amountOf } from '#kernel/money.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { CompanyFacts, PersonMonth, Prepared } from '../../country-pack.ts'
import type { Figures, Finding } from '../../payslip.ts'
import type { Period } from '../../period.ts'
import { agreedAmount } from '../agreed-rates.ts'
import { isYes } from '../facts.ts'
import { itemTypes } from './item-types.ts'

const openTypes = new Set(itemTypes.filter(({ open }) => open.length > 0).map(({ type }) => type))

export function findingsOf(
  { lines }: Prepared,
  answer: Figures,
  month: PersonMonth,
  company: CompanyFacts,
  period: Period,
): Finding[] {
  return [
    ...belowMinimum(month, company, period),
    ...aboveMinimum(month, company, period),
    ...missingNumbers(answer, month),
    ...lines.filter(({ key }) => openTypes.has(key)).map(({ key }) => open(key)),
  ]
}

const open = (item: string): Finding => ({ code: 'open_treatment', weight: 'note', params: { item } })

/** By the wage order of the company's region; whole-time employment only. */
function belowMinimum({ person }: PersonMonth, company: CompanyFacts, period: Period): Finding[] {
  if (!['full_time', 'contract'].includes(person.employmentType)) return []
  const minimum = minimumOf(company, period)
  const wages = agreedAmount(person, 'basic_salary', period) ?? '0.00'
  if (minimum === undefined || amountOf(wages) >= amountOf(minimum)) return []
  return [{ code: 'below_minimum_wage', weight: 'look', params: { wages, minimum } }]
}

/** Recorded as a minimum wage earner, whose pay bears no tax, and paid more than the region's wage. */
function aboveMinimum({ person }: PersonMonth, company: CompanyFacts, period: Period): Finding[] {
  const minimum = minimumOf(company, period)
  if (minimum === undefined || !isYes(person.statutory.minimum_wage_earner)) return []
  const wages = agreedAmount(person, 'basic_salary', period) ?? '0.00'
  if (amountOf(wages) <= amountOf(minimum)) return []
  return [{ code: 'above_minimum_wage', weight: 'look', params: { wages, minimum } }]
}

/** Of a month, by the wage order of the company's region; undefined where the company named none that is known. */
function minimumOf(company: CompanyFacts, period: Period): string | undefined {
  const { minimum_wage_region: region, minimum_wage_sector: sector, working_days_factor: factor } = company
  if (!region || !sector) return undefined
  const { answer } = workOut('ph.minimum_wage', period.last, { region, sector, factor })
  return isRefusedAnswer(answer) ? undefined : String(answer.minimum_monthly_wage)
}

/** Figure that needs it -> number of the person. */
const numbers = [
  ['sss_employer', 'sss_number'],
  ['philhealth_employer', 'philhealth_number'],
  ['pag_ibig_employer', 'pag_ibig_number'],
  ['withholding_tax', 'tin'],
] as const

function missingNumbers(answer: Figures, { person }: PersonMonth): Finding[] {
  return numbers
    .filter(([figure, number]) => amountOf(String(answer[figure])) > 0n && !person.statutory[number])
    .map(([, number]) => ({ code: 'missing_number', weight: 'look', params: { number } }))
}
