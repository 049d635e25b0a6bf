/** In the order in which one acts: set-up, what waits, what is due, who is away, what changed, then charts. */
import { SegmentedControl } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Notice } from '#design/notice.tsx'
import { Page } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { dueKeys } from '#platform/home/contract-types.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { calledName } from '#platform/identity/web/names.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { dashboard } from '../contract.ts'
import { AWAY } from '../model/away.ts'
import { besideSetup } from '../model/setup.ts'
import { AwayCard } from './away-card.tsx'
import { AwayList } from './away-list.tsx'
import { Cards } from './cards.tsx'
import { Charts } from './charts.tsx'
import classes from './dashboard.module.css'
import type { DashboardData } from './dashboard-data.ts'
import { DueList } from './due-list.tsx'
import { Figures } from './figures.tsx'
import { Lists } from './lists.tsx'
import { OwnPages } from './own-pages.tsx'
import { SetupCard } from './setup-card.tsx'
import { Waiting } from './waiting.tsx'
import { useWords } from './words.ts'

const RANGES = ['7', '30', '90'] as const

export function DashboardScreen() {
  const { due }: { readonly due?: string } = useSearch({ strict: false })
  if (due === AWAY) return <AwayList />
  const card = dueKeys.find((key) => key === due)
  return card ? <DueList card={card} /> : <Home />
}

const ofCompany = ({ people }: DashboardData): boolean => people?.scope === 'company'

function Home() {
  const t = useWords()
  const me = useMe()
  const language = useLanguage()
  const navigate = useNavigate()
  const search: { readonly range?: string } = useSearch({ strict: false })
  const range = RANGES.find((one) => one === search.range) ?? '30'
  const reading = useCall(dashboard, { query: { range } })
  return (
    <Page
      title={t('dashboard.hello', { name: calledName(me.preferred_name, me.full_name, language) })}
      crumb={dayText(me.today, language)}
      actions={
        reading.data?.people && (
          <SegmentedControl
            value={range}
            onChange={(next) =>
              void navigate({ to: '.', search: { range: next === '30' ? undefined : next }, replace: true })
            }
            aria-label={t('dashboard.range')}
            data={RANGES.map((days) => ({ value: days, label: t(`dashboard.days${days}`) }))}
          />
        )
      }
    >
      <Loaded reading={reading} rows={10}>
        {(found) => (
          <>
            {found.notices.map((notice) => (
              <Notice key={notice.code} tone="warn">
                {notice.to ? <Link to={notice.to}>{notice.text}</Link> : notice.text}
              </Notice>
            ))}
            {found.setup && <SetupCard steps={found.setup} />}
            <div className={classes.columns}>
              <Waiting waiting={besideSetup(found.waiting, found.setup)} approvals={found.approvals} />
              <Cards cards={found.cards.filter(({ view }) => view !== 'days')} />
              {found.away && found.away.week.length > 0 && <AwayCard away={found.away} />}
              {me.employee_id !== null && !found.people && <OwnPages />}
              {/* Of a team, or of nobody, they are few and would stand alone in a row. */}
              {!ofCompany(found) && <Lists found={found} />}
            </div>
            <Cards cards={found.cards.filter(({ view }) => view === 'days')} />
            <Figures found={found} range={range} />
            {ofCompany(found) && (
              <div className={classes.columns}>
                <Lists found={found} />
              </div>
            )}
            <Charts found={found} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
