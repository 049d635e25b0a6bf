/**
 * The screen of an area of settings: groups of fields as they are described, and, once something differs, a bar that
 * lists every change with what follows from it. Nothing is stored before it was read there.
 */
import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useContext, useEffect } from 'react'
import { placeOfField, TellFields } from '#design/fields/told-fields.ts'
import { Page, Section } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { LeaveGuard } from '#design/unsaved/use-leaving.tsx'
import { useDesignWords } from '#design/words.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { settings } from '../../contract/settings.ts'
import { useWords } from '../words.ts'
import { FieldsTeller } from './fields-teller.ts'
import { type SettingField, type SettingGroup, shownValue } from './setting-field.ts'
import { SettingInput } from './setting-input.tsx'
import classes from './settings.module.css'
import { type Settings, type SettingsForm, useSettingsForm } from './use-settings-form.ts'

type SettingsPageProps = {
  readonly title: string
  readonly groups: (now: Settings) => readonly SettingGroup[]
  /** Of an area with tabs: what stands on the one that is open. */
  readonly shows?: (group: SettingGroup) => boolean
  /** Parts of the area that are no fields; above and below the groups. */
  readonly before?: (now: Settings) => ReactNode
  readonly after?: (now: Settings, wanted: Readonly<Record<string, unknown>>) => ReactNode
}

export function SettingsPage({ title, ...parts }: SettingsPageProps) {
  const t = useWords()
  const reading = useCall(settings, {})
  const tell = useContext(TellFields)
  if (tell) return <FieldsTeller tell={tell} groups={parts.groups} />
  return (
    <Page title={title} crumb={t('company.settings')} narrow>
      <Loaded reading={reading}>{(now) => <SettingsParts now={now} {...parts} />}</Loaded>
    </Page>
  )
}

function SettingsParts({
  now,
  groups,
  shows = () => true,
  before,
  after,
}: Omit<SettingsPageProps, 'title'> & { readonly now: Settings }) {
  const shown = groups(now).filter(shows)
  const fields = shown.flatMap((group) => group.fields)
  const changing = useSettingsForm(
    now,
    fields.map(({ name }) => name),
  )
  const sought = useSought(fields.map(({ name }) => placeOfField(name)))
  return (
    <>
      {before?.(now)}
      {shown
        .filter((group) => group.fields.length > 0)
        .map((group) => (
          <Section key={group.title} title={group.title} hint={group.hint}>
            <div className={classes.fields}>
              {group.fields.map((field) => (
                <div
                  key={field.name}
                  id={placeOfField(field.name)}
                  className={classes.field}
                  data-sought={sought === placeOfField(field.name) || undefined}
                >
                  <SettingInput field={field} form={changing.form} />
                </div>
              ))}
            </div>
          </Section>
        ))}
      {after?.(now, changing.form.values)}
      {changing.changed.length > 0 && <ChangesBar changing={changing} fields={fields} />}
      <LeaveGuard unsaved={changing.changed.length > 0} />
    </>
  )
}

/** The field that the search led to: brought into sight, and marked as long as the address names it. */
function useSought(places: readonly string[]): string | undefined {
  const hash = useLocation({ select: (location) => location.hash })
  const sought = places.find((place) => place === hash)
  useEffect(() => {
    const field = sought === undefined ? null : document.getElementById(sought)
    field?.scrollIntoView({ block: 'center' })
    field?.querySelector<HTMLElement>('input, textarea, [role=combobox]')?.focus({ preventScroll: true })
  }, [sought])
  return sought
}

function ChangesBar({
  changing,
  fields,
}: {
  readonly changing: SettingsForm
  readonly fields: readonly SettingField[]
}) {
  const t = useWords()
  const d = useDesignWords()
  const { changed, before, form, saving, save, discard } = changing
  const word = { yes: d('design.yes'), no: d('design.no'), none: t('company.nothing') }
  return (
    <section className={`card ${classes.bar}`} aria-label={t('company.changes')}>
      <div>
        <h2>{t('company.changesCount', { count: changed.length })}</h2>
        <ul>
          {fields
            .filter(({ name }) => changed.includes(name))
            .map((field) => {
              const follows = field.follows?.(form.values[field.name])
              return (
                <li key={field.name}>
                  {field.label}: <span className="muted">{shownValue(field, before[field.name], word)}</span> →{' '}
                  <span className="strong">{shownValue(field, form.values[field.name], word)}</span>
                  {follows && <div className={classes.follows}>{follows}</div>}
                </li>
              )
            })}
        </ul>
      </div>
      <div className={classes.acts}>
        <Button variant="default" onClick={discard}>
          {t('company.discard')}
        </Button>
        <Button onClick={save} loading={saving}>
          {t('company.save')}
        </Button>
      </div>
    </section>
  )
}
