/** Days off that I earned: what waits, what is left until when, and the way to ask for more. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Empty, Loaded } from '#design/states.tsx'
import { ownBalance } from '#modules/leave/contract/own.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { useAmount } from '../leave/amounts.ts'
import { RequestStatus } from '../leave/status.tsx'
import classes from '../me.module.css'
import { MeHead } from '../me-head.tsx'
import { RequestDrawer } from '../requests/request-drawer.tsx'
import { useWords } from '../words.ts'
import { AskDrawer } from './ask-drawer.tsx'
import { type EarnedDay, type EarningName, earnings } from './earnings.ts'

export const OffInLieuScreen = () => <EarnedScreen name="offInLieu" />
export const ReplacementHolidayScreen = () => <EarnedScreen name="replacementHoliday" />

function EarnedScreen({ name }: { readonly name: EarningName }) {
  const t = useWords()
  const navigate = useNavigate()
  const { open, ask } = useSearch({ strict: false }) as { open?: string; ask?: string }
  const { calls, path } = earnings[name]
  const reading = useCall(calls.mine, {})
  const go = (search: { open?: string; ask?: string }) => void navigate({ to: path, search, replace: true })
  return (
    <>
      <MeHead title={t(`me.${name}`)} line={t(`me.${name}.line`)} back="/me/leave" />
      <Button size="md" leftSection={<IconPlus size={18} />} onClick={() => go({ ask: '1' })}>
        {t(`me.${name}.ask`)}
      </Button>
      <Loaded reading={reading} rows={6}>
        {(all) =>
          all.length === 0 ? (
            <section className={`card ${classes.card}`}>
              <Empty title={t('me.earned.none')} hint={t(`me.${name}.hint`)} />
            </section>
          ) : (
            <>
              <ToTake name={name} days={all.filter(({ status }) => status === 'approved')} />
              <Days title={t('me.waiting')} name={name} days={all.filter(({ status }) => status === 'pending')} />
              <Days
                title={t('me.past')}
                name={name}
                days={all.filter(({ status }) => status !== 'pending' && status !== 'approved')}
              />
            </>
          )
        }
      </Loaded>
      {ask && <AskDrawer name={name} onClose={() => go({})} />}
      {open && <RequestDrawer id={open} onClose={() => go({})} />}
    </>
  )
}

type DaysProps = { readonly name: EarningName; readonly days: readonly EarnedDay[] }

/** What is left of what was approved, the first to expire first; it is taken like any leave. */
function ToTake({ name, days }: DaysProps) {
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
      {days.length === 0 ? (
        <p className="muted">{t('me.earned.nothingToTake')}</p>
      ) : (
        <DayRows name={name} days={inOrder} />
      )}
      {left > 0 && type && (
        <Button component={Link} to="/me/leave/apply" search={{ type } as never} variant="default">
          {t('me.earned.take')}
        </Button>
      )}
    </section>
  )
}

function Days({ title, name, days }: DaysProps & { readonly title: string }) {
  if (days.length === 0) return null
  return (
    <section className={`card ${classes.card}`}>
      <h2>{title}</h2>
      <DayRows name={name} days={days} />
    </section>
  )
}

function DayRows({ name, days }: DaysProps) {
  const t = useWords()
  const language = useLanguage()
  const amount = useAmount()
  return (
    <div>
      {days.map((day) => (
        <Link key={day.id} to={earnings[name].path} search={{ open: day.id } as never} className={classes.row}>
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
          <RequestStatus status={day.status} />
        </Link>
      ))}
    </div>
  )
}
