/**
 * The screen of an area of settings: groups of fields as they are described, and, once something differs, a bar that
 * lists every change with what follows from it. Nothing is stored before it was read there.
 */
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Page, Section } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { LeaveGuard } from '#design/unsaved/use-leaving.tsx'
import { useDesignWords } from '#design/words.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { settings } from '../../contract/settings.ts'
import { useWords } from '../words.ts'
import { type SettingField, type SettingGroup, shownValue } from './setting-field.ts'
import { SettingInput } from './setting-input.tsx'
import classes from './settings.module.css'
import { type Settings, type SettingsForm, useSettingsForm } from './use-settings-form.ts'

type SettingsPageProps = {
  readonly title: string
  readonly groups: (now: Settings) => readonly SettingGroup[]
  /** Parts of the area that are no fields; above and below the groups. */
  readonly before?: (now: Settings) => ReactNode
  readonly after?: (now: Settings, wanted: Readonly<Record<string, unknown>>) => ReactNode
}

export function SettingsPage({ title, ...parts }: SettingsPageProps) {
  const t = useWords()
  const reading = useCall(settings, {})
  return (
    <Page title={title} crumb={t('company.settings')} narrow>
      <Loaded reading={reading}>{(now) => <SettingsParts key={JSON.stringify(now)} now={now} {...parts} />}</Loaded>
    </Page>
  )
}

function SettingsParts({ now, groups, before, after }: Omit<SettingsPageProps, 'title'> & { readonly now: Settings }) {
  const shown = groups(now)
  const fields = shown.flatMap((group) => group.fields)
  const changing = useSettingsForm(
    now,
    fields.map(({ name }) => name),
  )
  return (
    <>
      {before?.(now)}
      {shown
        .filter((group) => group.fields.length > 0)
        .map((group) => (
          <Section key={group.title} title={group.title} hint={group.hint}>
            <div className={classes.fields}>
              {group.fields.map((field) => (
                <SettingInput key={field.name} field={field} form={changing.form} />
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
