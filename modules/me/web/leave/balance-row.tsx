/** One kind of leave: what is left, what of it is spoken for, and until when; it opens its ledger. */
import { Link } from '@tanstack/react-router'
import type { ownBalance } from '#modules/leave/contract/own.ts'
import { isUsedUp } from '#modules/leave/model/public.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from '../me.module.css'
import { useWords } from '../words.ts'
import { eventText, useAmount } from './amounts.ts'

export type Balance = DataOf<typeof ownBalance>[number]

/** Granted for what happens: nothing stands there before, and yet it is owed. */
export const isPerEvent = ({ per_event, available }: Balance): boolean => per_event !== null && available === 0

export function BalanceRow({ balance }: { readonly balance: Balance }) {
  const t = useWords()
  const language = useLanguage()
  const amount = useAmount()
  const { unit, limited, available, booked, pending, taken, expiring } = balance
  const [first] = expiring
  const notes = [
    taken > 0 && t('me.taken', { amount: amount(taken, unit) }),
    booked > 0 && t('me.booked', { amount: amount(booked, unit) }),
    pending > 0 && t('me.pendingAmount', { amount: amount(pending, unit) }),
    limited &&
      first &&
      isUsedUp(balance.kind) &&
      t('me.until', { amount: amount(first.amount, unit), day: dayText(first.on, language) }),
  ].filter((note) => typeof note === 'string')
  return (
    <Link to={`/me/leave/balance/${balance.type_id}`} className={classes.row}>
      <span style={{ flex: 1 }}>
        {balance.label}
        {limited && <BalanceBar balance={balance} />}
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </span>
      <b className={classes.amount}>
        {!limited && <span className="muted">{t('me.asNeeded')}</span>}
        {limited && (isPerEvent(balance) ? eventText(t, balance, amount) : amount(available, unit))}
      </b>
    </Link>
  )
}

/** What is left, then what is booked or asked for; the rest is taken. The numbers beside it say the same. */
export function BalanceBar({ balance }: { readonly balance: Balance }) {
  const { available, booked, pending, taken } = balance
  const whole = available + booked + pending + taken
  if (whole <= 0) return null
  return (
    <svg className={classes.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={(100 * (available + booked + pending)) / whole} height="1" className={classes.barSoon} />
      <rect width={(100 * available) / whole} height="1" className={classes.barLeft} />
    </svg>
  )
}
