/** On a phone: the first places, the search and the menu at the bottom; everything else in a sheet. */
import { Drawer, Indicator } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useWaiting } from '#platform/approvals/web/waiting.ts'
import type { SignedIn } from '#platform/identity/web/session-store.ts'
import { JobTray } from '#platform/jobs/web/job-tray.tsx'
import { NoticeTab } from '#platform/notices/web/notice-bell.tsx'
import { say } from '#platform/words/web/words.ts'
import { APPROVALS, HOME, MINE } from '../entries.ts'
import { isOwn, navigationFor, type OpenEntry, placeOf } from '../navigation.ts'
import { useWords } from '../words.ts'
import { AccountMenu } from './account-menu.tsx'
import { FootLinks } from './foot-links.tsx'
import { NavigationList } from './navigation-list.tsx'
import { CompanyName } from './rail.tsx'
import classes from './shell.module.css'

const FIRST = [HOME, APPROVALS, MINE]
/** Among one's own pages, where the menu has the search. */
const OWN = [MINE, '/me/leave', '/me/requests', '/me/pay']

type BottomBarProps = { readonly session: SignedIn; readonly onSearch: () => void }

export function BottomBar(props: BottomBarProps) {
  return props.session.type === 'ops' ? <Bar {...props} waiting={0} /> : <BarOfCompany {...props} />
}

const BarOfCompany = (props: BottomBarProps) => <Bar {...props} waiting={useWaiting()} />

function Bar({ session, onSearch, waiting }: BottomBarProps & { readonly waiting: number }) {
  const t = useWords()
  const [menu, setMenu] = useState(false)
  const { pathname } = useLocation()
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  if (!phone) return null
  const groups = navigationFor(session, pathname)
  const here = placeOf(pathname, groups)
  const entries = groups.flatMap((group) => group.entries)
  const top = groups[0]?.entries ?? []
  const mine = entries.some(({ path }) => path === OWN[1]) || isOwn(pathname)
  const isFirst = ({ path }: OpenEntry) => (mine ? OWN : FIRST).includes(path)
  const places = session.type === 'ops' ? top.slice(0, FIRST.length) : entries.filter(isFirst)
  // Among one's own pages a place for what waits: a manager without a role decides on the phone too.
  const decides = mine && waiting > 0 ? entries.filter(({ path }) => path === APPROVALS) : []
  const close = () => setMenu(false)
  return (
    <>
      <nav className={classes.bottom} aria-label={t('shell.navigation')}>
        {[...places, ...decides].map((entry) => (
          <Tab key={entry.path} entry={entry} isHere={here?.entry === entry} />
        ))}
        {!mine && (
          <button type="button" className={classes.tab} onClick={onSearch}>
            <IconSearch size={20} stroke={1.7} aria-hidden />
            {t('shell.find')}
          </button>
        )}
        <button type="button" className={classes.tab} onClick={() => setMenu(true)}>
          <IconMenu2 size={20} stroke={1.7} aria-hidden />
          {t('shell.menu')}
        </button>
      </nav>
      <Drawer opened={menu} onClose={close} position="bottom" size="88%" title={<CompanyName />}>
        <div className={classes.sheet}>
          {mine && (
            <button
              type="button"
              className={classes.search}
              onClick={() => {
                close()
                onSearch()
              }}
            >
              <IconSearch size={17} aria-hidden />
              <span>{t('shell.search')}</span>
            </button>
          )}
          {session.type !== 'ops' && <NoticeTab className={classes.sheetBell} />}
          <NavigationList session={session} folded={false} onGo={close} />
        </div>
        <div className={classes.sheetFoot}>
          <FootLinks session={session} folded={false} onGo={close} />
          <div className={classes.foot}>
            <AccountMenu session={session} folded={false} />
            {session.type !== 'ops' && <JobTray />}
          </div>
        </div>
      </Drawer>
    </>
  )
}

const nothing = () => 0

type TabProps = { readonly entry: OpenEntry; readonly isHere: boolean }

function Tab({ entry: { path, word, icon: Icon, useCount = nothing }, isHere }: TabProps) {
  const count = useCount()
  return (
    <Link to={path} activeOptions={{ exact: true }} className={classes.tab} aria-current={isHere ? 'page' : undefined}>
      <Indicator label={count} disabled={count === 0} size={15} color="red">
        <Icon size={20} stroke={1.7} aria-hidden />
      </Indicator>
      {say(word)}
    </Link>
  )
}
