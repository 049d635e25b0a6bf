/** The cards of the first page: the ways in, leave, and what waits. */
import { IconBeach, IconCalendarMonth, IconCash, IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Loaded } from '#design/states.tsx'
import { ownApplications, ownBalance } from '#modules/leave/contract/own.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { ownHome } from '../contract.ts'
import { spanText, useAmount } from './leave/amounts.ts'
import { type Balance, BalanceBar } from './leave/balance-row.tsx'
import { RequestStatus } from './leave/status.tsx'
import classes from './me.module.css'
import { useOwnRequests } from './requests/own-requests.ts'
import { RequestRow } from './requests/request-row.tsx'
import { useWords } from './words.ts'

const ways = [
  { to: '/me/leave/apply', icon: IconBeach, word: 'me.applyForLeave' },
  { to: '/me/calendar', icon: IconCalendarMonth, word: 'me.calendar' },
  { to: '/me/requests', icon: IconSend, word: 'me.requests' },
  { to: '/me/pay', icon: IconCash, word: 'me.pay' },
] as const

export function Ways() {
  const t = useWords()
  return (
    <nav className={classes.quick} aria-label={t('me.ways')}>
      {ways.map(({ to, icon: Icon, word }) => (
        <Link key={to} to={to} className="card">
          <Icon size={22} stroke={1.6} aria-hidden />
          {t(word)}
        </Link>
      ))}
    </nav>
  )
}

/** Annual leave where there is such a kind, else the first with a balance; and the next days away. */
export function LeaveCard({ today }: { readonly today: string }) {
  const t = useWords()
  const language = useLanguage()
  const amount = useAmount()
  const balances = useCall(ownBalance, {})
  const mine = useCall(ownApplications, {})
  const comingText = ({ booked, pending, unit }: Balance) =>
    [
      booked > 0 && t('me.booked', { amount: amount(booked, unit) }),
      pending > 0 && t('me.pendingAmount', { amount: amount(pending, unit) }),
    ]
      .filter(Boolean)
      .join(' · ') || t('me.nothingBooked')
  const next = mine.data
    ?.filter(
      ({ to, status, parent_id }) =>
        to >= today && (status === 'approved' || status === 'pending') && parent_id === null,
    )
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))[0]
  return (
    <section className={`card ${classes.card}`}>
      <h2>{t('me.leaveLeft')}</h2>
      <Loaded reading={balances} rows={3}>
        {(found) => {
          const main = found.find(({ kind }) => kind === 'annual') ?? found.find(({ limited }) => limited)
          return (
            <div>
              {main && (
                <Link to={`/me/leave/balance/${main.type_id}`} className={classes.row}>
                  <span style={{ flex: 1 }}>
                    {main.label}
                    <BalanceBar balance={main} />
                    <small>{comingText(main)}</small>
                  </span>
                  <b className={classes.amount}>{amount(main.available, main.unit)}</b>
                </Link>
              )}
              {next ? (
                <Link to="/me/leave" search={{ open: next.id }} className={classes.row}>
                  <span>
                    {t('me.nextLeave', { label: next.label })}
                    <small>{spanText(next, language)}</small>
                  </span>
                  <RequestStatus status={next.status} />
                </Link>
              ) : (
                mine.data && <p className="muted">{t('me.nothingComing')}</p>
              )}
            </div>
          )
        }}
      </Loaded>
    </section>
  )
}

const FEW = 3

/** Nothing is drawn while nothing waits. */
export function Waiting() {
  const t = useWords()
  const { rows: waiting } = useOwnRequests('waiting')
  if (waiting.length === 0) return null
  return (
    <section className={`card ${classes.card}`}>
      <h2>{t('me.waitingRequests')}</h2>
      <div>
        {waiting.slice(0, FEW).map((request) => (
          <Link key={request.id} to="/me/requests" search={{ open: request.id }} className={classes.row}>
            <RequestRow request={request} />
          </Link>
        ))}
      </div>
    </section>
  )
}

type Due = DataOf<typeof ownHome>['due']
const MOST_DUE = 6

/** What is due: payslips that are new, tasks, the next shift, drafts. */
export function DueCard({ due, today }: { readonly due: Due; readonly today: string }) {
  const t = useWords()
  const language = useLanguage()
  if (due.length === 0) return null
  return (
    <section className={`card ${classes.card}`}>
      <h2>{t('me.due')}</h2>
      <div>
        {due.slice(0, MOST_DUE).map(({ text, to, count, on }) => (
          <Link key={`${to} ${text} ${on}`} to={to} className={classes.row}>
            <span>{text}</span>
            <span className={on !== null && on < today ? 'bad' : 'muted'}>
              {on === null ? count : dayText(on, language)}
            </span>
          </Link>
        ))}
      </div>
    </section>
  )
}
