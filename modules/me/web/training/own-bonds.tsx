/** What I am bound by, and what leaving today would come to; nothing where there is no bond. */
import { ownBonds } from '#modules/training/contract/own.ts'
import { useTrainingText } from '#modules/training/web/public.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import classes from '../me.module.css'
import { useWords } from '../words.ts'

export function OwnBonds() {
  const t = useWords()
  const text = useTrainingText()
  const found = (useCall(ownBonds, {}).data ?? []).filter((one) => one.accepted_on !== null && one.served < one.months)
  if (found.length === 0) return null
  return (
    <section className={`card ${classes.card}`}>
      <h2>{t('me.training.bonds')}</h2>
      <div>
        {found.map((one) => (
          <div key={one.session_id} className={classes.row}>
            <span>
              {one.course}
              <small>{t('me.training.bondUntil', { bond: text.bond(one), day: text.day(one.until) })}</small>
            </span>
            <span className={classes.amount}>{text.money(one.owed)}</span>
          </div>
        ))}
      </div>
      <p className="muted" style={{ margin: 0 }}>
        {t('me.training.bondHint')}
      </p>
    </section>
  )
}
