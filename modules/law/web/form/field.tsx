/** What one key of a scheme is filled in with: a field for a value, a frame for a list, a part or items by code. */

import { choiceOf, nameOf } from '#statutory/words/words.ts'
import { isPart, isRows } from '../../model/draft.ts'
import type { FieldProps } from './field-props.ts'
import { ItemsField } from './items-field.tsx'
import { PartField } from './part-field.tsx'
import { RefusalText } from './refusal-text.tsx'
import { RowsField } from './rows-field.tsx'
import { ValueField } from './value-field.tsx'

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
