/** On a phone: the first places at the bottom, everything else in a sheet. */
import { Drawer, Indicator } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDots, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import type { SignedIn } from '#platform/identity/web/session-store.ts'
import { JobTray } from '#platform/jobs/web/job-tray.tsx'
import { NoticeTab } from '#platform/notices/web/notice-bell.tsx'
import { say } from '#platform/words/web/words.ts'
import { type Entry, navigationFor, wordOf } from '../navigation.ts'
import { useWords } from '../words.ts'
import { AccountMenu } from './account-menu.tsx'
import { useIsHere } from './navigation-list.tsx'
import { CompanyName } from './rail.tsx'
import classes from './shell.module.css'

const PLACES = 3

export function BottomBar({ session, onSearch }: { readonly session: SignedIn; readonly onSearch: () => void }) {
  const t = useWords()
  const [more, setMore] = useState(false)
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  if (!phone) return null
  const entries = navigationFor(session).flatMap((group) => group.entries)
  return (
    <>
      <nav className={classes.bottom} aria-label={t('shell.navigation')}>
        {entries.slice(0, PLACES).map((entry) => (
          <Tab key={entry.path} entry={entry} />
        ))}
        {session.type !== 'ops' && <NoticeTab className={classes.tab} />}
        <button type="button" className={classes.tab} onClick={() => setMore(true)}>
          <IconDots size={20} aria-hidden />
          {t('shell.more')}
        </button>
      </nav>
      <Drawer opened={more} onClose={() => setMore(false)} position="bottom" size="80%" title={<CompanyName />}>
        <button
          type="button"
          className={classes.search}
          onClick={() => {
            setMore(false)
            onSearch()
          }}
        >
          <IconSearch size={17} aria-hidden />
          <span>{t('shell.search')}</span>
        </button>
        {entries.map((entry) => (
          <Fragment key={entry.path}>
            <SheetEntry entry={entry} onGo={() => setMore(false)} />
            {entry.children?.map((child) => (
              <SheetEntry key={child.path} entry={child} child onGo={() => setMore(false)} />
            ))}
          </Fragment>
        ))}
        <div className={classes.foot}>
          <AccountMenu session={session} folded={false} />
          {session.type !== 'ops' && <JobTray />}
        </div>
      </Drawer>
    </>
  )
}

type SheetEntryProps = { readonly entry: Entry; readonly child?: boolean; readonly onGo: () => void }

function SheetEntry({ entry: { path, icon: Icon }, child, onGo }: SheetEntryProps) {
  const here = useIsHere(path)
  return (
    <Link
      to={path}
      activeOptions={{ exact: true }}
      className={classes.sheetEntry}
      data-child={child || undefined}
      aria-current={here ? 'page' : undefined}
      onClick={onGo}
    >
      {!child && <Icon size={20} stroke={1.7} aria-hidden />}
      {say(wordOf(path))}
    </Link>
  )
}

const nothing = () => 0

function Tab({ entry: { path, icon: Icon, useCount = nothing } }: { readonly entry: Entry }) {
  const here = useIsHere(path)
  const count = useCount()
  return (
    <Link to={path} activeOptions={{ exact: true }} className={classes.tab} aria-current={here ? 'page' : undefined}>
      <Indicator label={count} disabled={count === 0} size={15} color="red">
        <Icon size={20} stroke={1.7} aria-hidden />
      </Indicator>
      {say(wordOf(path))}
    </Link>
  )
}
