/** Taiwan: national and residence numbers with their check digit, labour and health insurance, the pension. */
import { taiwaneseResidency } from '../residency.ts'
import { type CountryFields, type IdentityFacts, type OddIdentity, onTab } from './country-fields.ts'
import {
  bankColumns,
  choiceColumn,
  countColumn,
  dateColumn,
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

const dependants = countColumn('health_dependants')
const family = [
  countColumn('tax_dependants'),
  dependants,
  choiceColumn('disability_level', ['none', 'mild', 'moderate', 'severe', 'profound'], {
    aliases: { 無: 'none', 輕度: 'mild', 中度: 'moderate', 重度: 'severe', 極重度: 'profound' },
  }),
]
const ownRate = rateColumn('pension_employee_rate', { example: '0.06' })
const newSystem = flagColumn('pension_new_system')
const employment = flagColumn('employment_insurance')
const agencies = [flagColumn('tax_resident'), ownRate, newSystem, employment]

/** Where an insurer knows another amount than the grade of the pay, and what few people need. */
const insured = [
  moneyColumn('labour_insured_salary'),
  moneyColumn('occupational_insured_salary'),
  moneyColumn('health_insured_salary'),
]
const pension = moneyColumn('pension_insured_salary')
const ordinary = flagColumn('ordinary_insurance')
const employerRate = rateColumn('pension_employer_rate', { example: '0.06' })
const declared = [...insured, pension, ordinary, employerRate]

/** When somebody was insured and let go, as the bureaus know it. */
const enrolment = [
  dateColumn('labour_insured_from'),
  dateColumn('labour_insured_until'),
  dateColumn('occupational_insured_from'),
  dateColumn('occupational_insured_until'),
  dateColumn('health_insured_from'),
  dateColumn('health_insured_until'),
]
/** Where days of residence are counted from, and years under the old pension that still count. */
const arrived = dateColumn('residence_from')
const oldYears = [dateColumn('pension_from'), countColumn('old_pension_years'), retirementColumn]
/** Who has the status may take three days for the rites of their people. */
const indigenous = flagColumn('indigenous')
const beyond = [...enrolment, arrived, ...oldYears, indigenous]

export const taiwan: CountryFields = {
  components: ['basic_salary', 'meal_allowance', 'recurring_allowance'],
  statutory: [...family, ...agencies, ...declared, ...beyond],
  tabs: {
    ...onTab('insurance', [ordinary, employment, ...insured, dependants, ...enrolment]),
    ...onTab('retirement', [newSystem, ownRate, employerRate, pension, ...oldYears]),
  },
  columns: [
    ...whoColumns,
    documentColumn('identity_number', { secret: true, example: 'A123456789' }),
    maritalColumn,
    ...family,
    ...workColumns,
    moneyColumn('basic_salary', { required: true }),
    moneyColumn('meal_allowance'),
    moneyColumn('recurring_allowance'),
    ...bankColumns,
    ...agencies,
    ...moreColumns,
    documentColumn('passport_number', { secret: true }),
    ...declared,
    ...beyond,
  ],
  residency: taiwaneseResidency,
  retirementAges: [{ word: 'compulsory', age: 65 }],
  oddIdentity,
}

/** The letter counts as two digits; their order is that of the offices that gave the numbers out. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'

/** One letter and nine digits; the second place is 1 or 8 for men, 2 or 9 for women. */
function oddIdentity({ number, gender, citizenship }: IdentityFacts): readonly OddIdentity[] {
  const found = /^([A-Z])([1289])(\d{8})$/.exec(number)
  if (!found) return ['employees.odd.identity-shape']
  const [, letter = '', kind = ''] = found
  const odd: OddIdentity[] = []
  if (!sumIsRight(LETTERS.indexOf(letter) + 10, number.slice(1))) odd.push('employees.odd.identity-check-digit')
  const isMan = kind === '1' || kind === '8'
  if ((gender === 'male' && !isMan) || (gender === 'female' && isMan)) odd.push('employees.odd.identity-gender')
  if (citizenship === 'citizen' && (kind === '8' || kind === '9')) odd.push('employees.odd.identity-citizenship')
  return odd
}

function sumIsRight(letter: number, digits: string): boolean {
  const weights = [8, 7, 6, 5, 4, 3, 2, 1, 1]
  const sum = weights.reduce(
    (total, weight, index) => total + weight * Number(digits[index]),
    Math.floor(letter / 10) + (letter % 10) * 9,
  )
  return sum % 10 === 0
}
