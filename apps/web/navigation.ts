/**
 * The navigation of one reader: one entry a module, its screens as tabs. A tab shows where its screen is built and may be
 * opened, an entry with its first tab, a group with its first entry. Screens that entries.ts does not name stand with the
 * module whose paths theirs resembles. The rail, the tabs, the palette and a phone's bar read this list.
 */
import type { Icon } from '@tabler/icons-react'
import { IconFolder } from '@tabler/icons-react'
import { enter } from '#access/enter.ts'
import type { Session } from '#access/session.ts'
import type { Screen } from '#platform/contract/screen.ts'
import { currentMe } from '#platform/identity/web/me.ts'
import { screens as allScreens } from './compose.ts'
import { type Entry, type Group, HOME, leadOn, MINE, ofCompany, ofOperations, type Tab } from './entries.ts'
import { ownGroups } from './own-entries.ts'

export type OpenTab = {
  readonly path: string
  readonly word: string
  /** The screens of a drawer, the first of which the tab leads to. */
  readonly parts: readonly { readonly path: string; readonly word: string }[]
}
export type OpenEntry = {
  /** Where it leads: its first tab that may be opened. */
  readonly path: string
  readonly word: string
  readonly icon: Icon
  readonly tabs: readonly OpenTab[]
  readonly useCount?: () => number
}
export type OpenGroup = { readonly word: string | null; readonly entries: readonly OpenEntry[] }

/** `at` is the page that is open: among their own, and for whoever has no others, all of those stand in the list. */
export function navigationFor(
  session: Session,
  at = '',
  screens: readonly Screen[] = allScreens,
): readonly OpenGroup[] {
  if (session.type === 'ops') return openGroups(ofOperations, session, screens)
  const [top, ...groups] = openGroups(ofCompany, session, screens)
  const first = top?.entries ?? []
  const mine = session.roles.length === 0 && currentMe()?.employee_id != null
  if (!mine && !isOwn(at)) return [{ word: null, entries: first }, ...groups]
  const others = first.filter(({ path }) => path !== MINE && (path !== HOME || !mine))
  const named = ownGroups.at(-1)?.word
  const whole = ownGroups.map(({ word, entries }) => ({
    word,
    entries: word === named ? [...entries, ...unnamedOwn(screens)] : entries,
  }))
  if (mine) {
    const [own, ...rest] = openGroups(whole, session, screens)
    return [{ word: null, entries: [...(own?.entries ?? []), ...others] }, ...rest, ...groups]
  }
  const together = { word: 'screen.me', entries: whole.flatMap(({ entries }) => entries) }
  return [{ word: null, entries: others }, ...openGroups([together], session, screens), ...groups]
}

/** Groups of one's own pages do not fold. */
export const isOfOwn = ({ word }: OpenGroup): boolean =>
  word === 'screen.me' || (word !== null && ownGroups.some((own) => own.word === word))

export const isOwn = (path: string): boolean => path === MINE || path.startsWith(`${MINE}/`)

/** What stands below another of them is reached from there. */
function unnamedOwn(screens: readonly Screen[]): readonly Entry[] {
  const own = screens.map(({ path }) => path).filter((path) => path.startsWith(`${MINE}/`) && !path.includes(':'))
  const named = ownGroups.flatMap(({ entries }) => entries.flatMap(({ tabs }) => tabs.map((tab) => tabOf(tab).path)))
  return own
    .filter((path) => !named.includes(path) && !own.some((other) => path.startsWith(`${other}/`)))
    .map((path) => ({ icon: IconFolder, tabs: [path] }))
}

function openGroups(groups: readonly Group[], session: Session, screens: readonly Screen[]): readonly OpenGroup[] {
  const entries = groups.flatMap((group) => group.entries)
  const unnamed = groups === ofCompany ? screens.filter((screen) => isUnnamed(screen, entries)) : []
  const hosts = new Map(unnamed.map((screen) => [screen, hostOf(screen.path, entries)]))
  const homeless = unnamed.filter((screen) => !hosts.get(screen))
  return groups
    .map(({ word, entries: named }) => {
      const own = named.map((entry) => ({
        ...entry,
        tabs: [...entry.tabs, ...unnamed.filter((screen) => hosts.get(screen) === entry).map(({ path }) => path)],
      }))
      const rest = word === LAST_GROUP ? homeless.map(({ path }) => ({ icon: IconFolder, tabs: [path] })) : []
      return { word, entries: [...own, ...rest].flatMap((entry: Entry) => opened(entry, session, screens)) }
    })
    .filter((group) => group.entries.length > 0)
}

