/** Somebody by name, among all who can sign in: found by the server as one types. */
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useDesignWords } from '#design/words.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { approvers } from '../contract.ts'
import { useWords } from './words.ts'

type Account = { readonly id: string; readonly name: string }
type AccountPickerProps = {
  /** Shown above the field; without it the field is called a person. */
  readonly label?: string
  readonly chosen: Account | undefined
  readonly error: ReactNode
  readonly onChange: (account: Account) => void
}

const PAUSE = 200
const FRESH_MS = 60_000

export function AccountPicker({ label, chosen, error, onChange }: AccountPickerProps) {
  const t = useWords()
  const d = useDesignWords()
  const [typed, setTyped] = useState(chosen?.name ?? '')
  const [search] = useDebouncedValue(typed === chosen?.name ? '' : typed, PAUSE)
  const found = useCall(approvers, { query: { search } }, { staleTime: FRESH_MS }).data ?? []
  const isAmong = chosen === undefined || found.some(({ id }) => id === chosen.id)
  const options = [
    ...(isAmong ? [] : [{ value: chosen.id, label: chosen.name }]),
    ...found.map(({ id, name, email }) => ({ value: id, label: `${name} · ${email}` })),
  ]
  return (
    <Select
      label={label}
      aria-label={label ?? t('approvals.byPerson')}
      searchable
      placeholder={d('design.pickEmployee')}
      nothingFoundMessage={d('design.nobody')}
      // What is shown was found by the server.
      filter={({ options: all }) => all}
      data={options}
      value={chosen?.id ?? null}
      error={error}
      onSearchChange={setTyped}
      onChange={(id) => {
        const one = found.find((account) => account.id === id)
        if (one) onChange({ id: one.id, name: one.name })
      }}
    />
  )
}
