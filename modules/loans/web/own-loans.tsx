/** What is taken of my own pay month by month, and what is left of it; nothing where there is none. */
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { ownLoans } from '../contract/loans.ts'
import { LoanBadge } from './loan-panel.tsx'
import classes from './loans.module.css'
import { useWords } from './words.ts'

export function OwnLoans() {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const found = useCall(ownLoans, {}).data ?? []
  if (found.length === 0) return null
  const money = (amount: string) => moneyText(amount, currency)
  return (
    <section className={`card ${classes.own}`}>
      <h2>{t('loans.own')}</h2>
      {found.map(({ id, name, kind, instalment, balance, status }) => (
        <div key={id} className={classes.row}>
          <span>
            {name} <span className="muted">{t(`loans.kind.${kind}`)}</span>
          </span>
          <LoanBadge status={status} />
          <span className="muted">{t('loans.ownEach', { amount: money(instalment) })}</span>
          {balance !== null && <b>{t('loans.ownLeft', { amount: money(balance) })}</b>}
        </div>
      ))}
    </section>
  )
}
