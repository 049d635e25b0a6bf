/** BIR form 1601-C of a month by line number. Basic pay of minimum wage earners (15) is net of contributions, as item 29. */
import { amountText } from '#kernel/money.ts'
import type { Box, Figures } from '../form.ts'
import type { PersonYear } from '../year.ts'
import { figureOf, lineSum } from '../year.ts'
import { monthItems } from './bir2316.ts'

const money = (key: string, more: Partial<Box> = {}): Box => ({ key, kind: 'money', ...more })

export const lines1601c: readonly Box[] = [
  money('14', { sum: true, part: 'compensation' }),
  ...['15', '16', '17', '18', '19', '20'].map((key) => money(key)),
  money('21', { sum: true }),
  money('22'),
  money('23'),
  money('24', { sum: true }),
  money('25', { part: 'tax' }),
  money('26'),
  money('27', { sum: true }),
  ...['28', '29', '30'].map((key) => money(key)),
  money('31', { sum: true }),
  ...['32', '33', '34', '35'].map((key) => money(key)),
  money('36', { sum: true }),
]

/** Of everybody's approved pay of one month; what was remitted before, and penalties, are the company's to add. */
export function make1601c(people: readonly PersonYear[]): Figures {
  const line: Record<string, bigint> = {}
  const add = (key: string, amount: bigint) => {
    line[key] = (line[key] ?? 0n) + amount
  }
  for (const one of people) {
    const item = monthItems(one)
    add('15', item('29'))
    add('16', item('30') + item('31') + item('32') + item('33'))
    add('17', item('34'))
    add('18', item('35'))
    add('19', item('36'))
    add('20', item('37'))
    add('22', item('52'))
    const withheld = figureOf(one, 'withholding_tax')
    // A reading: taxable pay of those from whom nothing is withheld, other than minimum wage earners.
    if (withheld === 0n && !one.months.some(({ marked }) => marked)) add('23', item('52'))
    add('25', withheld)
    add('26', -lineSum(one.lines, ({ side, key }) => side === 'refund' && key === 'tax_refund'))
  }
  const of = (...keys: string[]) => keys.reduce((sum, key) => sum + (line[key] ?? 0n), 0n)
  line['21'] = of('15', '16', '17', '18', '19', '20')
  line['14'] = of('21', '22')
  line['24'] = of('22') - of('23')
  line['27'] = of('25', '26')
  line['31'] = of('27') - of('30')
  line['36'] = of('31', '35')
  return Object.fromEntries(lines1601c.map(({ key }) => [key, amountText(line[key] ?? 0n)]))
}
