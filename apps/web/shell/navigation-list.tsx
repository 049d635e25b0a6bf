/** Groups and entries, what is pinned on top; folded, an entry is its icon with its name as a tooltip. */
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconPin, IconPinnedOff } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { Fragment, useEffect, useRef } from 'react'
import type { SignedIn } from '#platform/identity/web/session-store.ts'
import { say, useLanguage } from '#platform/words/web/words.ts'
import { isOfOwn, navigationFor, type OpenEntry, type OpenGroup, placeOf } from '../navigation.ts'
import { useWords } from '../words.ts'
import { folds, useKeptNavigation } from './kept-navigation.ts'
import classes from './shell.module.css'

type ListProps = { readonly session: SignedIn; readonly folded: boolean; readonly onGo?: () => void }

export function NavigationList({ session, folded, onGo }: ListProps) {
  useLanguage()
  const { opened, pinned, toggle, pin } = useKeptNavigation(session.email)
  const { pathname } = useLocation()
  const groups = navigationFor(session, pathname)
  const here = placeOf(pathname, groups)
  const folding = !folded && folds(groups.filter((group) => !isOfOwn(group)))
  const [top, ...rest] = groups
  const entry = (one: OpenEntry, isHere: boolean) => (
    <li key={one.path} className={classes.line}>
      <EntryLink entry={one} folded={folded} isHere={isHere} onGo={onGo} />
      {!folded && one !== top?.entries.find((first) => first === one) && (
        <PinButton name={say(one.word)} pinned={pinned.includes(one.path)} onPin={() => pin(one.path)} />
      )}
    </li>
  )
  return (
    <>
      <ul>
        {top?.entries.map((one) => entry(one, here?.entry === one))}
        {pinnedOf(pinned, rest).map((one) => entry(one, false))}
      </ul>
      {rest.map((group) => {
        const mayFold = folding && here?.group !== group && !isOfOwn(group)
        const isOpen = !mayFold || opened.includes(group.word ?? '')
        return (
          <Fragment key={group.word}>
            {!folded && <GroupHead group={group} isOpen={isOpen} onFold={mayFold ? toggle : undefined} />}
            {isOpen && <ul>{group.entries.map((one) => entry(one, here?.entry === one))}</ul>}
          </Fragment>
        )
      })}
    </>
  )
}

/** Entries and tabs that were pinned and may still be opened, as entries. */
export const pinnedOf = (pinned: readonly string[], groups: readonly OpenGroup[]): readonly OpenEntry[] => {
  const entries = groups.flatMap((group) => group.entries)
  return pinned.flatMap((path) => {
    const entry = entries.find((one) => one.path === path)
    if (entry) return [entry]
    const host = entries.find(({ tabs }) => tabs.some((tab) => tab.path === path))
    const tab = host?.tabs.find((one) => one.path === path)
    return host && tab ? [{ path, word: tab.word, icon: host.icon, tabs: [tab] }] : []
  })
}

type GroupHeadProps = {
  readonly group: OpenGroup
  readonly isOpen: boolean
  readonly onFold: ((word: string) => void) | undefined
}

function GroupHead({ group: { word }, isOpen, onFold }: GroupHeadProps) {
  if (word === null) return null
  if (!onFold) return <h2 className={classes.group}>{say(word)}</h2>
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <h2 className={classes.group}>
      <button type="button" className={classes.fold} aria-expanded={isOpen} onClick={() => onFold(word)}>
        {say(word)}
        <Chevron size={13} aria-hidden />
      </button>
    </h2>
  )
}

type PinProps = { readonly name: string; readonly pinned: boolean; readonly onPin: () => void }

export function PinButton({ name, pinned, onPin }: PinProps) {
  const t = useWords()
  const label = t(pinned ? 'shell.unpin' : 'shell.pin', { name })
  const Pin = pinned ? IconPinnedOff : IconPin
  return (
    <ActionIcon className={classes.pin} size="sm" title={label} aria-label={label} onClick={onPin}>
      <Pin size={14} aria-hidden />
    </ActionIcon>
  )
}

const MANY = 99
type EntryProps = {
  readonly entry: OpenEntry
  readonly folded: boolean
  readonly isHere: boolean
  readonly onGo?: (() => void) | undefined
}

const nothing = () => 0

function EntryLink({ entry: { path, word, icon: Icon, useCount = nothing }, folded, isHere, onGo }: EntryProps) {
  const count = useCount()
  const name = say(word)
  const self = useRef<HTMLAnchorElement>(null)
  // The list scrolls where the window is low: one sees where one is.
  useEffect(() => {
    if (isHere) self.current?.scrollIntoView({ block: 'nearest' })
  }, [isHere])
  const link = (
    <Link
      ref={self}
      to={path}
      // Whether it is current is said here; the link itself would take every path below it for its own.
      activeOptions={{ exact: true }}
      className={classes.entry}
      aria-current={isHere ? 'page' : undefined}
      aria-label={folded ? name : undefined}
      data-waits={(folded && count > 0) || undefined}
      onClick={onGo}
    >
      <Icon size={17} stroke={1.7} aria-hidden />
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
