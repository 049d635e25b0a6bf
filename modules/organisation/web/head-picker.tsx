/** Who heads it: managers first, then everybody else who works here. */
import type { ReactNode } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
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
  const people = useCall(managers, { query: { all: '1' } }, { staleTime: FRESH_MS }).data ?? []
  const option = (one: (typeof people)[number]) => ({ value: one.id, label: `${one.full_name} · ${one.staff_id}` })
  const left = now && !people.some(({ id }) => id === now.id)
  return (
    <ChoiceField
      label={t('organisation.head')}
      description={t('organisation.headHint')}
      searchable
      clearable
      limit={SHOWN}
      value={value}
      onChange={onChange}
      error={error}
      placeholder={d('design.pickEmployee')}
      nothingFoundMessage={d('design.nobody')}
      data={[
        ...(left ? [{ value: now.id, label: `${now.name} · ${t('organisation.hasLeft')}` }] : []),
        { group: t('organisation.managers'), items: people.filter((one) => one.is_manager).map(option) },
        { group: t('organisation.everybodyElse'), items: people.filter((one) => !one.is_manager).map(option) },
      ]}
    />
  )
}
