/** For whom: each field that is filled narrows, and people are named besides. How many it reaches is said at once. */
import { SimpleGrid } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import { ChoicesField } from '#design/fields/choices-field.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { roleWord } from '#platform/identity/web/names.ts'
import { choices, countAudience, people } from '../contract/announcements.ts'
import type { Audience } from '../model/announcement.ts'
import { useWords } from './words.ts'

const NONE: readonly never[] = []
const UNITS = ['departments', 'positions', 'job_levels', 'locations'] as const

/** What is chosen from, and the names of what was chosen. */
export function useAudience(of: Audience) {
  const found = useCall(choices, {}).data
  const ids = of.people.join(',')
  const named = useCall(people, { query: { ids } }, { enabled: ids !== '' }).data ?? NONE
  const units = (name: (typeof UNITS)[number]) =>
    (found?.[name] ?? NONE).map(({ id, name: label }) => ({ value: id, label }))
  const nameOf = (name: (typeof UNITS)[number]) =>
    of[name].map((id) => found?.[name].find((one) => one.id === id)?.name ?? '…')
  return {
    units,
    roles: found?.roles ?? NONE,
    chosen: named,
    named: [...UNITS.flatMap(nameOf), ...of.roles.map(roleWord), ...named.map(({ name }) => name)],
  }
}

type FieldsProps = {
  readonly value: Audience
  readonly onChange: (part: Partial<Audience>) => void
  readonly errors: Readonly<Record<string, ReactNode>>
}

export function AudienceFields({ value, onChange, errors }: FieldsProps) {
  const t = useWords()
  const { units, roles, chosen } = useAudience(value)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 150)
  const found = useCall(people, { query: { search } }).data ?? NONE
  const known = new Map([...chosen, ...found].map(({ id, name, staff_id }) => [id, `${name} (${staff_id})`]))
  const any = (name: keyof Audience) => (value[name].length === 0 ? t('announcement.any') : undefined)
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {UNITS.map((name) => (
          <ChoicesField
            key={name}
            label={t(`announcement.${name}`)}
            placeholder={any(name)}
            data={units(name)}
            clearable
            value={[...value[name]]}
            error={errors[name]}
            onChange={(ids) => onChange({ [name]: ids })}
          />
        ))}
        <ChoicesField
          label={t('announcement.roles')}
          placeholder={any('roles')}
          data={roles.map((role) => ({ value: role, label: roleWord(role) }))}
          clearable
          value={[...value.roles]}
          error={errors.roles}
          onChange={(all) => onChange({ roles: roles.filter((role) => all.includes(role)) })}
        />
        <ChoicesField
          label={t('announcement.peopleBesides')}
          placeholder={value.people.length === 0 ? t('announcement.findPeople') : undefined}
          data={[...known].map(([id, label]) => ({ value: id, label }))}
          clearable
          searchValue={typed}
          onSearchChange={setTyped}
          value={[...value.people]}
          error={errors.people}
          onChange={(ids) => onChange({ people: ids })}
        />
      </SimpleGrid>
      <Reached value={value} />
    </>
  )
}

function Reached({ value }: { readonly value: Audience }) {
  const t = useWords()
  const [settled] = useDebouncedValue(JSON.stringify(value), 300)
  const { mutate, data } = useAct(countAudience, { silentWhenDone: true, quiet: true })
  useEffect(() => mutate({ body: JSON.parse(settled) }), [mutate, settled])
  return (
    <p className="muted" role="status" style={{ margin: '12px 0 0' }}>
      {data ? t('announcement.reaches', { count: data.data.count }) : t('announcement.counting')}
    </p>
  )
}
