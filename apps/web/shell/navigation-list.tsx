/** Groups and entries; folded, an entry is its icon with its name as a tooltip. */
import { Tooltip } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { SignedIn } from '#platform/identity/web/session-store.ts'
import { say, useLanguage } from '#platform/words/web/words.ts'
import { type Entry, navigationFor, placeOf, wordOf } from '../navigation.ts'
import classes from './shell.module.css'

export function NavigationList({ session, folded }: { readonly session: SignedIn; readonly folded: boolean }) {
  useLanguage()
  return navigationFor(session).map(({ word, entries }) => (
    <Fragment key={word ?? 'first'}>
      {word && !folded && <h2 className={classes.group}>{say(word)}</h2>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <EntryLink entry={entry} folded={folded} />
            {!folded && entry.children && entry.children.length > 0 && (
              <ul>
                {entry.children.map((child) => (
                  <li key={child.path}>
                    <EntryLink entry={child} folded={false} child />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Fragment>
  ))
}

const MANY = 99
type EntryProps = { readonly entry: Entry; readonly folded: boolean; readonly child?: boolean }

const nothing = () => 0

function EntryLink({ entry: { path, icon: Icon, useCount = nothing }, folded, child }: EntryProps) {
  const here = useIsHere(path)
  const count = useCount()
  const name = say(wordOf(path))
  const link = (
    <Link
      to={path}
      // Whether it is current is said here; the link itself would take every path below it for its own.
      activeOptions={{ exact: true }}
      className={`${classes.entry} ${child ? classes.child : ''}`}
      aria-current={here ? 'page' : undefined}
      aria-label={folded ? name : undefined}
      data-waits={(folded && count > 0) || undefined}
    >
      {!child && <Icon size={17} stroke={1.7} aria-hidden />}
      {!folded && <span>{name}</span>}
      {!folded && count > 0 && <span className={classes.count}>{count > MANY ? `${MANY}+` : count}</span>}
    </Link>
  )
  if (!folded) return link
  return (
    <Tooltip label={name} position="right">
      {link}
    </Tooltip>
  )
}

export const useIsHere = (path: string): boolean => placeOf(useLocation().pathname) === path
