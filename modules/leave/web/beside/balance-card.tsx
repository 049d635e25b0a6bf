/** What there was, what this leave takes of it, and what is left afterwards. */
import { dayText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { type BalanceLine, linesOfBalance } from '../../model/balance-lines.ts'
import { amountText } from '../amounts.ts'
import { useWords } from '../words.ts'
import classes from './beside.module.css'
import type { Leave } from './leave.ts'

type BalanceCardProps = { readonly leave: Leave; readonly balance: NonNullable<Leave['balance']> }

export function BalanceCard({ leave, balance }: BalanceCardProps) {
  const t = useWords()
  const language = useLanguage()
  const isPending = leave.status === 'pending'
  const isTaken = leave.status === 'approved' || leave.status === 'completed'
  const [expiring] = balance.expiring
  const lines = linesOfBalance(balance, {
    pending: isPending ? leave.total : 0,
    taken: isTaken ? leave.total : 0,
  })
  const shown = (amount: number) => amountText(amount, balance.unit)
  const word = (key: BalanceLine['key']) => {
    if (key === 'entitled') return t('leave.entitledFor', { year: balance.from.slice(0, 4) })
    const days = balance.forfeited_on.map((day) => dayText(day, language)).join(comma())
    return key === 'expired' && days ? t('leave.line.expiredOn', { days }) : t(`leave.line.${key}`)
  }
  return (
    <section className={classes.card}>
      <h3>{t('leave.balanceOf', { label: balance.label })}</h3>
      <dl>
        {lines.map(({ key, amount }) => (
          <div key={key}>
            <dt>{word(key)}</dt>
            <dd>{shown(amount)}</dd>
          </div>
        ))}
        <div data-sum>
          <dt>{t(isPending || isTaken ? 'leave.leftAfterwards' : 'leave.available')}</dt>
          <dd data-short={balance.available < 0 || undefined}>{shown(balance.available)}</dd>
        </div>
      </dl>
      {expiring && (
        <p>{t('leave.expiresOn', { amount: shown(expiring.amount), day: dayText(expiring.on, language) })}</p>
      )}
    </section>
  )
}
