/** Amounts among what a sentence is filled with, written as people read them. */
import { moneyText } from '#platform/words/format.ts'

const MONEY = /^-?\d+\.\d{2}$/
type Params = Readonly<Record<string, string | number>>

export const moneyInWords = (params: Params, currency = ''): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && MONEY.test(value) ? moneyText(value, currency) : value,
    ]),
  )
