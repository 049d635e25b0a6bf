/** What the palette finds: people by the server, screens and actions by what they are called. */
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { areas } from '#access/areas.ts'
import { mayEnter } from '#access/enter.ts'
import { isLooking, useLiveSearch } from '#design/fields/live-search.ts'
import { activeEmployees } from '#modules/employees/contract/lists.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { keepLanguage } from '#platform/identity/web/prefer-language.ts'
import type { SignedIn } from '#platform/identity/web/session-store.ts'
import { signOut } from '#platform/identity/web/sign-in.ts'
import { say, useLanguage } from '#platform/words/web/words.ts'
import { screens } from '../compose.ts'
import { MINE } from '../entries.ts'
import { mayOpen, navigationFor, SETTINGS, wordOf } from '../navigation.ts'
import { useWords } from '../words.ts'
import { deedsFor, monthFound } from './deeds.ts'
import { type Recent, recentlyGone, remember } from './recent.ts'
import { eachWordIn, termsOf } from './settings-search.ts'

const PEOPLE_SHOWN = 7
const FRESH_MS = 60_000

export type Found = { readonly id: string; readonly name: string; readonly about?: string; readonly run: () => void }
type Group = readonly [string, readonly Found[]]

/** `looking`: people may still come before the rest. */
export function useFound(session: SignedIn, sought: string, onGo: (to: string) => void) {
  const t = useWords()
  const language = useLanguage()
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const dark = useComputedColorScheme('light') === 'dark'
  const seesPeople = mayEnter(session, 'employee')
  const wanted = useLiveSearch(sought)
  const { search } = wanted
  const people = useCall(
    activeEmployees,
    {
      params: { x: opensEverybody(session) ? '0' : '1' },
      query: { search, page: 1, per_page: PEOPLE_SHOWN },
    },
    { enabled: seesPeople && search !== '', staleTime: FRESH_MS },
  )
  const looking = seesPeople && sought !== '' && isLooking(wanted, people)
  const matches = (...texts: (string | null)[]) => texts.some((text) => text?.toLowerCase().includes(sought))
  const going = (place: Recent): Found => ({
    ...place,
    run: () => {
      remember(place)
      onGo(place.to)
    },
  })
  const persons: Found[] =
    sought === ''
      ? []
      : (people.data ?? [])
          // What was found for other words goes at once, but for those whom the new ones fit as well.
          .filter((one) => !looking || matches(one.full_name, one.staff_id))
          .map((one) => ({
            id: `person-${one.id}`,
            name: one.full_name,
            about: [one.staff_id, one.position].filter(Boolean).join(' · '),
            to: `/app/employee/profile/${one.id}`,
          }))
          .map(going)
  const inList = inNavigation(session)
  const places: (Found & { readonly to: string })[] = [...screens]
    .filter((screen) => !('public' in screen) && !screen.path.includes(':') && mayOpen(screen, session))
    .map(({ path, word }) => ({ path, ...(inList.get(path) ?? { at: inList.size, name: placeName(path, word) }) }))
    .sort((one, other) => one.at - other.at)
    .map(({ path, name }) => ({ ...going({ id: `place-${path}`, name, to: path }), to: path }))
  const actions: Found[] = [
    ...deedsFor(session).map(({ to, word }) => going({ id: `deed-${word}`, name: t(word), to })),
    ...monthFound(sought, language, session).map(going),
    {
      id: 'action-language',
      name: t(language === 'en' ? 'shell.inChinese' : 'shell.inEnglish'),
      run: () => keepLanguage(language === 'en' ? 'zh-Hant' : 'en'),
    },
    {
      id: 'action-appearance',
      name: t(dark ? 'shell.lightMode' : 'shell.darkMode'),
      run: () => setColorScheme(dark ? 'light' : 'dark'),
    },
    { id: 'action-leave', name: t('shell.signOut'), run: () => void signOut() },
  ]
  // By its name, then by what it is also called: an e-card is on the page of the e-business card.
  const byName = places.filter(({ name }) => eachWordIn(sought, [name]))
  const byTerms =
    sought === ''
      ? []
      : places.filter((one) => !byName.includes(one) && eachWordIn(sought, [one.name, ...termsOf(one.to)]))
  const screensFound = [...byName, ...byTerms]
  const named: Group = [t('shell.screens'), screensFound]
  const known: Group = [t('shell.people'), persons]
  // Whoever types what a screen is called wants the screen, whoever else has the word in an address.
  const isScreen =
    sought !== '' && byName.some(({ name }) => name.split(' · ').some((part) => part.toLowerCase().startsWith(sought)))
  const groups: readonly Group[] = [
    [t('shell.recent'), sought === '' ? recentlyGone().map((one) => ({ ...going(one), id: `recent-${one.id}` })) : []],
    ...(isScreen ? [named, known] : [known, named]),
    [t('shell.actions'), actions.filter(({ name }) => eachWordIn(sought, [name]))],
  ]
  return { groups: groups.filter(([, found]) => found.length > 0), looking: looking && !isScreen }
}

/** Each screen as the navigation has it: a tab after the name of its module. */
function inNavigation(session: SignedIn): ReadonlyMap<string, { readonly at: number; readonly name: string }> {
  const names = navigationFor(session, MINE)
    .flatMap(({ entries }) => entries)
    .flatMap(({ word, tabs }) =>
      tabs.flatMap((tab): (readonly [string, readonly string[]])[] =>
        tab.parts.length > 0
          ? tab.parts.map((part) => [part.path, [word, tab.word, part.word]])
          : [[tab.path, tab.path === tabs[0]?.path ? [word] : [word, tab.word]]],
      ),
    )
  return new Map(names.map(([path, words], at) => [path, { at, name: words.map((one) => say(one)).join(' · ') }]))
}

/** Several modules have a screen and settings of one name. */
const placeName = (path: string, word: string): string =>
  path.startsWith(SETTINGS) ? `${say(wordOf('/app/settings'))} · ${say(word)}` : say(word)

/** A Reporting Manager opens the records of the own team alone, whoever else may be picked. */
const opensEverybody = ({ roles }: SignedIn): boolean =>
  areas.employee.roles.some((role) => role !== 'Reporting Manager' && roles.includes(role))
