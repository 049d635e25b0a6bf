/** BIR form 1604-C: remittances by month, and the alphalist; who had the minimum wage all year stands in schedule 2. Its file is in alphalist.ts. */
import { amountOf, amountText } from '#kernel/money.ts'
import type { Box, MadeForm, YearForm } from '../form.ts'
import type { FormYear, PersonYear } from '../year.ts'
import { make2316 } from './bir2316.ts'
import { remittanceBoxes } from './remittances.ts'

const money = (key: string, more: Partial<Box> = {}): Box => ({ key, kind: 'money', ...more })

export const bir1604c: YearForm = {
  name: 'bir1604c',
  country: 'PH',
  standing: 'several',
  due: { month: 1, day: 31, standing: 'several' },
  handedOut: false,
  parts: ['DAT'],
  whole: remittanceBoxes,
  boxes: [
    { key: 'schedule', kind: 'text' },
    { key: 'employment_from', kind: 'text' },
    { key: 'employment_to', kind: 'text' },
    money('gross'),
    money('non_taxable'),
    money('taxable'),
    money('tax_due'),
    money('withheld_before'),
    money('withheld_jan_nov'),
    money('withheld_december'),
    money('over_withheld'),
    money('withheld', { sum: true }),
  ],
}

export function make1604c(of: PersonYear, at: FormYear, chosen: Readonly<Record<string, string>> = {}): MadeForm {
  const { person, months } = of
  const { figures: item, lacking } = make2316(of, at, chosen)
  const minimum = months.length > 0 && months.every(({ marked }) => marked)
  const [from, to] = employedWithin(person, at.year)
  const december = months.find(({ month }) => month === 12)?.figures
  const inDecember = amountOf(december?.withholding_tax ?? '0')
  const refunded = amountOf(december?.tax_refund ?? '0')
  const withheld = amountOf(item['25A'] ?? '0')
  return {
    figures: {
      schedule: minimum ? '2' : '1',
      employment_from: from,
      employment_to: to,
      gross: item['19'] ?? '0.00',
      non_taxable: item['38'] ?? '0.00',
      taxable: item['52'] ?? '0.00',
      tax_due: item['24'] ?? '0.00',
      withheld_before: item['25B'] ?? '0.00',
      withheld_jan_nov: amountText(withheld - inDecember + refunded),
      withheld_december: amountText(inDecember),
      over_withheld: amountText(refunded),
      withheld: amountText(withheld),
    },
    lacking: [
      ...lacking,
      ...(isSettled(item) ? [] : ['tax_not_settled']),
      ...(at.company.region ? [] : ['region']),
      ...(minimum && !at.company.sector ? ['sector'] : []),
    ],
  }
}

/** What was withheld is the year's tax: the last pay of the year settled it. */
const isSettled = (item: Readonly<Record<string, string>>): boolean =>
  amountOf(item['24'] ?? '0') === amountOf(item['26'] ?? '0')

export function employedWithin({ joinedOn, leftOn }: PersonYear['person'], year: number): readonly [string, string] {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  return [joinedOn && joinedOn > first ? joinedOn : first, leftOn && leftOn < last ? leftOn : last]
}
