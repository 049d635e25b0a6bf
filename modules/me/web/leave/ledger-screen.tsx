/** One kind of leave, entry by entry: what gave it, what took it, what stood after it, and until when it can be taken. */
import { Button } from '@mantine/core'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Empty, Loaded } from '#design/states.tsx'
import { ownBalance, ownLedger } from '#modules/leave/contract/own.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from '../me.module.css'
import { MeHead } from '../me-head.tsx'
import { useWords } from '../words.ts'
import { eventText, type Unit, useAmount } from './amounts.ts'
import { type Balance, BalanceBar, isPerEvent } from './balance-row.tsx'

type Entry = DataOf<typeof ownLedger>[number]

export function LedgerScreen() {
  const t = useWords()
  const { id: typeId = '' } = useParams({ strict: false })
  const balances = useCall(ownBalance, {})
  const ledger = useCall(ownLedger, { params: { typeId } })
  const balance = balances.data?.find(({ type_id }) => type_id === typeId)
  return (
    <>
      <MeHead title={balance?.label ?? t('me.leave')} back="/me/leave" />
      {balance && <Standing balance={balance} />}
      <section className={`card ${classes.card}`}>
        <h2>{t('me.ledger')}</h2>
        <Loaded reading={ledger} rows={8}>
          {(entries) =>
            entries.length === 0 ? (
              <Empty title={t('me.noEntries')} hint={t('me.noEntriesHint')} />
            ) : (
              <div>
                {gathered(entries).map((entry) => (
                  <EntryRow
                    key={entry.key}
                    entry={entry}
                    unit={balance?.unit ?? 'day'}
                    shows={balance?.limited ?? true}
                  />
                ))}
              </div>
            )
          }
        </Loaded>
      </section>
    </>
  )
}

function Standing({ balance }: { readonly balance: Balance }) {
  const t = useWords()
  const language = useLanguage()
  const amount = useAmount()
  const navigate = useNavigate()
  const { unit, from, to } = balance
  const rows = [
    ['me.entitled', balance.entitled],
    ['me.carried', balance.carried],
    ['me.takenSoFar', balance.taken],
    ['me.bookedAhead', balance.booked],
    ['me.waiting', balance.pending],
    ['me.paidOut', balance.paid_out],
    ['me.forfeited', balance.forfeited],
    ['me.unsettled', balance.unsettled],
  ] as const
  return (
    <section className={`card ${classes.card}`}>
      <div className={classes.cardHead}>
        <h2>
          {!balance.limited && t('me.asNeeded')}
          {balance.limited &&
            (isPerEvent(balance)
              ? eventText(t, balance, amount)
              : t('me.amountLeft', { amount: amount(balance.available, unit) }))}
        </h2>
        <span className="muted">
          {dayText(from, language)} – {dayText(to, language)}
        </span>
      </div>
      {balance.limited && <BalanceBar balance={balance} />}
      <div>
        {rows
          .filter(([, value]) => value !== 0)
          .map(([word, value]) => (
            <div key={word} className={classes.row}>
              <span className="muted">{t(word)}</span>
              <span className={classes.amount}>{amount(value, unit)}</span>
            </div>
          ))}
      </div>
      <Button
        variant="default"
        onClick={() => void navigate({ to: '/me/leave/apply', search: { type: balance.type_id } })}
      >
        {t('me.applyForThis')}
      </Button>
    </section>
  )
}

type Gathered = Entry & { readonly key: string; readonly until: string }

/** The days of one request in a row are one entry, as they were asked for; newest first. */
function gathered(entries: readonly Entry[]): Gathered[] {
  const all: Gathered[] = []
  for (const [at, entry] of entries.entries()) {
    const last = all.at(-1)
    if (last && entry.application_id && last.application_id === entry.application_id && last.kind === entry.kind) {
      all[all.length - 1] = {
        ...entry,
        key: last.key,
        date: last.date,
        until: entry.date,
        amount: last.amount + entry.amount,
      }
    } else all.push({ ...entry, key: `${at}`, until: entry.date })
  }
  return all.toReversed()
}

function EntryRow({ entry, unit, shows }: { readonly entry: Gathered; readonly unit: Unit; readonly shows: boolean }) {
  const t = useWords()
  const language = useLanguage()
  const amount = useAmount()
  const { today } = useMe()
  const days =
    entry.until === entry.date
      ? dayText(entry.date, language)
      : `${dayText(entry.date, language)} – ${dayText(entry.until, language)}`
  const inside = (
    <>
      <span>
        {entry.kind === 'expired' && entry.date >= today ? t('me.willExpire') : entry.text}
        <small>{days}</small>
        {entry.expires_on && <small>{t('me.validUntil', { day: dayText(entry.expires_on, language) })}</small>}
        {entry.note && <small>{entry.note}</small>}
      </span>
      <span className={classes.amount}>
        <b>
          {entry.amount > 0 ? '+' : '−'}
          {amount(Math.abs(entry.amount), unit)}
        </b>
        {shows && <small>{t('me.after', { amount: amount(entry.balance, unit) })}</small>}
      </span>
    </>
  )
  return entry.application_id ? (
    <Link to="/me/leave" search={{ open: entry.application_id }} className={classes.row}>
      {inside}
    </Link>
  ) : (
    <div className={classes.row}>{inside}</div>
  )
}
