/**
 * The ways of withholding from one payment: a resident's monthly pay by the table or at the percentage, a bonus at the
 * percentage once it reaches the lowest taxed salary, a non-resident's pay at a flat rate.
 */
import { decimalText, type Fraction } from '#kernel/fraction.ts'
import type { Amount } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Facts, or } from '../../core/given.ts'
import { count, flagOn, oneOf } from '../../core/given-kinds.ts'
import { refuse } from '../../core/refusal.ts'
import { cutToDollar, shareOf } from '../../core/rounding.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { minimumWage } from '../minimum-wage/minimum-wage-law.ts'
import { type AboveTable, taxByTable } from './salary-table.ts'
import { method, taxYear } from './withholding-law.ts'

/** How a resident's monthly pay is withheld from: the person's own election. */
export const taxPersonFields = {
  resident: flagOn,
  tax_method: or(oneOf(['table', 'percentage']), 'table'),
  tax_dependants: or(count, 0),
}
export type TaxPerson = Facts<typeof taxPersonFields>

/** From a resident's monthly pay. */
export function monthlyTax(
  person: TaxPerson,
  taxableWages: Amount,
  on: PlainDate,
  sheet?: Worksheet,
  aboveTable: AboveTable = '1',
): Amount {
  const { law, id: source } = method.on(on)
  sheet?.fact('taxable_wages', taxableWages)
  sheet?.fact('tax_method', person.tax_method)
  const tax =
    person.tax_method === 'table'
      ? taxByTable(taxableWages, person.tax_dependants, aboveTable, on, sheet)
      : byPercentage(taxableWages, law.percentage, source, sheet)
  const withheld = tax <= law.notWithheldUpTo ? 0n : tax
  sheet?.result('withholding_tax', withheld, {
    parts: [
      ['monthly_tax', tax],
      ['not_withheld_up_to', law.notWithheldUpTo],
      ['tax_method', person.tax_method],
    ],
    source,
  })
  return withheld
}

/** From a resident's bonus or other payment that is not monthly. */
export function bonusTax(payment: Amount, on: PlainDate, sheet?: Worksheet): Amount {
  const { law } = method.on(on)
  const { law: year, id: source } = taxYear.on(on)
  const tax = payment >= year.lowestTaxed ? cutToDollar(shareOf(payment, law.percentage)) : 0n
  if (sheet) {
    sheet.fact('irregular_payment', payment)
    sheet.result('withholding_tax', tax, {
      parts: [
        ['irregular_payment', payment],
        ['lowest_taxed_salary', year.lowestTaxed],
        ['percentage', decimalText(law.percentage)],
      ],
      rounding: 'cut_to_dollar',
      source,
    })
  }
  return tax
}

/** What the sheet calls a payment: a bonus is told from the month's pay beside it. */
type PaymentKey = 'taxable_wages' | 'irregular_payment'

/** The flat rate of a non-resident, by all that the month pays. */
export function nonResidentRate(monthTotal: Amount, on: PlainDate, sheet?: Worksheet): Fraction {
  const { law, id: source } = method.on(on)
  const { monthly } = minimumWage.on(on).law
  const { top, bottom } = shareOf(monthly, law.lowUpToMinimumWages)
  const rate = monthTotal * bottom <= top ? law.nonResidentLow : law.nonResident
  sheet?.note('rate', 'rate', decimalText(rate), {
    figure: 'rate',
    parts: [
      ['month_total_wages', monthTotal],
      ['minimum_monthly', monthly],
      ['low_rate_up_to_minimum_wages', decimalText(law.lowUpToMinimumWages)],
    ],
    source,
  })
  return rate
}

export function nonResidentTax(
  payment: Amount,
  paymentKey: PaymentKey,
  rate: Fraction,
  on: PlainDate,
  sheet?: Worksheet,
): Amount {
  const { id: source } = method.on(on)
  sheet?.fact(paymentKey, payment)
  const tax = cutToDollar(shareOf(payment, rate))
  sheet?.result('withholding_tax', tax, {
    parts: [
      [paymentKey, payment],
      ['rate', decimalText(rate)],
    ],
    rounding: 'cut_to_dollar',
    source,
  })
  return tax
}

/** The table has columns for so many dependants and no more. */
export function checkDependants({ tax_dependants: dependants }: TaxPerson, on: PlainDate): void {
  const { dependantsAtMost } = method.on(on).law
  if (dependants > dependantsAtMost) refuse('tax_dependants', 'out_of_range', `must be at most ${dependantsAtMost}`)
}

function byPercentage(payment: Amount, rate: Fraction, source: string, sheet: Worksheet | undefined): Amount {
  const tax = cutToDollar(shareOf(payment, rate))
  sheet?.note('rate', 'monthly_tax', tax, {
    parts: [
      ['taxable_wages', payment],
      ['percentage', decimalText(rate)],
    ],
    rounding: 'cut_to_dollar',
    source,
  })
  return tax
}
