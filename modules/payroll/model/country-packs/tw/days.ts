/**
 * Days without pay are taken off by `tw.leave_pay`, a thirtieth of the monthly wages each; annual leave not taken is
 * paid by `tw.annual_leave_payout`. What a closed month took off too much is wages of the month it is given back in.
 */
import { amountText } from '#kernel/money.ts'
import type { DaysPriced, PricedDays } from '../../country-pack.ts'
import { answered } from '../priced.ts'
import { monthlyWages } from './agreed-pay.ts'

export const days: PricedDays = {
  unpaid: (at) => items('leave_deduction', deduction(at)),
  givenBack: (at) => items('recurring_allowance', deduction(at)),
  takenLater: (at) => items('leave_deduction', deduction(at)),
  encashed: ({ days: unused_days, person, period }) => {
    const wages = amountText(monthlyWages(person, period))
    return items('recurring_allowance', answered('tw.annual_leave_payout', period, { wages, unused_days }, 'pay'))
  },
}

/** Of leave that nothing is paid for; of half-paid leave only the unpaid part of the days is counted. */
const deduction = ({ days: count, person, period }: DaysPriced) =>
  answered(
    'tw.leave_pay',
    period,
    { leave_type: 'personal', wages: amountText(monthlyWages(person, period)), days: count },
    'deduction',
  )

const items = (type: string, amount: string | undefined) => (amount === undefined ? [] : [{ type, amount }])
