/** Who prepared, confirmed and approved, when, on which version and for how much. */
import { Anchor, Timeline } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Section } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText, moneyText, wholeText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'
import classes from './run.module.css'
import { isNow, type Run } from './use-run.ts'

export function SignOffView({ run }: { readonly run: Run }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  return (
    <div className={classes.scroller}>
      <Versions run={run} />
      <Section title={t('payroll.view.signOff')} hint={t('payroll.signOffHint')}>
        {run.sign_off.length === 0 && <Empty title={t('payroll.noSignOff')} />}
        <Timeline bulletSize={10} lineWidth={2} active={run.sign_off.length}>
          {run.sign_off.map((event) => (
            <Timeline.Item key={`${event.event}${event.at}`} title={event.text}>
              <SignedFor event={event} currency={run.currency_code} />
              <span className="muted">
                {[
                  event.actor,
                  momentText(event.at, language, zone),
                  // Nothing is worked out yet when the first items come in.
                  event.version > 0 && t('payroll.version', { version: event.version }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Timeline.Item>
          ))}
        </Timeline>
      </Section>
    </div>
  )
}

type SignedForProps = { readonly event: Run['sign_off'][number]; readonly currency: string }

/** What the month came to when it was confirmed or approved, as far as that was written down. */
function SignedFor({ event: { detail }, currency }: SignedForProps) {
  const t = useWords()
  const { people, net_pay: net } = detail
  if (typeof people !== 'number' || typeof net !== 'string') return null
  return (
    <div>
      {t('payroll.signedFor', { count: people, people: wholeText(people), net: moneyText(net, currency), currency })}
    </div>
  )
}

/** Each earlier version that was approved can be read again, as it was then. */
function Versions({ run }: { readonly run: Run }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const to = (version: number) => (before: Record<string, string>) => ({
    month: before.month,
    run: before.run,
    version,
    tab: 'all',
  })
  const against = (version: number) => (before: Record<string, string>) => ({
    'f.from': before.month,
    'f.to': before.month,
    'f.run': before.run,
    'f.version': String(version),
  })
  const earlier = run.versions.filter(({ version }) => !isNow(run, version))
  if (earlier.length === 0) return null
  return (
    <Section title={t('payroll.versions')} hint={t('payroll.versionsHint')}>
      <ul>
        {earlier.map(({ version, approved_at }) => (
          <li key={version}>
            <Anchor component={Link} to="/app/payroll" search={to(version) as never}>
              {t('payroll.version.earlier', { version, at: momentText(approved_at, language, zone) })}
            </Anchor>
            {' · '}
            <Anchor component={Link} to="/app/payroll/compare" search={against(version) as never}>
              {t('payroll.compareNow')}
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  )
}
