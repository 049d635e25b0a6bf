/** The areas of settings beside the one that is open. Whatever screen stands below /app/settings/ is an area of it. */
import { Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { type FoundField, placeOfField } from '#design/fields/told-fields.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { comma, say } from '#platform/words/web/words.ts'
import { settingsFor } from '../navigation.ts'
import { useWords } from '../words.ts'
import { FieldsOfAreas } from './fields-of-areas.tsx'
import classes from './settings-frame.module.css'
import { areasFor, type KnownFields } from './settings-search.ts'

export function SettingsFrame() {
  const t = useWords()
  const session = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const areas = session ? settingsFor(session) : []
  const [search, setSearch] = useState('')
  const [known, setKnown] = useState<KnownFields>({})
  const onFields = useCallback(
    (path: string, fields: readonly FoundField[]) => setKnown((now) => ({ ...now, [path]: fields })),
    [],
  )
  const isSearching = search.trim() !== ''
  const found = areasFor(search, areas, known)
  // One area may stand below another: the nearest alone is the current one.
  const here = areas
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
  return (
    <div className={classes.frame}>
      <nav className={classes.areas} aria-label={t('shell.settingsAreas')}>
        <div className={classes.found}>
          <TextInput
            size="xs"
            type="search"
            aria-label={t('shell.searchSettings')}
            placeholder={t('shell.searchSettings')}
            leftSection={<IconSearch size={14} aria-hidden />}
            value={search}
            onChange={({ currentTarget: { value } }) => setSearch(value)}
            onKeyDown={({ key }) => {
              const [first] = found
              if (key !== 'Enter' || !isSearching || !first) return
              const [field] = first.fields
              void navigate({ to: first.screen.path, ...(field && placeIn(field)) })
            }}
          />
          {isSearching && <FieldsOfAreas areas={areas} onFields={onFields} />}
          <ul data-searching={isSearching || undefined}>
            {found.map(({ screen: { path, word }, fields, terms }) => (
              <li key={path}>
                <Link
                  to={path}
                  activeOptions={{ exact: true }}
                  className={classes.area}
                  aria-current={path === here?.path ? 'page' : undefined}
                >
                  {say(word)}
                  {terms.length > 0 && <small>{terms.join(comma())}</small>}
                </Link>
                {fields.map((field) => (
                  <Link key={field.name} to={path} {...placeIn(field)} className={classes.field}>
                    {field.label}
                  </Link>
                ))}
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className="muted">{t('shell.noSettingFound')}</p>}
        </div>
      </nav>
      <Select
        className={classes.choice}
        aria-label={t('shell.settingsAreas')}
        data={areas.map(({ path, word }) => ({ value: path, label: say(word) }))}
        value={here?.path ?? null}
        allowDeselect={false}
        onChange={(path) => path && void navigate({ to: path })}
      />
      <div className={classes.content}>
        <Outlet />
      </div>
    </div>
  )
}

const placeIn = ({ name, search }: FoundField) => ({ search: { ...search }, hash: placeOfField(name) })
