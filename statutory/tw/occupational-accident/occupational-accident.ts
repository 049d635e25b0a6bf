/** One month of occupational accident insurance (災保): its own grade, the employer's rate, days; the employer pays. */
import { decimalText, type Fraction, times } from '#kernel/fraction.ts'
import { type Amount, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { optional, reader } from '../../core/given.ts'
import { money } from '../../core/given-kinds.ts'
import { prorated } from '../../core/proration.ts'
import { halfUpToDollar } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { daysFields, insuredDays, type MonthDays, noteDays } from '../insured/insured-days.ts'
import { type InsuredBase, insuredSalary } from '../insured/ladder.ts'
import type { ServiceDates } from '../insured/service-dates.ts'
import { occupationalGrades } from './occupational-accident-law.ts'
import { type OccupationalRateFacts, occupationalRate, occupationalRateFields } from './occupational-rate.ts'

export type OccupationalMonth = { readonly insured: Amount; readonly rate: Fraction; readonly employer: Amount }

export function occupationalAccident(
  employer: OccupationalRateFacts,
  base: InsuredBase,
  dates: ServiceDates,
  days: MonthDays,
  on: PlainDate,
  sheet?: Worksheet,
): OccupationalMonth {
  const grades = occupationalGrades.on(on)
  const insured = insuredSalary(grades, base, sheet)
  const rate = occupationalRate(employer, on, sheet)
  const premium = halfUpToDollar(times(prorated(insured, BigInt(days.insured), BigInt(days.month)), rate))
  if (sheet) {
    noteDays(sheet, 'insured_days', days, dates)
    sheet.result('employer', premium, {
      parts: [
        ['insured_salary', insured],
        ['occupational_rate', decimalText(rate)],
        ['insured_days', days.insured],
        ['days_of_a_month', days.month],
      ],
      rounding: 'half_up_to_dollar',
      source: grades.id,
    })
  }
  return { insured, rate, employer: premium }
}

const given = reader({
  wages: optional(money),
  insured_salary: optional(money),
  ...occupationalRateFields,
  ...daysFields,
})

export const occupationalAccidentScheme = scheme(
  'tw.occupational_accident',
  given,
  ['insured_salary', 'insured_days', 'occupational_rate', 'employee', 'employer', 'total'],
  (facts, on, sheet) => {
    const days = insuredDays(facts, on)
    const base = { wages: facts.wages, declared: facts.insured_salary, declaredKey: 'insured_salary' }
    const month = occupationalAccident(facts, base, facts, days, on, sheet)
    sheet?.result('employee', 0n)
    sheet?.result('total', month.employer, {
      parts: [
        ['employee', 0n],
        ['employer', month.employer],
      ],
    })
    return {
      insured_salary: amountText(month.insured),
      insured_days: days.insured,
      occupational_rate: decimalText(month.rate),
      employee: amountText(0n),
      employer: amountText(month.employer),
      total: amountText(month.employer),
    }
  },
)