const LAST_GROUP = 'group.company'

/** The entry and the tab that a page stands under: of those above it the nearest, so that one alone is the current one. */
export function placeOf(
  pathname: string,
  groups: readonly OpenGroup[],
): { entry: OpenEntry; tab: OpenTab; group: OpenGroup } | undefined {
  return groups
    .flatMap((group) =>
      group.entries.flatMap((entry) =>
        entry.tabs.flatMap((tab) =>
          [tab.path, ...tab.parts.map(({ path }) => path)]
            .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
            .map((path) => ({ entry, tab, group, path })),
        ),
      ),
    )
    .toSorted((one, other) => other.path.length - one.path.length)[0]
}

export const SETTINGS = '/app/settings/'
/** The areas of settings, as modules contribute them: every screen below /app/settings/. */
export const settingsFor = (session: Session): readonly Screen[] =>
  allScreens.filter((screen) => screen.path.startsWith(SETTINGS) && mayOpen(screen, session))

export const wordOf = (path: string, screens: readonly Screen[] = allScreens): string =>
  screens.find((screen) => screen.path === path)?.word ?? path

export function mayOpen(screen: Screen, session: Session): boolean {
  if ('public' in screen) return true
  if ('area' in screen) return enter(session, screen.area) === 'allowed'
  return session.complete && session.type === 'ops' && screen.ops.some((role) => session.roles.includes(role))
}

/** None, or one. */
function opened(entry: Entry, session: Session, screens: readonly Screen[]): readonly OpenEntry[] {
  const { under, icon, useCount, shows } = entry
  const isOpen = (path: string) => screens.some((screen) => screen.path === path && mayOpen(screen, session))
  if ((under && !isOpen(under)) || shows?.(currentMe()) === false) return []
  const named = entry.tabs.map(tabOf)
  const tabs = named.flatMap(({ path, word, holds }): OpenTab[] => {
    const parts = holds
      ? screens.filter((screen) => isHeld(screen, path, named) && isHere(screen) && mayOpen(screen, session))
      : []
    const leads = isOpen(path) ? path : parts[0]?.path
    return leads === undefined ? [] : [{ path: leads, word: word ?? wordOf(leads, screens), parts }]
  })
  const [first] = tabs
  if (!first) return []
  // With one tab alone it is that screen, unless the tab is only named beside others.
  const isOne = tabs.length === 1 && !named.some(({ path, word }) => path === first.path && word)
  const word = entry.word !== undefined && !isOne ? entry.word : isOne ? wordOf(first.path, screens) : first.word
  return [{ path: first.path, word, icon, tabs, ...(useCount && { useCount }) }]
}

/** Undecided while nobody is known yet: then everything is offered. */
const isHere = ({ countries }: Screen): boolean => {
  const country = currentMe()?.country
  return !countries || !country || countries.some((one) => one === country)
}

const tabOf = (tab: string | Tab): Tab => (typeof tab === 'string' ? { path: tab } : tab)

const isHeld = ({ path }: Screen, drawer: string, tabs: readonly Tab[]): boolean =>
  path.startsWith(`${drawer}/`) &&
  !path.includes(':') &&
  !leadOn.includes(path) &&
  !tabs.some((tab) => tab.path === path)

const APART = [SETTINGS, '/app/account/']

function isUnnamed(screen: Screen, entries: readonly Entry[]): boolean {
  const { path } = screen
  if (!('area' in screen) || !path.startsWith('/app/') || path.includes(':')) return false
  if (leadOn.includes(path) || APART.some((place) => `${path}/`.startsWith(place))) return false
  return !entries
    .flatMap((entry) => entry.tabs.map(tabOf))
    .some((tab) => tab.path === path || (tab.holds && path.startsWith(`${tab.path}/`)))
}

/** The entry with most of the path in common, if there is one alone. */
function hostOf(path: string, entries: readonly Entry[]): Entry | undefined {
  const [best, next] = entries
    .map((entry) => ({ entry, common: Math.max(...entry.tabs.map((tab) => inCommon(path, tabOf(tab).path))) }))
    .toSorted((one, other) => other.common - one.common)
  return best && best.common > LEAST_IN_COMMON && best.common !== next?.common ? best.entry : undefined
}

/** `app` itself, which all have. */
const LEAST_IN_COMMON = 1

function inCommon(one: string, other: string): number {
  const [left, right] = [one.split('/').slice(1), other.split('/').slice(1)]
  const differs = left.findIndex((part, at) => part !== right[at])
  return differs === -1 ? left.length : differs
}
