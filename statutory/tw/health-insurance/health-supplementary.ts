/**
 * Supplementary premium (二代健保補充保險費). Of a bonus: what the year's bonuses exceed four insured salaries by, as far
 * as this payment goes. Of other income: the whole payment once it reaches the limit. Of the unit: what it paid
 * beyond the insured salaries of the month.
 */
import { decimalText } from '#kernel/fraction.ts'
import { type Amount, amountText, lesser, notNegative } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Facts, optional, or, reader } from '../../core/given.ts'
import { money, oneOf } from '../../core/given-kinds.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToDollar, shareOf } from '../../core/rounding.ts'
import { type Answer, scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { minimumWage } from '../minimum-wage/minimum-wage-law.ts'
import { supplementary } from './health-insurance-law.ts'

const fields = {
  party: or(oneOf(['employee', 'employer']), 'employee'),
  income_type: optional(oneOf(['bonus', 'part_time_salary', 'professional_fee', 'dividend', 'interest', 'rent'])),
  payment: optional(money),
  insured_salary: optional(money),
  year_to_date_bonus_before: or(money, 0n),
  total_wages_paid: optional(money),
  total_insured_salary: optional(money),
}
type SupplementaryFacts = Facts<typeof fields>

export type SupplementaryMonth = { readonly base: Amount; readonly premium: Amount; readonly threshold: Amount }

/** A bonus and the bonuses of the year before it, against the insured salary of the month it is paid in. */
export function bonusPremium(
  bonus: Amount,
  yearToDateBefore: Amount,
  insured: Amount,
  on: PlainDate,
  sheet?: Worksheet,
): SupplementaryMonth {
  const { law, id: source } = supplementary.on(on)
  const threshold = insured * law.freeInsuredSalaries
  const beyond = notNegative(lesser(bonus, yearToDateBefore + bonus - threshold))
  const base = lesser(beyond, law.chargedAtMost)
  if (sheet) {
    sheet.fact('payment', bonus)
    sheet.fact('year_to_date_bonus_before', yearToDateBefore)
    sheet.fact('insured_salary', insured)
    sheet.result('threshold', threshold, {
      parts: [
        ['insured_salary', insured],
        ['free_insured_salaries', String(law.freeInsuredSalaries)],
      ],
      source,
    })
    sheet.note('capped', 'premium_base', base, {
      figure: 'premium_base',
      parts: [
        ['payment', bonus],
        ['year_to_date_bonus_before', yearToDateBefore],
        ['threshold', threshold],
        ['charged_at_most', law.chargedAtMost],
      ],
      source,
    })
  }
  return { base, threshold, premium: premiumOn(base, on, sheet) }
}

export const healthSupplementaryScheme = scheme(
  'tw.health_supplementary',
  reader(fields),
  ['threshold', 'premium_base', 'premium'],
  (facts, on, sheet) => {
    if (facts.party === 'employer') return ofUnit(facts, on, sheet)
    const { base, premium, threshold } = ofInsured(facts, on, sheet)
    return { threshold: amountText(threshold), premium_base: amountText(base), premium: amountText(premium) }
  },
)

function ofInsured(facts: SupplementaryFacts, on: PlainDate, sheet: Worksheet | undefined): SupplementaryMonth {
  const type = needed(facts.income_type, 'income_type')
  const payment = needed(facts.payment, 'payment')
  sheet?.fact('income_type', type)
  if (type === 'bonus') {
    const insured = needed(facts.insured_salary, 'insured_salary')
    if (insured === 0n) refuse('insured_salary', 'out_of_range', 'must be more than 0')
    return bonusPremium(payment, facts.year_to_date_bonus_before, insured, on, sheet)
  }
  const { law, id } = supplementary.on(on)
  const wage = minimumWage.on(on)
  const [threshold, source] = type === 'part_time_salary' ? [wage.law.monthly, wage.id] : [law.otherFrom, id]
  const base = payment >= threshold ? lesser(payment, law.chargedAtMost) : 0n
  if (sheet) {
    sheet.fact('payment', payment)
    sheet.result('threshold', threshold, { parts: [['income_type', type]], source })
    sheet.note('capped', 'premium_base', base, {
      figure: 'premium_base',
      parts: [
        ['payment', payment],
        ['threshold', threshold],
        ['charged_at_most', law.chargedAtMost],
      ],
      source: id,
    })
  }
  return { base, threshold, premium: premiumOn(base, on, sheet) }
}

function ofUnit(facts: SupplementaryFacts, on: PlainDate, sheet: Worksheet | undefined): Answer {
  const paid = needed(facts.total_wages_paid, 'total_wages_paid')
  const insured = needed(facts.total_insured_salary, 'total_insured_salary')
  const base = notNegative(paid - insured)
  sheet?.fact('total_wages_paid', paid)
  sheet?.fact('total_insured_salary', insured)
  sheet?.note('sum', 'premium_base', base, {
    figure: 'premium_base',
    parts: [
      ['total_wages_paid', paid],
      ['total_insured_salary', -insured],
    ],
    source: supplementary.on(on).id,
  })
  return { premium_base: amountText(base), premium: amountText(premiumOn(base, on, sheet)) }
}

function premiumOn(base: Amount, on: PlainDate, sheet: Worksheet | undefined): Amount {
  const { law, id: source } = supplementary.on(on)
  const premium = halfUpToDollar(shareOf(base, law.rate))
  sheet?.result('premium', premium, {
    parts: [
      ['premium_base', base],
      ['supplementary_rate', decimalText(law.rate)],
    ],
    rounding: 'half_up_to_dollar',
    source,
  })
  return premium
}

const needed = <Value>(value: Value | undefined, key: string): Value => value ?? refuse(key, 'missing', 'is required')
