/** Everything that was given, and the points that people have of it. */
import { Button, Tabs } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '#design/page.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { GivenList } from './given-list.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import { PointsList } from './points-list.tsx'
import classes from './rewards.module.css'
import { useWords } from './words.ts'

const views = ['given', 'points'] as const

export function HistoryScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const [granting, setGranting] = useState(false)
  const search: { readonly view?: string } = useSearch({ strict: false })
  const shown = views.find((name) => name === search.view) ?? 'given'
  const show = (chosen: string | null) => void navigate({ to: '.', search: { view: chosen ?? undefined } as never })
  const grant = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setGranting(true)}>
      {t('rewards.grant')}
    </Button>
  )
  return (
    <Page full title={t('rewards.history')} crumb={t('rewards.crumb')} actions={grant}>
      <Tabs value={shown} onChange={show} keepMounted={false}>
        <TabsList>
          {views.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`rewards.view.${name}`)}
            </Tabs.Tab>
          ))}
        </TabsList>
      </Tabs>
      <div className={classes.view}>{shown === 'given' ? <GivenList /> : <PointsList />}</div>
      {granting && <GrantDialog onGiven={() => show('points')} onClose={() => setGranting(false)} />}
    </Page>
  )
}
