/** A department or position that there is, or one that is typed and made with the person; who may not make one is told so. */
import { Select } from '@mantine/core'
import { type ReactNode, useState } from 'react'

type NameChoiceProps = {
  readonly label: string
  readonly required?: boolean
  readonly known: readonly { readonly id: string; readonly name: string }[]
  readonly mayMake: boolean
  /** What the list offers for a name that is not in it, and what it says where none may be made. */
  readonly offer: (name: string) => string
  readonly unknown: (name: string) => string
  /** An id, or what `typedName` reads. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: ReactNode
}

const NEW = 'new:'

/** The name that is still to be made; undefined for an id. */
export const typedName = (value: string): string | undefined =>
  value.startsWith(NEW) ? value.slice(NEW.length) : undefined

export function NameChoice({
  label,
  required,
  known,
  mayMake,
  offer,
  unknown,
  value,
  onChange,
  error,
}: NameChoiceProps) {
  const [search, setSearch] = useState('')
  const [refused, setRefused] = useState<string>()
  const typed = search.trim()
  const options = known.map(({ id, name }) => ({ value: id, label: name }))
  const made = typedName(value)
  const same = options.find((one) => one.label.toLowerCase() === typed.toLowerCase())
  const isNew = typed !== '' && !same && typed !== made
  const choose = (chosen: string) => {
    setRefused(undefined)
    onChange(chosen)
  }
  /** What was typed and not chosen from the list is meant all the same. */
  const leave = () => {
    if (isNew && !mayMake) setRefused(typed)
    else if (isNew) choose(NEW + typed)
    else if (same) choose(same.value)
  }
  return (
    <Select
      label={label}
      // The browser would look for a value before what is typed has become one, and swallow the first click.
      withAsterisk={required}
      aria-required={required}
      searchable
      clearable={!required}
      allowDeselect={!required}
      data={[
        ...options,
        ...(made === undefined ? [] : [{ value, label: made }]),
        ...(mayMake && isNew ? [{ value: NEW + typed, label: offer(typed) }] : []),
      ]}
      // What makes one fits whatever is typed.
      filter={({ options: all, search: sought }) =>
        all.filter(
          (one) =>
            'value' in one &&
            (one.value.startsWith(NEW) || one.label.toLowerCase().includes(sought.trim().toLowerCase())),
        )
      }
      nothingFoundMessage={typed === '' ? undefined : unknown(typed)}
      searchValue={search}
      onSearchChange={setSearch}
      value={value || null}
      onChange={(chosen) => choose(chosen ?? '')}
      onBlur={leave}
      error={error ?? (refused && unknown(refused))}
    />
  )
}
