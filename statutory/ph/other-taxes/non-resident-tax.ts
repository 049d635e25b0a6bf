/** Final tax on the gross pay of a non-resident alien who is not engaged in business. */

import { amountText } from '#kernel/money.ts'
import { reader } from '../../core/given.ts'
import { money } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { halfUpToCentavo, shareOf } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { otherTaxesFile } from './other-taxes-file.ts'

const given = reader({ gross_pay: money })

export const nonResidentTaxScheme = scheme(
  'ph.non_resident_tax',
  given,
  ['withholding_tax'],
  ({ gross_pay: gross }, on, sheet) => {
    const { law, id: source } = nonResident.on(on)
    const tax = halfUpToCentavo(shareOf(gross, law.rate))
    sheet?.note('rate', 'withholding_tax', tax, {
      figure: 'withholding_tax',
      parts: [
        ['gross_pay', gross],
        ['rate', plainDecimal(law.rate)],
      ],
      rounding: 'half_up_to_centavo',
      source,
    })
    return { withholding_tax: amountText(tax) }
  },
)

const nonResident = otherTaxesFile.history('non_resident', (block) => ({ rate: block.rate('rate') }))
