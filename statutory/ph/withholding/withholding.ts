/** Withholding of one payroll period by the regular method, where it applies. Figures: withholding.rates.yaml. */
import { type Amount, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { reader } from '../../core/given.ts'
import { flag, money } from '../../core/given-kinds.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { type Method, type MethodFacts, methodOf } from './method.ts'
import { minimumWageFields, minimumWagePay, noteMinimumWagePay } from './minimum-wage-pay.ts'
import { taxOn } from './tax-on.ts'
import { methods, noMoney, type Period, period, taxTable } from './withholding-law.ts'

/** The tax, or undefined where the cumulative average method must be used. */
export type Withheld = { readonly method: Method; readonly bracket: number; readonly tax: Amount | undefined }

export function withholding(facts: MethodFacts, payPeriod: Period, on: PlainDate, sheet?: Worksheet): Withheld {
  const table = taxTable(payPeriod, on)
  if (sheet) {
    sheet.fact('taxable_regular', facts.regular)
    sheet.fact('taxable_supplementary', facts.supplementary)
  }
  const method = methodOf(facts, table, methods.on(on).id, sheet)
  if (method !== 'regular') return { method, bracket: 0, tax: undefined }
  const { row, tax } = taxOn(facts.regular, facts.supplementary, table, NAMES, sheet)
  return { method, bracket: row.bracket, tax }
}

const NAMES = { taxed: 'taxable_regular', supplementary: 'taxable_supplementary', tax: 'withholding_tax' }

const given = reader({
  period,
  taxable_regular: money,
  taxable_supplementary: noMoney,
  ...minimumWageFields,
  previous_employer: flag,
  on_cumulative_average: flag,
})

const answers = ['exempt', 'taxable', 'withholding_method', 'bracket', 'withholding_tax']

export const withholdingScheme = scheme('ph.withholding', given, answers, (facts, on, sheet) => {
  const minimum = minimumWagePay(facts)
  const regular = facts.taxable_regular + minimum.taxable
  const supplementary = facts.taxable_supplementary
  if (sheet) {
    noteMinimumWagePay(facts, minimum.exempt, sheet)
    sheet.result('taxable', regular + supplementary, {
      parts: [
        ['taxable_regular', regular],
        ['taxable_supplementary', supplementary],
      ],
    })
  }
  const { previous_employer, on_cumulative_average } = facts
  const asked = { regular, supplementary, previous_employer, on_cumulative_average }
  const { method, bracket, tax } = withholding(asked, facts.period, on, sheet)
  const answer = {
    exempt: amountText(minimum.exempt),
    taxable: amountText(regular + supplementary),
    withholding_method: method,
  }
  return tax === undefined ? answer : { ...answer, bracket, withholding_tax: amountText(tax) }
})
