/** Somebody of the company who can sign in, found by name on the server. */
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { useDesignWords } from '#design/words.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { standIns } from '../../contract.ts'

type AccountPickerProps = {
  readonly label: string
  readonly value?: string
  readonly onChange?: (id: string) => void
  readonly error?: ReactNode
}

export function AccountPicker(props: AccountPickerProps) {
  const d = useDesignWords()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 200)
  const [chosen, setChosen] = useState<{ value: string; label: string }>()
  const found = (useCall(standIns, { query: { search: search || undefined } }).data ?? []).map(
    ({ id, name, email }) => ({
      value: id,
      label: `${name} · ${email}`,
    }),
  )
  const kept =
    chosen && props.value === chosen.value && !found.some(({ value }) => value === chosen.value) ? [chosen] : []
  return (
    <ChoiceField
      {...props}
      searchable
      clearable
      // The server has searched already; what is shown of the chosen one is no search.
      filter={({ options }) => options}
      onSearchChange={(text) => setTyped(text === chosen?.label ? '' : text)}
      onChange={(id) => {
        setChosen(found.find(({ value }) => value === id))
        props.onChange?.(id)
      }}
      placeholder={d('design.pickEmployee')}
      nothingFoundMessage={d('design.nobody')}
      data={[...kept, ...found]}
    />
  )
}
