/** Some fields of the profile as facts, and as a form; only what differs is sent. */

import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Facts, Section } from '#design/page.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { Form } from '#design/unsaved/form.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { ensureMe } from '#platform/identity/web/me.ts'
import { changeProfile, profile } from '../../contract/profile.ts'
import type { EmployerNumber } from '../../model/employer-numbers.ts'
import classes from '../company.module.css'
import { useWords } from '../words.ts'

type Profile = DataOf<typeof profile>
type Field =
  | 'name'
  | 'brand_name'
  | 'registration_no'
  | 'industry'
  | 'phone'
  | 'email'
  | 'website'
  | 'address'
  | 'city'
  | 'state'
  | 'postcode'
  | EmployerNumber
/** Kept for letters and forms, or asked for by one bank alone: not every company has it. */
const OPTIONAL: ReadonlySet<Field> = new Set(['hrd_corp_number', 'bank_organisation_code'])
const isOptional = (field: Field, { country_alpha_2: country }: Profile): boolean =>
  OPTIONAL.has(field) || (field === 'company_registration_number' && country === 'PH')
const HRD = ['compulsory', 'opted_in', 'none'] as const

type ProfileSectionProps = {
  readonly title: string
  readonly hint?: string
  readonly fields: readonly Field[]
  readonly now: Profile
  readonly mayWrite: boolean
  /** Says beside an empty field that files wait for it. */
  readonly needed?: boolean
  /** Somebody was sent here for it: brought into sight, and open for writing where something is missing. */
  readonly sought?: boolean
}

export function ProfileSection(props: ProfileSectionProps) {
  const { title, hint, fields, now, mayWrite, needed, sought = false } = props
  const t = useWords()
  const lacks = fields.some((field) => !now[field] && !OPTIONAL.has(field))
  const [editing, setEditing] = useState(sought && mayWrite && lacks)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sought) place.current?.scrollIntoView({ block: 'center' })
  }, [sought])
  const shown = (field: Field) => {
    const value = now[field]
    if (field === 'hrd_registered') return HRD.some((one) => one === value) ? t(`company.hrd.${hrdOf(value)}`) : ''
    return (
      value || (needed && !isOptional(field, now) ? <StatusBadge tone="warn">{t('company.missing')}</StatusBadge> : '')
    )
  }
  return (
    <Section
      title={title}
      hint={hint}
      actions={
        !editing && (
          <Button
            variant="default"
            size="compact-sm"
            disabled={!mayWrite}
            title={mayWrite ? undefined : t('company.mayNotEdit')}
            aria-label={`${t('company.edit')}: ${title}`}
            onClick={() => setEditing(true)}
          >
            {t('company.edit')}
          </Button>
        )
      }
    >
      <div ref={place}>
        {editing ? (
          <ProfileForm {...props} onDone={() => setEditing(false)} />
        ) : (
          <Facts facts={fields.map((field) => [t(wordOf(field, now)), shown(field)])} />
        )}
      </div>
    </Section>
  )
}

function ProfileForm({ fields, now, onDone }: ProfileSectionProps & { readonly onDone: () => void }) {
  const t = useWords()
  const initial = Object.fromEntries(fields.map((field) => [field, now[field] ?? '']))
  const form = useForm<Record<string, string>>({ initialValues: initial })
  const change = useAct(changeProfile, {
    refreshes: [profile],
    after: async () => {
      onDone()
      await ensureMe(true)
    },
  })
  const send = form.onSubmit((values) => {
    const changed = Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== initial[field]))
    change.mutate({ body: changed }, { onError: (reason) => form.setErrors(fieldErrors(reason)) })
  })
  return (
    <Form onSubmit={send}>
      <div className={classes.grid}>
        {fields.map((field) =>
          field === 'hrd_registered' ? (
            <ChoiceField
              key={field}
              label={t('company.hrd_registered')}
              description={t('company.hrdHint')}
              data={HRD.map((value) => ({ value, label: t(`company.hrd.${value}`) }))}
              {...form.getInputProps(field)}
            />
          ) : (
            <TextInput
              key={field}
              label={t(wordOf(field, now))}
              required={field === 'name'}
              maxLength={255}
              {...form.getInputProps(field)}
            />
          ),
        )}
      </div>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onDone}>
          {t('company.cancel')}
        </Button>
        <Button type="submit" loading={change.isPending}>
          {t('company.save')}
        </Button>
      </Group>
    </Form>
  )
}

function wordOf(field: Field, { country_alpha_2: country }: Profile) {
  if (field === 'address') return 'company.street' as const
  return field === 'state' && country === 'TW' ? ('company.county' as const) : (`company.${field}` as const)
}
const hrdOf = (value: string | null) => HRD.find((one) => one === value) ?? 'none'
