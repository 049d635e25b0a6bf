/** Days off that I earned: what waits, what is left until when, and the way to ask for more. */
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ownBalance } from '#modules/leave/contract/own.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { useAmount } from '../leave/amounts.ts'
import classes from '../me.module.css'
import { OwnRequestsScreen } from '../requests/own-requests-screen.tsx'
import { useWords } from '../words.ts'
import { AskEarned } from './ask-earned.tsx'
import { type EarnedDay, type EarningName, earnings } from './earnings.ts'

export const OffInLieuScreen = () => <EarnedScreen name="offInLieu" />
export const ReplacementHolidayScreen = () => <EarnedScreen name="replacementHoliday" />

function EarnedScreen({ name }: { readonly name: EarningName }) {
  const t = useWords()
  const { calls, path } = earnings[name]
  const reading = useCall(calls.mine, {})
  return (
    <OwnRequestsScreen<EarnedDay>
      path={path}
      back="/me/leave"
      title={t(`me.${name}`)}
      line={t(`me.${name}.line`)}
      ask={t(`me.${name}.ask`)}
      empty={{ title: t('me.earned.none'), hint: t(`me.${name}.hint`) }}
      reading={reading}
      row={(day) => <DayRow day={day} />}
      standing={(days, rows) => <ToTake name={name} days={days} rows={rows} />}
      drawer={(close) => <AskEarned name={name} onClose={close} />}
    />
  )
}

type ToTakeProps = {
  readonly name: EarningName
  readonly days: readonly EarnedDay[]
  readonly rows: (days: readonly EarnedDay[]) => ReactNode
}

/** What is left of what was approved, the first to expire first; it is taken like any leave. */
function ToTake({ name, days, rows }: ToTakeProps) {
  const t = useWords()
  const amount = useAmount()
  const balances = useCall(ownBalance, {})
  const left = days.reduce((sum, { left: of }) => sum + (of ?? 0), 0)
  const type = balances.data?.find(({ kind }) => kind === earnings[name].kind)?.type_id
  const inOrder = days.toSorted((one, other) => ((one.expires_on ?? '9') < (other.expires_on ?? '9') ? -1 : 1))
  return (
    <section className={`card ${classes.card}`}>
      <div className={classes.cardHead}>
        <h2>{t('me.earned.toTake')}</h2>
        <b className={classes.amount}>{t('me.amountLeft', { amount: amount(left, 'day') })}</b>
      </div>
      {days.length === 0 ? <p className="muted">{t('me.earned.nothingToTake')}</p> : rows(inOrder)}
      {left > 0 && type && (
        <Button component={Link} to="/me/leave/apply" search={{ type } as never} variant="default">
          {t('me.earned.take')}
        </Button>
      )}
    </section>
  )
}

function DayRow({ day }: { readonly day: EarnedDay }) {
  const t = useWords()
  const language = useLanguage()
  const amount = useAmount()
  return (
    <span>
      {weekDayText(day.date, language)} · {amount(day.amount, 'day')}
      <small>{day.holiday ?? t(`me.kind.${day.day_kind}`)}</small>
      {day.status === 'approved' && (
        <small>
          {[
            t('me.amountLeft', { amount: amount(day.left ?? 0, 'day') }),
            day.expires_on && t('me.validUntil', { day: dayText(day.expires_on, language) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      )}
    </span>
  )
}
