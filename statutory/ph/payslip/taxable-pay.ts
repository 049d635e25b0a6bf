/** Taxable regular and supplementary compensation of the period: earnings less what reduces them before tax. */
import { type Amount, notNegative } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Cell, Worksheet } from '../../core/worksheet.ts'
import { benefitsExclusion } from '../benefits/benefits-exclusion.ts'
import type { Earned } from './earnings.ts'
import { minimumWageReading } from './pay-items.ts'
import type { PayslipFacts } from './payslip-given.ts'

export type TaxablePay = {
  readonly regular: Amount
  readonly supplementary: Amount
  readonly benefitsExempt: Amount
  readonly benefitsTaxable: Amount
}

export function taxablePay(
  facts: PayslipFacts,
  earned: Earned,
  employeeContributions: Amount,
  on: PlainDate,
  sheet: Worksheet | undefined,
): TaxablePay {
  if (sheet) noteBenefits(earned, sheet)
  const inner = sheet?.within('ph.benefits_exclusion', NAMES)
  const benefits = benefitsExclusion(earned.benefits, facts.excluded_before, on, inner)
  const taken = takenOff(facts, earned, employeeContributions)
  const left = taken.reduce((sum, [, amount]) => sum + amount, earned.regular)
  // What regular pay cannot bear reduces supplementary pay, never below zero.
  const shortfall = notNegative(-left)
  const regular = notNegative(left)
  const supplementary = notNegative(earned.supplementary + benefits.taxable - shortfall)
  if (sheet) {
    sheet.note(shortfall > 0n ? 'capped' : 'sum', 'taxable_regular', regular, {
      figure: 'taxable_regular',
      parts: [['regular_earnings', earned.regular], ...taken],
      ...(earned.minimumWage > 0n && { source: minimumWageReading.on(on).id }),
    })
    const more: [string, Cell][] = shortfall > 0n ? [['shortfall_of_regular', -shortfall]] : []
    sheet.note(shortfall > 0n ? 'capped' : 'sum', 'taxable_supplementary', supplementary, {
      figure: 'taxable_supplementary',
      parts: [['supplementary_earnings', earned.supplementary], ['benefits_taxable', benefits.taxable], ...more],
    })
  }
  return { regular, supplementary, benefitsExempt: benefits.exempt, benefitsTaxable: benefits.taxable }
}

/** Set against exempt minimum wage pay where there is any; that pay bears no tax, so nothing is saved by it. */
function takenOff(facts: PayslipFacts, earned: Earned, contributions: Amount): readonly (readonly [string, Amount])[] {
  if (earned.minimumWage > 0n) return []
  return [
    ['attendance_deduction', -facts.attendance_deduction],
    ['employee_contributions', -contributions],
    ['union_dues', -facts.union_dues],
  ]
}

const NAMES = { benefits: 'benefits', exempt: 'benefits_exempt', taxable: 'benefits_taxable' }

function noteBenefits(earned: Earned, sheet: Worksheet): void {
  sheet.note('sum', 'benefits', earned.benefits, { figure: 'benefits' })
  sheet.note('sum', 'de_minimis_exempt', earned.deMinimisExempt, { figure: 'de_minimis_exempt' })
}
