/** My overtime: what waits, what counts in the pay, and the way to claim more. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Empty, Loaded } from '#design/states.tsx'
import { mine } from '#modules/overtime/contract/own.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { RequestStatus } from '../leave/status.tsx'
import classes from '../me.module.css'
import { MeHead } from '../me-head.tsx'
import { RequestDrawer } from '../requests/request-drawer.tsx'
import { useWords } from '../words.ts'
import { ClaimDrawer } from './claim-drawer.tsx'
import { minutesText } from './minutes.ts'

const PATH = '/me/overtime'
type Claim = DataOf<typeof mine>[number]

export function OvertimeScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const { open, ask } = useSearch({ strict: false }) as { open?: string; ask?: string }
  const reading = useCall(mine, {})
  const go = (search: { open?: string; ask?: string }) => void navigate({ to: PATH, search, replace: true })
  return (
    <>
      <MeHead title={t('me.overtime')} line={t('me.overtime.line')} back="/me/leave" />
      <Button size="md" leftSection={<IconPlus size={18} />} onClick={() => go({ ask: '1' })}>
        {t('me.overtime.ask')}
      </Button>
      <Loaded reading={reading} rows={6}>
        {(all) =>
          all.length === 0 ? (
            <section className={`card ${classes.card}`}>
              <Empty title={t('me.overtime.none')} hint={t('me.overtime.hint')} />
            </section>
          ) : (
            <>
              <Claims title={t('me.waiting')} claims={all.filter(({ status }) => status === 'pending')} />
              <Claims title={t('me.overtime.approved')} claims={all.filter(({ status }) => status === 'approved')} />
              <Claims
                title={t('me.past')}
                claims={all.filter(({ status }) => status !== 'pending' && status !== 'approved')}
              />
            </>
          )
        }
      </Loaded>
      {ask && <ClaimDrawer onClose={() => go({})} />}
      {open && <RequestDrawer id={open} onClose={() => go({})} />}
    </>
  )
}

/** What became of it in rest: hours, those taken, and until when. */
const restText = (t: ReturnType<typeof useWords>, rest: Claim['rest'], language: Language): string =>
  rest
    ? t('me.overtime.restUntil', {
        hours: rest.hours,
        used: rest.used_hours,
        day: dayText(rest.expires_on, language),
      })
    : t('me.overtime.compensation.leave')

function Claims({ title, claims }: { readonly title: string; readonly claims: readonly Claim[] }) {
  const t = useWords()
  const language = useLanguage()
  if (claims.length === 0) return null
  return (
    <section className={`card ${classes.card}`}>
      <h2>{title}</h2>
      <div>
        {claims.map((claim) => (
          <Link key={claim.id} to={PATH} search={{ open: claim.id } as never} className={classes.row}>
            <span>
              {weekDayText(claim.date, language)} · {minutesText(t, claim.minutes)}
              <small>
                {claim.start_time} – {claim.end_time}
                {claim.compensation === 'leave' && ` · ${restText(t, claim.rest, language)}`}
                {claim.compensation === 'pay' &&
                  claim.rate.length > 0 &&
                  ` · ${claim.rate.map((multiple) => `× ${multiple}`).join(comma())}`}
              </small>
            </span>
            <RequestStatus status={claim.status} />
          </Link>
        ))}
      </div>
    </section>
  )
}
