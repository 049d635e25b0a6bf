/** The screens of the module one is in, at the head of its pages: five beside each other, the rest under "More". */
import { Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { LazyMenu } from '#design/lazy-menu.tsx'
import type { SignedIn } from '#platform/identity/web/session-store.ts'
import { say, useLanguage } from '#platform/words/web/words.ts'
import { navigationFor, placeOf } from '../navigation.ts'
import { useWords } from '../words.ts'
import { useKeptNavigation } from './kept-navigation.ts'
import classes from './module-tabs.module.css'
import { PinButton } from './navigation-list.tsx'

const BESIDE = 5

export function ModuleTabs({ session }: { readonly session: SignedIn }) {
  const t = useWords()
  useLanguage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { pinned, pin } = useKeptNavigation(session.email)
  const here = placeOf(pathname, navigationFor(session, pathname))
  const shown = here?.tab.path
  const line = useRef<HTMLUListElement>(null)
  // On a phone the line is longer than the page: the tab that is open comes into sight.
  useEffect(() => {
    const open = shown && line.current?.querySelector<HTMLElement>('[aria-current]')
    if (open && line.current) line.current.scrollLeft = open.offsetLeft - line.current.clientWidth / 3
  }, [shown])
  if (!here || here.entry.tabs.length < 2 || !isPlace(pathname, here)) return null
  const { tabs, word } = here.entry
  const rest = tabs.slice(BESIDE)
  const under = rest.find((tab) => tab === here.tab)
  const parts = here.tab.parts
  return (
    <div className={classes.head} data-parts={parts.length > 1 || undefined}>
      <nav className={classes.tabs} aria-label={say(word)}>
        <ul ref={line}>
          {tabs.map((tab) => (
            <li key={tab.path}>
              <Link
                to={tab.path}
                activeOptions={EXACT}
                className={classes.tab}
                aria-current={tab === here.tab ? 'page' : undefined}
              >
                {say(tab.word)}
              </Link>
            </li>
          ))}
        </ul>
        {rest.length > 0 && (
          <LazyMenu
            position="bottom-end"
            target={
              <button type="button" className={`${classes.tab} ${classes.more}`} data-here={under ? true : undefined}>
                {under ? say(under.word) : t('shell.more')}
                <IconChevronDown size={14} aria-hidden />
              </button>
            }
          >
            {() =>
              rest.map((tab) => (
                <Menu.Item key={tab.path} onClick={() => void navigate({ to: tab.path })}>
                  {say(tab.word)}
                </Menu.Item>
              ))
            }
          </LazyMenu>
        )}
        {here.tab.path !== here.entry.path && (
          <PinButton
            name={say(here.tab.word)}
            pinned={pinned.includes(here.tab.path)}
            onPin={() => pin(here.tab.path)}
          />
        )}
      </nav>
      {parts.length > 1 && (
        <nav className={classes.parts} aria-label={say(here.tab.word)}>
          <ul>
            {parts.map((part) => (
              <li key={part.path}>
                <Link
                  to={part.path}
                  activeOptions={EXACT}
                  className={classes.part}
                  aria-current={pathname === part.path ? 'page' : undefined}
                >
                  {say(part.word)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

const EXACT = { exact: true }

/** A record below a screen has a page of its own, with the way back in its head. */
const isPlace = (pathname: string, { tab }: { tab: { path: string; parts: readonly { path: string }[] } }): boolean =>
  [tab, ...tab.parts].some(({ path }) => path === pathname)
