/** Malaysia: MyKad, EPF, SOCSO, income tax by category of family. */
import { isLeapYear } from '#kernel/plain-date.ts'
import { malaysianResidency } from '../residency.ts'
import { type CountryFields, type IdentityFacts, type OddIdentity, onTab } from './country-fields.ts'
import {
  bankColumns,
  choiceColumn,
  codeColumn,
  countColumn,
  documentColumn,
  flagColumn,
  maritalColumn,
  moneyColumn,
  moreColumns,
  rateColumn,
  retirementColumn,
  whoColumns,
  workColumns,
} from './shared-columns.ts'

const family = [
  flagColumn('spouse_working'),
  flagColumn('spouse_disabled'),
  flagColumn('disabled'),
  countColumn('children_under_18'),
  countColumn('children_over_18_studying'),
  countColumn('children_tertiary'),
  countColumn('children_disabled'),
  countColumn('children_disabled_tertiary'),
]
const number = { pattern: '[A-Z0-9/]{3,25}', upper: true, drop: '[\\s-]', secret: true } as const
const epf = codeColumn('epf_number', number)
const released = flagColumn('skbbk_released')
const agencies = [
  codeColumn('tax_number', { ...number, example: 'IG12345678901' }),
  flagColumn('tax_resident'),
  epf,
  released,
  moneyColumn('zakat_monthly'),
]
const socso = codeColumn('socso_number', number)
/** What an earlier employer of the same year paid and withheld. */
const earlier = [
  socso,
  moneyColumn('previous_remuneration'),
  moneyColumn('previous_epf'),
  moneyColumn('previous_mtd'),
  moneyColumn('previous_zakat'),
]
/** A tax of its own: returning experts and knowledge workers pay at one rate, whatever they earn. */
const regime = choiceColumn('tax_regime', ['returning_expert', 'knowledge_worker', 'c_suite'], {
  aliases: { 'returning expert': 'returning_expert', 'knowledge worker': 'knowledge_worker' },
})
const previousDeductions = moneyColumn('previous_deductions')
/** Who began late or served in a house is insured otherwise. */
const insured = [
  flagColumn('domestic_servant'),
  flagColumn('no_contribution_before_55'),
  flagColumn('no_contribution_before_57'),
]
/** More than the law asks for, and who chose to pay on before it was asked of them. */
const provident = [
  rateColumn('epf_employee_rate'),
  rateColumn('epf_employer_rate'),
  flagColumn('elected_before_1998_08'),
  retirementColumn,
]
/** Whom the law of working hours covers whatever they earn. */
const manual = flagColumn('manual_labour')
const beyond = [regime, previousDeductions, ...insured, ...provident, manual]

export const malaysia: CountryFields = {
  components: ['basic_salary', 'fixed_allowance'],
  statutory: [...family, ...agencies, ...earlier, ...beyond],
  tabs: { ...onTab('insurance', [socso, released, ...insured, manual]), ...onTab('retirement', [epf, ...provident]) },
  columns: [
    ...whoColumns,
    documentColumn('identity_number', { secret: true, example: '900831145678' }),
    documentColumn('passport_number', { secret: true }),
    maritalColumn,
    ...family,
    ...workColumns,
    moneyColumn('basic_salary', { required: true }),
    moneyColumn('fixed_allowance'),
    ...bankColumns,
    ...agencies,
    ...moreColumns,
    ...earlier,
    ...beyond,
  ],
  residency: malaysianResidency,
  retirementAges: [{ word: 'minimum', age: 60 }],
  oddIdentity,
}

/** YYMMDD-PB-###G: birth date in front, odd last digits for men. Only citizens and permanent residents carry one. */
function oddIdentity({ number: typed, birthDate, gender, citizenship }: IdentityFacts): readonly OddIdentity[] {
  if (citizenship === 'non_citizen') return []
  const found = /^(\d{2})(\d{2})(\d{2})\d{5}(\d)$/.exec(typed)
  if (!found) return ['employees.odd.identity-shape']
  const [, year = '', month = '', day = '', last = ''] = found
  const odd: OddIdentity[] = []
  if (birthDate === null) {
    if (!mayBeDay(year, month, day)) odd.push('employees.odd.identity-birth')
  } else if (birthDate.slice(2).replaceAll('-', '') !== year + month + day) odd.push('employees.odd.identity-birth')
  const isMan = Number(last) % 2 === 1
  if ((gender === 'male' && !isMan) || (gender === 'female' && isMan)) odd.push('employees.odd.identity-gender')
  return odd
}

function mayBeDay(year: string, month: string, day: string): boolean {
  const lengths = [31, isLeapYear(2000 + Number(year)) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  const last = lengths[Number(month) - 1]
  return last !== undefined && Number(day) >= 1 && Number(day) <= last
}
