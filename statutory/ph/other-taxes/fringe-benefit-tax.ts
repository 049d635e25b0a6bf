/** Fringe benefit tax: what managers and supervisors get in kind, grossed up, taxed at one rate, paid by the employer. */

import { amountText } from '#kernel/money.ts'
import { or, reader } from '../../core/given.ts'
import { money, oneOf } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { otherTaxesFile } from './other-taxes-file.ts'

const given = reader({
  monetary_value: money,
  employee_level: or(oneOf(['managerial', 'supervisory', 'rank_and_file']), 'managerial'),
})
const answers = ['subject', 'grossed_up_value', 'fringe_benefit_tax']

export const fringeBenefitTaxScheme = scheme('ph.fringe_benefit_tax', given, answers, (facts, on, sheet) => {
  const { law, id: source } = fringeBenefits.on(on)
  const { rate, grossedUpBy } = law
  const subject = facts.employee_level !== 'rank_and_file'
  const value = subject ? facts.monetary_value : 0n
  // Not rounded in between.
  const grossedUp = { top: value * grossedUpBy.bottom, bottom: grossedUpBy.top }
  const gross = halfUpToCentavo(grossedUp)
  const tax = halfUpToCentavo({ top: grossedUp.top * rate.top, bottom: grossedUp.bottom * rate.bottom })
  if (sheet) {
    sheet.result('subject', subject, { parts: [['employee_level', facts.employee_level]], source })
    sheet.result('grossed_up_value', gross, {
      parts: [
        ['subject', subject],
        ['monetary_value', facts.monetary_value],
        ['grossed_up_by', plainDecimal(grossedUpBy)],
      ],
      rounding: 'half_up_to_centavo',
      source,
    })
    sheet.note('rate', 'fringe_benefit_tax', tax, {
      figure: 'fringe_benefit_tax',
      parts: [
        ['grossed_up_value', gross],
        ['rate', plainDecimal(rate)],
      ],
      rounding: 'half_up_to_centavo',
      source,
    })
  }
  return { subject, grossed_up_value: amountText(gross), fringe_benefit_tax: amountText(tax) }
})

const fringeBenefits = otherTaxesFile.history('fringe_benefit_tax', (block) => ({
  rate: block.rate('rate'),
  grossedUpBy: block.rate('grossed up by'),
}))
