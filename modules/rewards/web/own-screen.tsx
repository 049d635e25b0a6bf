/** Thanks that I got and gave, my points, what they are redeemed for, and who stands first. */
import { Button, Tabs } from '@mantine/core'
import { IconHeart } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '#design/page.tsx'
import { StatCard, StatCards } from '#design/stat-card.tsx'
import { Loaded } from '#design/states.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { mine, ownEntries } from '../contract/own.ts'
import { Entries } from './entries.tsx'
import { OwnBoard } from './own-board.tsx'
import { OwnRedeem } from './own-redeem.tsx'
import classes from './rewards.module.css'
import { ThankDialog } from './thank-dialog.tsx'
import { type Side, ThanksFeed } from './thanks-feed.tsx'
import { useWords } from './words.ts'

const ALL = ['thanks', 'points', 'redeem', 'board'] as const

export function OwnRewardsScreen() {
  const t = useWords()
  const language = useLanguage()
  const navigate = useNavigate()
  const [thanking, setThanking] = useState(false)
  const [side, setSide] = useState<Side>('received')
  const search: { readonly view?: string } = useSearch({ strict: false })
  const reading = useCall(mine, {})
  const show = (view: string | null) =>
    void navigate({ to: '/me/rewards', search: { view: view ?? undefined } as never })
  const showGiven = () => {
    setSide('given')
    show('thanks')
  }
  const thank = reading.data && reading.data.types.length > 0 && (
    <Button leftSection={<IconHeart size={16} />} onClick={() => setThanking(true)}>
      {t('rewards.thank')}
    </Button>
  )
  return (
    <Page back="/me" title={t('rewards.mine')} actions={thank}>
      <Loaded reading={reading} rows={5}>
        {({ balance, budget, expiring, redeems, shows_leaderboard: shows, types, is_employed: isEmployed }) => {
          const views = ALL.filter((view) => (view !== 'redeem' || redeems) && (view !== 'board' || shows))
          const shown = views.find((view) => view === search.view) ?? 'thanks'
          return (
            <>
              {isEmployed && (
                <StatCards>
                  <StatCard
                    label={t('rewards.myPoints')}
                    value={balance}
                    note={
                      expiring && t('rewards.expires', { count: expiring.points, day: dayText(expiring.on, language) })
                    }
                  />
                  <StatCard
                    label={t('rewards.toGive')}
                    value={budget.left}
                    note={t('rewards.ofMonth', { count: budget.month })}
                  />
                </StatCards>
              )}
              <Tabs value={shown} onChange={show} keepMounted={false} mt="md">
                <TabsList>
                  {views.map((view) => (
                    <Tabs.Tab key={view} value={view}>
                      {t(`rewards.mine.${view}`)}
                    </Tabs.Tab>
                  ))}
                </TabsList>
              </Tabs>
              <div className={classes.view}>
                {shown === 'thanks' && <ThanksFeed side={side} onSide={setSide} />}
                {shown === 'points' && <OwnPoints />}
                {shown === 'redeem' && <OwnRedeem balance={balance} />}
                {shown === 'board' && <OwnBoard />}
              </div>
              {thanking && (
                <ThankDialog types={types} left={budget.left} onGiven={showGiven} onClose={() => setThanking(false)} />
              )}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}

function OwnPoints() {
  const reading = useCall(ownEntries, {})
  return (
    <Loaded reading={reading} rows={4}>
      {(rows) => <Entries rows={rows} />}
    </Loaded>
  )
}
