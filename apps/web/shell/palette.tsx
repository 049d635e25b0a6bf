/** The command palette: people, screens and actions under one field. */
import { Modal, TextInput, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconArrowRight, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { areas } from '#access/areas.ts'
import { mayEnter } from '#access/enter.ts'
import { PersonMark } from '#design/person-mark.tsx'
import { useReturnFocus } from '#design/unsaved/return-focus.ts'
import { activeEmployees } from '#modules/employees/contract/lists.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { keepLanguage } from '#platform/identity/web/prefer-language.ts'
import type { SignedIn } from '#platform/identity/web/session-store.ts'
import { signOut } from '#platform/identity/web/sign-in.ts'
import { say, useLanguage } from '#platform/words/web/words.ts'
import { screens } from '../compose.ts'
import { mayOpen, navigationPaths, SETTINGS, wordOf } from '../navigation.ts'
import { useWords } from '../words.ts'
import classes from './palette.module.css'
import { type Recent, recentlyGone, remember } from './recent.ts'

const PEOPLE_SHOWN = 7
const PAUSE_MS = 120
const FRESH_MS = 60_000

type PaletteProps = {
  readonly opened: boolean
  readonly session: SignedIn
  readonly onClose: () => void
  readonly onGo: (to: string) => void
}
type Group = readonly [string, readonly Found[]]
type Found = { readonly id: string; readonly name: string; readonly about?: string; readonly run: () => void }

export function Palette({ opened, session, onClose, onGo }: PaletteProps) {
  const t = useWords()
  const [sought, setSought] = useState('')
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  useReturnFocus(opened)
  const groups = useFound(session, sought.trim().toLowerCase(), onGo)
  const all = groups.flatMap(([, found]) => found)
  const chosen = all[Math.min(at, all.length - 1)]
  const close = () => {
    setSought('')
    setAt(0)
    onClose()
  }
  const run = (found: Found | undefined) => {
    close()
    found?.run()
  }
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') close()
    if (event.key === 'Enter') run(chosen)
    if (step === 0) return
    event.preventDefault()
    setAt((Math.min(at, all.length - 1) + step + all.length) % Math.max(all.length, 1))
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      withCloseButton={false}
      padding={0}
      yOffset="12vh"
      centered={false}
      size={560}
      attributes={{ content: { 'aria-label': t('shell.palette') } }}
    >
      <TextInput
        data-autofocus
        // Escape is of the field alone: a dialog below would close with it.
        data-mantine-stop-propagation="true"
        size="md"
        variant="unstyled"
        className={classes.field}
        leftSection={<IconSearch size={17} aria-hidden />}
        placeholder={t('shell.paletteHint')}
        aria-label={t('shell.palette')}
        role="combobox"
        aria-expanded
        aria-controls="palette-found"
        aria-activedescendant={chosen?.id}
        value={sought}
        onChange={(event) => {
          setSought(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKey}
      />
      <div id="palette-found" role="listbox" aria-label={t('shell.palette')} className={classes.found} ref={list}>
        {groups.map(([title, found]) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
          <div key={title} role="group" aria-label={title}>
            <div className={classes.title} aria-hidden>
              {title}
            </div>
            {found.map((one) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above holds the keyboard
              <div
                key={one.id}
                id={one.id}
                role="option"
                tabIndex={-1}
                aria-selected={one === chosen}
                className={classes.option}
                onClick={() => run(one)}
              >
                {one.about === undefined ? <IconArrowRight size={15} aria-hidden /> : <PersonMark name={one.name} />}
                <span>{one.name}</span>
                {one.about && <span className="muted">{one.about}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {all.length === 0 && <div className={classes.nothing}>{t('shell.nothing')}</div>}
    </Modal>
  )
}

/** As in the navigation; what has no entry there comes after. */
const rankOf = (path: string): number => {
  const at = navigationPaths.indexOf(path)
  return at === -1 ? navigationPaths.length : at
}

/** Several modules have a screen and settings of one name. */
const placeName = (path: string, word: string): string =>
  path.startsWith(SETTINGS) ? `${say(wordOf('/app/settings'))} · ${say(word)}` : say(word)

/** A Reporting Manager opens the records of the own team alone, whoever else may be picked. */
const opensEverybody = ({ roles }: SignedIn): boolean =>
  areas.employee.roles.some((role) => role !== 'Reporting Manager' && roles.includes(role))

function useFound(session: SignedIn, sought: string, onGo: (to: string) => void) {
  const t = useWords()
  const language = useLanguage()
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const dark = useComputedColorScheme('light') === 'dark'
  const seesPeople = mayEnter(session, 'employee')
  const [search] = useDebouncedValue(sought, PAUSE_MS)
  const people = useCall(
    activeEmployees,
    {
      params: { x: opensEverybody(session) ? '0' : '1' },
      query: { search, page: 1, per_page: PEOPLE_SHOWN },
    },
    { enabled: seesPeople && search !== '', staleTime: FRESH_MS },
  )
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
          .map((one) => ({
            id: `person-${one.id}`,
            name: one.full_name,
            about: [one.staff_id, one.position].filter(Boolean).join(' · '),
            to: `/app/employee/profile/${one.id}`,
          }))
          .map(going)
  const places: Found[] = [...screens]
    .filter((screen) => !('public' in screen) && !screen.path.includes(':') && mayOpen(screen, session))
    .sort((one, other) => rankOf(one.path) - rankOf(other.path))
    .map(({ path, word }) => going({ id: `place-${path}`, name: placeName(path, word), to: path }))
  const actions: Found[] = [
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
  const screensFound = places.filter(({ name }) => matches(name))
  const named: Group = [t('shell.screens'), screensFound]
  const known: Group = [t('shell.people'), persons]
  // Whoever types what a screen is called wants the screen, whoever else has the word in an address.
  const isScreen = sought !== '' && screensFound.some(({ name }) => name.toLowerCase().startsWith(sought))
  const groups: readonly Group[] = [
    [t('shell.recent'), sought === '' ? recentlyGone().map((one) => ({ ...going(one), id: `recent-${one.id}` })) : []],
    ...(isScreen ? [named, known] : [known, named]),
    [t('shell.actions'), actions.filter(({ name }) => matches(name))],
  ]
  return groups.filter(([, found]) => found.length > 0)
}
