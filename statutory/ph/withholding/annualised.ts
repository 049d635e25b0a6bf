/** The annualised method at the end of a year or of the employment: the year's tax, less what was withheld. */
import { type Amount, amountText, lesser, notNegative } from '#kernel/money.ts'
import { type PlainDate, parsePlainDate, yearOf } from '#kernel/plain-date.ts'
import { optional, or, reader } from '../../core/given.ts'
import { money, oneOf } from '../../core/given-kinds.ts'
import { refuse } from '../../core/refusal.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { minimumWageFields, minimumWagePay, noteMinimumWagePay } from './minimum-wage-pay.ts'
import { taxOn } from './tax-on.ts'
import { methods, noMoney, refund, taxTable } from './withholding-law.ts'

export type Withheld = { readonly present: Amount; readonly previous: Amount }

export function annualised(
  taxable: Amount,
  withheld: Withheld,
  available: Amount | undefined,
  on: PlainDate,
  sheet?: Worksheet,
) {
  const { tax: due } = taxOn(taxable, 0n, taxTable('annual', on), NAMES, sheet)
  const sum = withheld.present + withheld.previous
  const adjustment = due - sum
  const deficiency = notNegative(adjustment)
  const tax = available === undefined ? deficiency : lesser(deficiency, available)
  // The present employer refunds no more than it withheld itself.
  const back = lesser(notNegative(-adjustment), withheld.present)
  const found = { due, withheld: sum, adjustment, tax, liability: deficiency - tax, refund: back }
  if (sheet) noteAdjustment(withheld, found, available, on, sheet)
  return found
}

const NAMES = { taxed: 'annual_taxable', tax: 'tax_due' }
export const occasion = or(oneOf(['year_end', 'termination']), 'year_end')

const given = reader({
  taxable_present: money,
  taxable_previous: noMoney,
  withheld_present: noMoney,
  withheld_previous: noMoney,
  ...minimumWageFields,
  occasion,
  pay_available: optional(money),
})

const answers = [
  'annual_taxable',
  'exempt',
  'tax_due',
  'withheld',
  'adjustment',
  'withholding_tax',
  'employer_liability',
  'tax_refund',
  'refund_due_on',
]

export const withholdingAnnualScheme = scheme('ph.withholding_annual', given, answers, (facts, on, sheet) => {
  const minimum = minimumWagePay(facts)
  const taxable = facts.taxable_present + facts.taxable_previous + minimum.taxable
  if (sheet) {
    noteMinimumWagePay(facts, minimum.exempt, sheet)
    sheet.note('year-to-date', 'annual_taxable', taxable, {
      figure: 'annual_taxable',
      parts: [
        ['taxable_present', facts.taxable_present],
        ['taxable_previous', facts.taxable_previous],
        ['minimum_wage_pay', minimum.taxable],
      ],
    })
  }
  const withheld = { present: facts.withheld_present, previous: facts.withheld_previous }
  const found = annualised(taxable, withheld, facts.pay_available, on, sheet)
  const refundDueOn = facts.occasion === 'termination' ? on : refundDay(on)
  sheet?.result('refund_due_on', refundDueOn, { parts: [['occasion', facts.occasion]], source: refund.on(on).id })
  return {
    annual_taxable: amountText(taxable),
    exempt: amountText(minimum.exempt),
    tax_due: amountText(found.due),
    withheld: amountText(found.withheld),
    adjustment: amountText(found.adjustment),
    withholding_tax: amountText(found.tax),
    employer_liability: amountText(found.liability),
    tax_refund: amountText(found.refund),
    refund_due_on: refundDueOn,
  }
})

/** At the end of a year, a day of the next. */
function refundDay(on: PlainDate): PlainDate {
  const { law } = refund.on(on)
  const day = parsePlainDate(`${yearOf(on) + 1}-${law.dueMonthAndDay}`)
  return day ?? refuse('on', 'out_of_range', 'has no year after it')
}

type Adjusted = ReturnType<typeof annualised>

function noteAdjustment(
  withheld: Withheld,
  found: Adjusted,
  available: Amount | undefined,
  on: PlainDate,
  sheet: Worksheet,
): void {
  const source = methods.on(on).id
  sheet.note('year-to-date', 'withheld', found.withheld, {
    figure: 'withheld',
    parts: [
      ['withheld_present', withheld.present],
      ['withheld_previous', withheld.previous],
    ],
  })
  sheet.result('adjustment', found.adjustment, {
    parts: [
      ['tax_due', found.due],
      ['withheld', -found.withheld],
    ],
    source,
  })
  const adjustment = ['adjustment', found.adjustment] as const
  sheet.note('capped', 'withholding_tax', found.tax, {
    figure: 'withholding_tax',
    parts: available === undefined ? [adjustment] : [adjustment, ['pay_available', available]],
    source,
  })
  sheet.result('employer_liability', found.liability, { parts: [adjustment, ['withholding_tax', -found.tax]] })
  sheet.note('capped', 'tax_refund', found.refund, {
    figure: 'tax_refund',
    parts: [adjustment, ['withheld_present', withheld.present]],
    source: refund.on(on).id,
  })
}
