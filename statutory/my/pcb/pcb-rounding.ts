/** The rounding of the monthly tax deduction on its own: digits after the sen dropped, then up to five sen. */
import { amountText } from '#kernel/money.ts'
import type { Kind } from '../../core/given.ts'
import { reader } from '../../core/given.ts'
import { refuse } from '../../core/refusal.ts'
import { scheme } from '../../core/scheme.ts'
import { roundedUp } from './deduction.ts'

const ANY_DIGITS = /^(-?)(\d{1,13})(?:\.(\d{1,100}))?$/

/** An amount with any number of decimals, cut to the sen while it is read. */
const uncutAmount: Kind<bigint> = {
  required: true,
  absent: undefined,
  input: { of: 'decimal' },
  read(value, key) {
    const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
    const found = typeof text === 'string' ? ANY_DIGITS.exec(text) : null
    if (!found) return refuse(key, 'not_a_number', 'must be decimal text')
    if (found[1]) refuse(key, 'negative', 'must not be negative')
    return BigInt(`${found[2]}${(found[3] ?? '').slice(0, 2).padEnd(2, '0')}`)
  },
}

export const pcbRoundingScheme = scheme(
  'my.pcb_rounding',
  reader({ unrounded_amount: uncutAmount }),
  ['rounded_amount'],
  (facts, on, sheet) => {
    const rounded = roundedUp(facts.unrounded_amount, on)
    sheet?.fact('unrounded_amount', facts.unrounded_amount, { rounding: 'cut_to_sen' })
    sheet?.result('rounded_amount', rounded, {
      parts: [['unrounded_amount', facts.unrounded_amount]],
      rounding: 'up_to_five_sen',
    })
    return { rounded_amount: amountText(rounded) }
  },
)
