/** Thirteenth month pay: a twelfth of the basic salary earned in the year, and how far the yearly pool frees it of tax. */
import { type Amount, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Facts, or, reader } from '../../core/given.ts'
import { decimal, money, oneOf } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { benefitsExclusion, excludedBefore, exclusionAnswer, exclusionAnswers } from './benefits-exclusion.ts'
import { benefitsFile } from './benefits-file.ts'

export const thirteenthMonthFields = {
  basic_salary_earned: money,
  employee_category: or(oneOf(['rank_and_file', 'managerial']), 'rank_and_file'),
  service_months: or(decimal, { top: 12n, bottom: 1n }),
}

type ThirteenthMonthFacts = Facts<typeof thirteenthMonthFields>

export function thirteenthMonth(facts: ThirteenthMonthFacts, on: PlainDate, sheet?: Worksheet) {
  const { law, id: source } = thirteenthMonthLaw.on(on)
  const { basic_salary_earned: basic, employee_category: category, service_months: months } = facts
  const covered = category === 'rank_and_file' && months.top >= law.leastServiceMonths * months.bottom
  const pay: Amount = covered ? halfUpToCentavo({ top: basic, bottom: 12n }) : 0n
  if (sheet) {
    sheet.result('covered', covered, {
      parts: [
        ['employee_category', category],
        ['service_months', plainDecimal(months)],
      ],
      source,
    })
    sheet.note('prorated', 'thirteenth_month_pay', pay, {
      figure: 'thirteenth_month_pay',
      parts: [
        ['covered', covered],
        ['basic_salary_earned', basic],
      ],
      rounding: 'half_up_to_centavo',
      source,
    })
  }
  return { covered, pay }
}

const given = reader({ ...thirteenthMonthFields, excluded_before: excludedBefore })
const answers = ['covered', 'thirteenth_month_pay', ...exclusionAnswers]

export const thirteenthMonthScheme = scheme('ph.thirteenth_month', given, answers, (facts, on, sheet) => {
  const { covered, pay } = thirteenthMonth(facts, on, sheet)
  const excluded = benefitsExclusion(pay, facts.excluded_before, on, sheet?.within('ph.benefits_exclusion', NAMES))
  return { covered, thirteenth_month_pay: amountText(pay), ...exclusionAnswer(excluded) }
})

const NAMES = {
  benefits: 'thirteenth_month_pay',
  exempt: 'exempt',
  taxable: 'taxable',
  exclusion_used: 'exclusion_used',
  exclusion_left: 'exclusion_left',
}

const thirteenthMonthLaw = benefitsFile.history('thirteenth_month', (block) => ({
  leastServiceMonths: BigInt(block.whole('least service months')),
}))
