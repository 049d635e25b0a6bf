/** Tax withheld from severance pay or a pension paid at once (退職所得, format 93): exempt and half-taxed by years of service. */
import { decimalText } from '#kernel/fraction.ts'
import { type Amount, amountText, lesser, notNegative } from '#kernel/money.ts'
import { optional, reader } from '../../core/given.ts'
import { flagOn, halvesTo, money, serviceMonths } from '../../core/given-kinds.ts'
import { refuse } from '../../core/refusal.ts'
import { cutToDollar, shareOf } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { severanceYears } from './withholding-law.ts'

const given = reader({
  payment: money,
  service_years: optional(halvesTo(100)),
  service_months: optional(serviceMonths),
  resident: flagOn,
})

export const severanceTaxScheme = scheme(
  'tw.severance_tax',
  given,
  ['service_years', 'exempt', 'taxable', 'withholding_tax'],
  (facts, on, sheet) => {
    const { law, id: source } = severanceYears.on(on)
    const halves = facts.service_years ?? halvesOf(facts.service_months, law.halfYear)
    if (halves === 0) refuse('service_years', 'out_of_range', 'must be more than 0')
    const { payment } = facts
    const limit = (aYear: Amount) => (aYear * BigInt(halves)) / 2n
    const [free, half] = [limit(law.exemptAYear), limit(law.halfUpToAYear)]
    const exempt = lesser(payment, free)
    const taxable = notNegative(lesser(payment, half) - free) / 2n + notNegative(payment - half)
    const rate = facts.resident ? law.resident : law.nonResident
    const tax = cutToDollar(shareOf(taxable, rate))
    const years = halves % 2 === 0 ? String(halves / 2) : `${(halves - 1) / 2}.5`
    if (sheet) {
      sheet.fact('payment', payment)
      sheet.note('fact', 'service_years', years, {
        figure: 'service_years',
        ...(facts.service_months === undefined ? {} : { parts: [['service_months', facts.service_months]] }),
        source,
      })
      sheet.result('exempt', exempt, {
        parts: [
          ['payment', payment],
          ['exempt_a_year', law.exemptAYear],
          ['service_years', years],
        ],
        source,
      })
      sheet.result('taxable', taxable, {
        parts: [
          ['payment', payment],
          ['exempt_up_to', free],
          ['half_taxable_up_to', half],
          ['service_years', years],
        ],
        source,
      })
      sheet.result('withholding_tax', tax, {
        parts: [
          ['taxable', taxable],
          ['resident', facts.resident],
          ['rate', decimalText(rate)],
        ],
        rounding: 'cut_to_dollar',
        source,
      })
    }
    return {
      service_years: years,
      exempt: amountText(exempt),
      taxable: amountText(taxable),
      withholding_tax: amountText(tax),
    }
  },
)

/** Whole years, and of what remains a half below six months, a year from six. */
function halvesOf(months: number | undefined, halfYear: number): number {
  if (months === undefined) return refuse('service_years', 'missing', 'is required where service_months is not given')
  const [whole, rest] = [(months - (months % 12)) / 12, months % 12]
  return whole * 2 + (rest === 0 ? 0 : rest < halfYear ? 1 : 2)
}
