/** Somebody by name, among all who can sign in: found by the server as one types. */
import { Select } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useLiveSearch, useOffered } from '#design/fields/live-search.ts'
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

const FRESH_MS = 60_000

export function AccountPicker({ label, chosen, error, onChange }: AccountPickerProps) {
  const t = useWords()
  const d = useDesignWords()
  const [typed, setTyped] = useState(chosen?.name ?? '')
  // As the chosen one stands in the field: by name alone, or with the address where found among others.
  const isChosen = chosen && (typed === chosen.name || typed.startsWith(`${chosen.name} · `))
  const sought = useLiveSearch(isChosen ? '' : typed)
  const reading = useCall(approvers, { query: { search: sought.search } }, { staleTime: FRESH_MS })
  const offered = useOffered(sought, reading)
  const found = reading.data ?? []
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
      data={options}
      {...offered}
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
