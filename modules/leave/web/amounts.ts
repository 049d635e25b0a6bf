/** Amounts of leave as they are read: `3.5 days`, `2 hours`; in tables the number alone. */
import { say } from '#platform/words/web/words.ts'
import './words.ts'

const MINUS = '−'

export const numberText = (amount: number): string => (amount < 0 ? `${MINUS}${-amount}` : String(amount))

export const amountText = (amount: number, unit: 'day' | 'hour'): string =>
  say(unit === 'day' ? 'leave.days' : 'leave.hours', { count: amount, amount: numberText(amount) })
