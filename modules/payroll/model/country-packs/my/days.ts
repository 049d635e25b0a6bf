/**
 * Days without pay come off every agreed component, as `my.proration` works it out; days of a closed month are given
 * back as arrears, or taken, at that month's pay; untaken leave is paid by `my.leave_encashment`.
 */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { daysBetween } from '#kernel/plain-date.ts'
import type { DaysPriced, PricedDays } from '../../country-pack.ts'
import { agreedAmount } from '../agreed-rates.ts'
import { answered, inHundredths } from '../priced.ts'
import { agreedPay, components } from './agreed-pay.ts'
import { UNPAID_DAYS, UNPAID_EARLIER } from './item-types.ts'

export const days: PricedDays = {
  unpaid: ({ days: count }) => [{ type: UNPAID_DAYS, amount: inHundredths(count) }],
  givenBack: (at) => worth('arrears', at),
  takenLater: (at) => worth(UNPAID_EARLIER, at).map((item) => ({ ...item, reckoned: reckonedBy(at) })),
  encashed: ({ days: count, person, period }) => {
    const wages = agreedWages(person, period)
    const pay = answered('my.leave_encashment', period, { wages, untaken_days: count }, 'pay')
    return pay === undefined ? [] : [{ type: 'leave_encashment', amount: pay }]
  },
}

const agreedWages = (person: DaysPriced['person'], period: DaysPriced['period']): string =>
  amountText(sumOf(components.map((component) => amountOf(agreedAmount(person, component, period) ?? '0'))))

const reckonedBy = ({ days: count, person, period }: DaysPriced) => ({
  wages: agreedWages(person, period),
  days: count,
  of: String(daysBetween(period.first, period.last) + 1),
})

/** What the days came to in their own month. */
function worth(type: string, at: DaysPriced) {
  const whole = paid(at, 0)
  const lessened = paid(at, Number(amountOf(inHundredths(at.days)) / 50n))
  return whole > lessened ? [{ type, amount: amountText(whole - lessened) }] : []
}

const paid = ({ person, period }: DaysPriced, unpaidHalves: number) =>
  sumOf(agreedPay(person, unpaidHalves, period).lines.map(({ amount }) => amountOf(amount)))
