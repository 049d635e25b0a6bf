/** Who heads it: managers first, then everybody else who works here; the server looks for what is typed. */
import { type ReactNode, useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { useLiveSearch, useOffered } from '#design/fields/live-search.ts'
import { useDesignWords } from '#design/words.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { managers } from '../contract/departments.ts'
import { useWords } from './words.ts'

type HeadPickerProps = {
  readonly value?: string
  readonly onChange?: (id: string) => void
  readonly error?: ReactNode
  /** The head there is, who may have left and then is in no list. */
  readonly now?: { readonly id: string; readonly name: string } | undefined
}

const SHOWN = 60
const FRESH_MS = 60_000

export function HeadPicker({ value, onChange, error, now }: HeadPickerProps) {
  const t = useWords()
  const d = useDesignWords()
  const [typed, setTyped] = useState('')
  const [label, setLabel] = useState('')
  const sought = useLiveSearch(typed, label)
  const search = sought.search || undefined
  const query = { all: '1', search, page: 1, per_page: SHOWN, also: value || undefined } as const
  const reading = useCall(managers, { query }, { staleTime: FRESH_MS })
  const offered = useOffered(sought, reading)
  const people = reading.data ?? []
  const option = (one: (typeof people)[number]) => ({ value: one.id, label: `${one.full_name} · ${one.staff_id}` })
  const left = now && value === now.id && !people.some(({ id }) => id === now.id)
  const gone = left ? [{ value: now.id, label: `${now.name} · ${t('organisation.hasLeft')}` }] : []
  const known = [...gone, ...people.map(option)]
  return (
    <ChoiceField
      label={t('organisation.head')}
      description={t('organisation.headHint')}
      searchable
      clearable
      value={value}
      onChange={(id) => {
        setLabel(known.find((one) => one.value === id)?.label ?? '')
        onChange?.(id)
      }}
      searchValue={typed}
      onSearchChange={(text) => {
        setTyped(text)
        if (known.some((one) => one.value === value && one.label === text)) setLabel(text)
      }}
      error={error}
      placeholder={d('design.pickEmployee')}
      data={[
        ...gone,
        { group: t('organisation.managers'), items: people.filter((one) => one.is_manager).map(option) },
        { group: t('organisation.everybodyElse'), items: people.filter((one) => !one.is_manager).map(option) },
      ]}
      {...offered}
    />
  )
}
