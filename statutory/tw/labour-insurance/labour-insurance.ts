/**
 * One month of labour insurance (勞保) and employment insurance (就保). Each of the two premiums is rounded on its
 * own, for the insured and for the unit; a single sum of both rates would be a dollar off in published tables.
 */
import { type Fraction, times } from '#kernel/fraction.ts'
import { type Amount, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { prorated } from '../../core/proration.ts'
import { halfUpToDollar } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { paidByState, subsidyOf } from '../insured/disability-subsidy.ts'
import { insuredDays, type MonthDays, monthDays, noteDays } from '../insured/insured-days.ts'
import { type InsuredBase, insuredSalary } from '../insured/ladder.ts'
import type { ServiceDates } from '../insured/service-dates.ts'
import { type LabourPerson, labourGiven } from './labour-insurance-given.ts'
import { type Branch, labourLadder, labourRates } from './labour-insurance-law.ts'
import { noteBranch } from './labour-insurance-sheet.ts'

export type Shares = { readonly employee: Amount; readonly employer: Amount }
export type LabourMonth = { readonly insured: Amount; readonly ordinary: Shares; readonly employment: Shares }

export function labourInsurance(
  person: LabourPerson,
  base: InsuredBase,
  dates: ServiceDates,
  days: MonthDays,
  on: PlainDate,
  sheet?: Worksheet,
): LabourMonth {
  const { law, id: source } = labourRates.on(on)
  const insured = insuredSalary(labourLadder(person.part_time, on), base, sheet)
  const subsidy = subsidyOf(person.disability_level, on, sheet)
  if (sheet) noteDays(sheet, 'insured_days', days, dates)
  const later = employmentDays(person, dates, on, sheet)

  const sharesFor = (name: 'ordinary' | 'employment', counted: number): Shares => {
    const covered = person[`${name}_insurance`]
    const found = covered ? sharesOf(insured, law[name], subsidy, counted, days.month) : NOTHING
    if (sheet) {
      const daysKey = later !== undefined && name === 'employment' ? 'employment_insurance_days' : 'insured_days'
      const daysOfMonth = days.month
      const month = { name, covered, insured, days: counted, daysKey, daysOfMonth, subsidy, found }
      noteBranch(sheet, month, law, source)
    }
    return found
  }
  return {
    insured,
    ordinary: sharesFor('ordinary', days.insured),
    employment: sharesFor('employment', later ?? days.insured),
  }
}

export const labourInsuranceScheme = scheme(
  'tw.labour_insurance',
  labourGiven,
  [
    'insured_salary',
    'insured_days',
    'ordinary_employee',
    'ordinary_employer',
    'employment_employee',
    'employment_employer',
    'employee',
    'employer',
    'total',
  ],
  (facts, on, sheet) => {
    const days = insuredDays(facts, on)
    const base = { wages: facts.wages, declared: facts.insured_salary, declaredKey: 'insured_salary' }
    const { insured, ordinary, employment } = labourInsurance(facts, base, facts, days, on, sheet)
    const employee = ordinary.employee + employment.employee
    const employer = ordinary.employer + employment.employer
    sheet?.result('employee', employee, {
      parts: [
        ['ordinary_employee', ordinary.employee],
        ['employment_employee', employment.employee],
      ],
    })
    sheet?.result('employer', employer, {
      parts: [
        ['ordinary_employer', ordinary.employer],
        ['employment_employer', employment.employer],
      ],
    })
    sheet?.result('total', employee + employer, {
      parts: [
        ['employee', employee],
        ['employer', employer],
      ],
    })
    return {
      insured_salary: amountText(insured),
      insured_days: days.insured,
      ordinary_employee: amountText(ordinary.employee),
      ordinary_employer: amountText(ordinary.employer),
      employment_employee: amountText(employment.employee),
      employment_employer: amountText(employment.employer),
      employee: amountText(employee),
      employer: amountText(employer),
      total: amountText(employee + employer),
    }
  },
)

/** Employment insurance may begin later: a permanent residence granted in the middle of service. */
function employmentDays(
  person: LabourPerson,
  dates: ServiceDates,
  on: PlainDate,
  sheet: Worksheet | undefined,
): number | undefined {
  const joined = person.employment_insurance_joined_on
  if (joined === undefined) return undefined
  const later = dates.joined_on && dates.joined_on > joined ? dates.joined_on : joined
  const days = monthDays({ joined_on: later, left_on: dates.left_on }, on, 'employment_insurance_joined_on')
  sheet?.note('prorated', 'employment_insurance_days', days.insured, {
    parts: [
      ['employment_insurance_joined_on', joined],
      ['days_of_a_month', days.month],
    ],
    source: days.source,
  })
  return days.insured
}

function sharesOf(insured: Amount, branch: Branch, subsidy: Fraction | undefined, days: number, month: number): Shares {
  const part = prorated(insured, BigInt(days), BigInt(month))
  const own = times(part, branch.employee)
  return {
    employee: halfUpToDollar(own) - paidByState(own, subsidy),
    employer: halfUpToDollar(times(part, branch.employer)),
  }
}

const NOTHING: Shares = { employee: 0n, employer: 0n }
