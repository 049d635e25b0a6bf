/** What leave was left at the end of the payslip's month: of the kinds that are used up, as they stood that day. */
import { mayEnter } from '#access/enter.ts'
import { lastDayOf } from '#kernel/plain-date.ts'
import { ownBalance } from '#modules/leave/contract/own.ts'
import { isUsedUp } from '#modules/leave/model/public.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useAmount } from './leave/amounts.ts'
import classes from './me.module.css'
import { useWords } from './words.ts'

type OfMonth = { readonly year: number; readonly month: number }

export function LeaveLeft({ year, month }: OfMonth) {
  const t = useWords()
  const language = useLanguage()
  const amount = useAmount()
  const { today } = useMe()
  const enabled = mayEnter(useSession(), 'leave.own')
  const last = lastDayOf({ year, month })
  const isOver = last < today
  const asOf = isOver ? last : today
  const balances = useCall(ownBalance, { query: { as_of: asOf } }, { enabled }).data ?? []
  const shown = balances.filter(
    ({ kind, limited, available, taken }) => limited && isUsedUp(kind) && available + taken > 0,
  )
  if (shown.length === 0) return null
  return (
    <section className={`card ${classes.card}`}>
      <h2>{t('me.leaveLeftOn', { day: dayText(asOf, language) })}</h2>
      <div>
        {shown.map(({ type_id, label, available, unit }) => (
          <div key={type_id} className={classes.row}>
            <span>{label}</span>
            <span className={classes.amount}>{amount(available, unit)}</span>
          </div>
        ))}
      </div>
    </section>
  )
}
