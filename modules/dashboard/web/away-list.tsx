/** Everybody who is away today and on the six days after. */
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Page, Section } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dashboard } from '../contract.ts'
import { byBegin } from '../model/away.ts'
import { AwayRows } from './away-card.tsx'
import { useWords } from './words.ts'

export function AwayList() {
  const t = useWords()
  const { today } = useMe()
  const reading = useCall(dashboard, { query: { range: '30' } })
  return (
    <Page
      title={t('dashboard.away.title')}
      crumb={
        <Anchor component={Link} to="/app/dashboard" c="inherit" underline="hover">
          {t('dashboard.title')}
        </Anchor>
      }
      actions={
        <Anchor component={Link} to="/app/calendar" size="sm">
          {t('dashboard.away.calendar')}
        </Anchor>
      }
    >
      <Loaded reading={reading} rows={10}>
        {({ away }) => {
          const { now, people, later } = byBegin(away?.week ?? [], today)
          if (now.length + later.length === 0) return <Empty title={t('dashboard.away.nobody')} />
          return (
            <>
              {people > 0 && (
                <Section title={t('dashboard.away.today', { count: people })}>
                  <AwayRows rows={now} />
                </Section>
              )}
              {later.length > 0 && (
                <Section title={t('dashboard.away.later', { count: later.length })}>
                  <AwayRows rows={later} />
                </Section>
              )}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
