/** What there was, what this leave takes of it, and what is left afterwards. */
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { numberText } from '../amounts.ts'
import { useWords } from '../words.ts'
import classes from './beside.module.css'
import type { Leave } from './leave-beside.tsx'

type BalanceCardProps = { readonly leave: Leave; readonly balance: NonNullable<Leave['balance']> }

export function BalanceCard({ leave, balance }: BalanceCardProps) {
  const t = useWords()
  const language = useLanguage()
  const isPending = leave.status === 'pending'
  const isTaken = leave.status === 'approved' || leave.status === 'completed'
  const [expiring] = balance.expiring
  const lines: [string, number][] = [
    [t('leave.entitledFor', { year: balance.from.slice(0, 4) }), balance.entitled],
    ...(balance.carried > 0 ? [[t('leave.carried'), balance.carried] as [string, number]] : []),
    [t('leave.takenAndBooked'), -(balance.taken + balance.booked - (isTaken ? leave.total : 0))],
    [t('leave.otherPending'), -(balance.pending - (isPending ? leave.total : 0))],
    ...(balance.paid_out > 0 ? [[t('leave.paidOut'), -balance.paid_out] as [string, number]] : []),
    ...(isPending || isTaken ? [[t('leave.thisRequest'), -leave.total] as [string, number]] : []),
  ]
  return (
    <section className={classes.card}>
      <h3>{t('leave.balanceOf', { label: balance.label })}</h3>
      <dl>
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{numberText(amount === 0 ? 0 : amount)}</dd>
          </div>
        ))}
        <div data-sum>
          <dt>{t(isPending || isTaken ? 'leave.leftAfterwards' : 'leave.available')}</dt>
          <dd data-short={balance.available < 0 || undefined}>{numberText(balance.available)}</dd>
        </div>
      </dl>
      {expiring && (
        <p>{t('leave.expiresOn', { amount: numberText(expiring.amount), day: dayText(expiring.on, language) })}</p>
      )}
    </section>
  )
}
