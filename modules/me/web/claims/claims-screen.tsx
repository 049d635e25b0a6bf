/** My claims: what waits, what is approved and paid, what is left of the limits, and the way to claim more. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Empty, Loaded } from '#design/states.tsx'
import { mine, ownBalance } from '#modules/claims/contract/own.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { RequestStatus } from '../leave/status.tsx'
import classes from '../me.module.css'
import { MeHead } from '../me-head.tsx'
import { RequestDrawer } from '../requests/request-drawer.tsx'
import { useWords } from '../words.ts'
import { AskClaims } from './ask-claims.tsx'
import { Weeks } from './weeks.tsx'

const PATH = '/me/claims'
type Claim = DataOf<typeof mine>[number]
const WAITING = ['pending', 'processing']
const STANDING = ['approved', 'paid']

export function ClaimsScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const { open, ask, travel, day } = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>
  const { today } = useMe()
  const reading = useCall(mine, {})
  const go = (search: { open?: string; ask?: string }) => void navigate({ to: PATH, search, replace: true })
  const among = (all: readonly Claim[], states: readonly string[]) =>
    all.filter(({ status }) => states.includes(status))
  return (
    <>
      <MeHead title={t('me.claims')} line={t('me.claims.line')} back="/me" />
      <Button size="md" leftSection={<IconPlus size={18} />} onClick={() => go({ ask: '1' })}>
        {t('me.claims.ask')}
      </Button>
      <Weeks />
      <Loaded reading={reading} rows={6}>
        {(all) =>
          all.length === 0 ? (
            <section className={`card ${classes.card}`}>
              <Empty title={t('me.claims.none')} hint={t('me.claims.hint')} />
            </section>
          ) : (
            <>
              <Claims title={t('me.waiting')} claims={among(all, WAITING)} />
              <Claims title={t('me.standing')} claims={among(all, STANDING)} />
              <Claims
                title={t('me.past')}
                claims={all.filter(({ status }) => ![...WAITING, ...STANDING].includes(status))}
              />
            </>
          )
        }
      </Loaded>
      <Left />
      {ask && <AskClaims travel={travel ? { id: travel, day: day || today } : undefined} onClose={() => go({})} />}
      {open && <RequestDrawer id={open} onClose={() => go({})} />}
    </>
  )
}

function Claims({ title, claims }: { readonly title: string; readonly claims: readonly Claim[] }) {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  if (claims.length === 0) return null
  return (
    <section className={`card ${classes.card}`}>
      <h2>{title}</h2>
      <div>
        {claims.map((claim) => (
          <Link key={claim.id} to={PATH} search={{ open: claim.id } as never} className={classes.row}>
            <span>
              {`${claim.type} · ${currency} ${moneyText(claim.claimable_amount, currency)}`}
              <small>
                {[dayText(claim.expense_date, language), claim.merchant].filter(Boolean).join(' · ')}
                {claim.pay_month && ` · ${t('me.claims.paidIn', { month: claim.pay_month })}`}
              </small>
            </span>
            <RequestStatus status={claim.status} />
          </Link>
        ))}
      </div>
    </section>
  )
}

/** Nothing is drawn where nothing is limited. */
function Left() {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  const rows = useCall(ownBalance, { query: {} }).data ?? []
  if (rows.length === 0) return null
  return (
    <section className={`card ${classes.card}`}>
      <h2>{t('me.claims.limits')}</h2>
      <div>
        {rows.map((row) => (
          <div key={row.limit_id} className={classes.row}>
            <span>
              {row.name}
              {row.period !== 'lifetime' && (
                <small>{t('me.claims.until', { day: dayText(row.period_to, language) })}</small>
              )}
            </span>
            <b className={classes.amount}>{`${currency} ${moneyText(row.left, currency)}`}</b>
          </div>
        ))}
      </div>
    </section>
  )
}
