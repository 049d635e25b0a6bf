/** What matters today: the latest payslip, what is new, the next days off. */
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { PersonMark } from '#design/person-mark.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { TodayCard } from '#modules/mood/web/public.tsx'
import { ownPayslips } from '#modules/payroll/contract/own.ts'
import { StagedCard } from '#platform/approvals/web/inbox/staged.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { calledName } from '#platform/identity/web/names.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { notices } from '#platform/notices/contract.ts'
import { NoticeButton } from '#platform/notices/web/notice-bell.tsx'
import { dayText, momentText, moneyText, monthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { ownHome } from '../contract.ts'
import { ClockCard } from './attendance/clock-card.tsx'
import { DueCard, LeaveCard, Waiting, Ways } from './home-cards.tsx'
import classes from './me.module.css'
import { MeHead } from './me-head.tsx'
import { NotEmployed } from './not-employed.tsx'
import { HomeDayCard } from './wfh/home-day.tsx'
import { useWords } from './words.ts'

const NEW = 3

export function HomeScreen() {
  const t = useWords()
  const me = useMe()
  const language = useLanguage()
  const session = useSession()
  const hasLeave = mayEnter(session, 'leave.own')
  const clocks = mayEnter(session, 'attendance.own')
  const reading = useCall(ownHome, {})
  // In Chinese people are addressed by their whole name.
  const name = calledName(me.preferred_name, me.full_name, language)
  return (
    <>
      <MeHead
        title={t('me.hello', { name })}
        line={dayText(reading.data?.today ?? me.today, language)}
        side={
          <>
            <NoticeButton className={classes.bell} />
            <Link to="/me/profile" aria-label={t('me.profile')}>
              <PersonMark name={name} size={40} />
            </Link>
          </>
        }
      />
      <Loaded reading={reading} rows={5}>
        {({ today, employment, due, holidays }) => (
          <div className={classes.cards}>
            {employment ? (
              <>
                {clocks && <ClockCard />}
                {mayEnter(session, 'workFromHome.own') && <HomeDayCard today={today} />}
                {mayEnter(session, 'mood.own') && <TodayCard />}
                <DueCard due={due} today={today} />
                {hasLeave && <Ways />}
                {hasLeave && <LeaveCard today={today} />}
                <StagedCard />
                <Waiting />
                <LatestPayslip />
              </>
            ) : (
              <NotEmployed />
            )}
            <WhatIsNew />
            <section className={`card ${classes.card}`}>
              <h2>{t('me.holidays')}</h2>
              <div>
                {holidays.length === 0 && <p className="muted">{t('me.noHolidays')}</p>}
                {holidays.map(({ date, name: holiday }) => (
                  <div key={`${date} ${holiday}`} className={classes.row}>
                    <span>{holiday}</span>
                    <span className="muted">{dayText(date, language)}</span>
                  </div>
                ))}
              </div>
            </section>
          </div>
        )}
      </Loaded>
    </>
  )
}

function LatestPayslip() {
  const t = useWords()
  const [seen, setSeen] = useState(false)
  const language = useLanguage()
  const reading = useCall(ownPayslips, {})
  const latest = reading.data?.payslips[0]
  const currency = reading.data?.currency_code ?? ''
  if (!latest) {
    return (
      <section className={`card ${classes.card}`}>
        <Loaded reading={reading} rows={2}>
          {() => <Empty title={t('me.noPayslips')} hint={t('me.noPayslipsHint')} />}
        </Loaded>
      </section>
    )
  }
  return (
    <div className={classes.hero}>
      <Link to={`/me/pay/${latest.id}`}>
        {t('me.latestPayslip')} · {monthText(latest.year, latest.month, language)}
      </Link>
      <button type="button" aria-pressed={seen} onClick={() => setSeen(!seen)}>
        <b>
          {currency} {seen ? moneyText(latest.net_pay, currency) : HIDDEN}
        </b>
        <span>
          {t('me.net')} · {t(seen ? 'me.hideAmount' : 'me.showAmount')}
        </span>
      </button>
    </div>
  )
}

/** Whoever looks over a shoulder sees no pay. */
const HIDDEN = '••••••'

function WhatIsNew() {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const reading = useCall(notices, { query: { per_page: NEW } })
  return (
    <section className={`card ${classes.card}`}>
      <h2>{t('me.notices')}</h2>
      <Loaded reading={reading} rows={2}>
        {(found) => (
          <div>
            {found.notices.length === 0 && <p className="muted">{t('me.noNotices')}</p>}
            {found.notices.map(({ id, text, link, at, read }) => (
              <div key={id} className={classes.row}>
                <span>
                  {link ? (
                    <Anchor component={Link} to={link} c="inherit" fw={read ? 400 : 600}>
                      {text}
                    </Anchor>
                  ) : (
                    text
                  )}
                  <small>{momentText(at, language, zone)}</small>
                </span>
              </div>
            ))}
          </div>
        )}
      </Loaded>
    </section>
  )
}
