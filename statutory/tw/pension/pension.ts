/** One month of labour pension (勞退新制): a grade of wages, the employer's rate and the employee's own, days. */
import { decimalText, type Fraction, times } from '#kernel/fraction.ts'
import { type Amount, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Facts, optional, or, reader } from '../../core/given.ts'
import { money, rate, whole } from '../../core/given-kinds.ts'
import { prorated } from '../../core/proration.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToDollar } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { type MonthDays, monthDays, noteDays } from '../insured/insured-days.ts'
import { type InsuredBase, insuredSalary } from '../insured/ladder.ts'
import { type ServiceDates, serviceFields } from '../insured/service-dates.ts'
import { pensionGrades, pensionRates } from './pension-law.ts'

/** What the pension must know of a person; without an employer's rate, the least one. */
export const pensionPersonFields = {
  employer_rate: optional(rate),
  employee_rate: or<Fraction>(rate, { top: 0n, bottom: 1n }),
}
type PensionPerson = Facts<typeof pensionPersonFields>

export type PensionMonth = { readonly insured: Amount; readonly employee: Amount; readonly employer: Amount }

export function pension(
  person: PensionPerson,
  base: InsuredBase,
  dates: ServiceDates,
  days: MonthDays,
  on: PlainDate,
  sheet?: Worksheet,
): PensionMonth {
  const { law, id: source } = pensionRates.on(on)
  const { employer_rate: employerRate = law.employerAtLeast, employee_rate: employeeRate } = person
  if (less(employerRate, law.employerAtLeast)) {
    refuse('employer_rate', 'out_of_range', `must be at least ${decimalText(law.employerAtLeast)}`)
  }
  if (less(law.employeeAtMost, employeeRate)) {
    refuse('employee_rate', 'out_of_range', `must be at most ${decimalText(law.employeeAtMost)}`)
  }
  const insured = insuredSalary(pensionGrades.on(on), base, sheet)
  const part = prorated(insured, BigInt(days.contribution), BigInt(days.month))
  const employee = halfUpToDollar(times(part, employeeRate))
  const employer = halfUpToDollar(times(part, employerRate))
  if (sheet) {
    noteDays(sheet, 'contribution_days', days, dates)
    const share = (figure: 'employer' | 'employee', amount: Amount, at: Fraction) => {
      sheet.fact(`${figure}_rate`, decimalText(at), { source })
      sheet.result(figure, amount, {
        parts: [
          ['insured_salary', insured],
          [`${figure}_rate`, decimalText(at)],
          ['contribution_days', days.contribution],
          ['days_of_a_month', days.month],
        ],
        rounding: 'half_up_to_dollar',
        source,
      })
    }
    share('employer', employer, employerRate)
    share('employee', employee, employeeRate)
  }
  return { insured, employee, employer }
}

const given = reader({
  wages: optional(money),
  insured_salary: optional(money),
  contribution_days: optional(whole(1, Number.MAX_SAFE_INTEGER)),
  ...pensionPersonFields,
  ...serviceFields,
})

export const pensionScheme = scheme(
  'tw.pension',
  given,
  ['insured_salary', 'contribution_days', 'employer', 'employee', 'total'],
  (facts, on, sheet) => {
    const days = contributionDays(facts.contribution_days, monthDays(facts, on))
    const base = { wages: facts.wages, declared: facts.insured_salary, declaredKey: 'insured_salary' }
    const { insured, employee, employer } = pension(facts, base, facts, days, on, sheet)
    sheet?.result('total', employee + employer, {
      parts: [
        ['employer', employer],
        ['employee', employee],
      ],
    })
    return {
      insured_salary: amountText(insured),
      contribution_days: days.contribution,
      employer: amountText(employer),
      employee: amountText(employee),
      total: amountText(employee + employer),
    }
  },
)

/** The days that were said, or else those between the dates. */
function contributionDays(said: number | undefined, days: MonthDays): MonthDays {
  if (said === undefined) return days
  if (said > days.month) refuse('contribution_days', 'out_of_range', `must be 1 to ${days.month}`)
  return { ...days, contribution: said }
}

const less = (left: Fraction, right: Fraction): boolean => left.top * right.bottom < right.top * left.bottom
