/** What one key of a scheme is filled in with: a field for a value, a frame for a list, a part or items by code. */
import type { ReactNode } from 'react'
import type { Kind } from '#statutory/core/given.ts'
import { choiceOf, nameOf } from '#statutory/words/words.ts'
import { type Draft, type DraftValue, isPart, isRows, type Place } from '../../model/draft.ts'
import type { FormAbout } from './form-about.ts'
import { ItemsField } from './items-field.tsx'
import { PartField } from './part-field.tsx'
import { RefusalText } from './refusal-text.tsx'
import { RowsField } from './rows-field.tsx'
import { ValueField } from './value-field.tsx'

export type FieldProps = {
  readonly about: FormAbout
  readonly name: string
  readonly kind: Kind<unknown>
  readonly place: Place
  readonly value: DraftValue | undefined
  /** The values given beside this one. */
  readonly beside: Draft
  readonly onChange: (value: DraftValue) => void
}

export function Field(props: FieldProps) {
  const { about, name, kind, place, value, onChange } = props
  const { input } = kind
  const { words } = about.book
  const label = nameOf(words, about.scheme, name)
  const error = about.refused?.place === place && <RefusalText words={words} label={label} refused={about.refused} />
  const frame = { about, label, error, place, onChange }
  switch (input.of) {
    case 'list':
      return <RowsField {...frame} fields={input.fields} rows={isRows(value) ? value : []} required={kind.required} />
    case 'part':
      return <PartField {...frame} fields={input.fields} part={isPart(value) ? value : {}} />
    case 'map': {
      const choices = input.known().map((code) => ({ value: code, label: choiceOf(words, about.scheme, name, code) }))
      return <ItemsField {...frame} choices={choices} items={isPart(value) ? value : {}} />
    }
    default:
      return <ValueField {...props} input={input} label={label} error={error} />
  }
}

/** What a frame around further fields is given. */
export type FrameProps = {
  readonly about: FormAbout
  readonly label: string
  readonly error: ReactNode
  readonly place: Place
  readonly onChange: (value: DraftValue) => void
}
