/** Positions, and the levels they are on: two views of one place. */
import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { Page } from '#design/page.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { useSession } from '#platform/identity/web/session-store.ts'
import { JobLevels } from '../job-levels/job-levels.tsx'
import { useWords } from '../words.ts'
import { PositionActions } from './position-actions.tsx'
import { PositionDialogs, type PositionOpen } from './position-dialogs.tsx'
import { PositionList } from './position-list.tsx'

const VIEWS = ['positions', 'levels'] as const
type View = (typeof VIEWS)[number]

export function PositionsScreen() {
  const t = useWords()
  const mayWrite = mayEnter(useSession(), 'organisation.write')
  const search: { readonly view?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const [open, setOpen] = useState<PositionOpen>()
  const view: View = VIEWS.find((one) => one === search.view) ?? 'positions'
  const show = (chosen: string | null) =>
    void navigate({ to: '.', search: { view: chosen === 'levels' ? 'levels' : undefined }, resetScroll: false })
  return (
    <Page
      full
      title={t('organisation.positions')}
      crumb={t('organisation.crumb')}
      actions={<PositionActions view={view} mayWrite={mayWrite} onOpen={setOpen} />}
    >
      <Tabs value={view} onChange={show} keepMounted={false}>
        <TabsList>
          <Tabs.Tab value="positions">{t('organisation.positions')}</Tabs.Tab>
          <Tabs.Tab value="levels">{t('organisation.jobLevels')}</Tabs.Tab>
        </TabsList>
      </Tabs>
      {view === 'positions' ? (
        <PositionList mayWrite={mayWrite} onOpen={setOpen} />
      ) : (
        <JobLevels mayWrite={mayWrite} onOpen={setOpen} />
      )}
      {open && <PositionDialogs open={open} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}
