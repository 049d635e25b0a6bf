/** The employee's share of the welfare fund (職工福利金), where the company has a welfare committee. */
import { decimalText } from '#kernel/fraction.ts'
import { amountText } from '#kernel/money.ts'
import { reader } from '../../core/given.ts'
import { flagOn, money } from '../../core/given-kinds.ts'
import { halfUpToDollar, shareOf } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { fundsFile } from './funds-file.ts'

const given = reader({ wages: money, welfare_committee: flagOn })

export const welfareFundScheme = scheme('tw.welfare_fund', given, ['employee'], (facts, on, sheet) => {
  const { law, id: source } = welfare.on(on)
  const employee = facts.welfare_committee ? halfUpToDollar(shareOf(facts.wages, law.rate)) : 0n
  sheet?.fact('wages', facts.wages)
  sheet?.result('employee', employee, {
    parts: [
      ['wages', facts.wages],
      ['welfare_rate', decimalText(law.rate)],
      ['welfare_committee', facts.welfare_committee],
    ],
    rounding: 'half_up_to_dollar',
    source,
  })
  return { employee: amountText(employee) }
})

const welfare = fundsFile.history('welfare', (block) => ({ rate: block.rate('rate') }))
