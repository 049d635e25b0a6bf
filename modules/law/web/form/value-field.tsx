/** One field component a kind of value. An empty one shows what stands in for it. */
import { Checkbox, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { absentText, type Input } from '#statutory/core/input.ts'
import { choiceOf, hintOf } from '#statutory/words/words.ts'
import { useWords } from '../words.ts'
import type { FieldProps } from './field-props.ts'

type ValueFieldProps = FieldProps & {
  readonly input: Exclude<Input, { readonly of: 'list' | 'part' | 'map' }>
  readonly label: string
  readonly error: ReactNode
}

export function ValueField({ about, name, kind, value, beside, onChange, input, label, error }: ValueFieldProps) {
  const t = useWords()
  const { words, currency } = about.book
  const text = typeof value === 'string' ? value : ''
  const absent = absentText(input, kind.absent)
  const said = (word: string) => choiceOf(words, about.scheme, name, word)
  const listed = (choices: readonly string[]) =>
    (text === '' || choices.includes(text) ? choices : [...choices, text]).map((word) => ({
      value: word,
      label: said(word),
    }))
  const common = { label, description: hintOf(words, about.scheme, name), error }
  const boxed = { ...common, inputWrapperOrder: [...order], withAsterisk: kind.required }
  const choice = { ...boxed, value: text, onChange, clearable: !kind.required, placeholder: absent && said(absent) }
  switch (input.of) {
    case 'flag':
      if (kind.absent === undefined) return <ChoiceField {...choice} data={listed(['true', 'false'])} />
      return (
        <Checkbox
          {...common}
          checked={(text || absent) === 'true'}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
        />
      )
    case 'choice':
      return <ChoiceField {...choice} data={listed(input.words)} />
    case 'day':
      return <DateField {...boxed} value={text} onChange={onChange} />
    case 'text':
      if (input.known)
        return (
          <ChoiceField
            {...choice}
            data={listed(input.known(beside))}
            searchable
            nothingFoundMessage={t('law.noneKnown')}
          />
        )
      return (
        <TextInput
          {...boxed}
          value={text}
          placeholder={absent}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
    default:
      return (
        <TextInput
          {...boxed}
          value={text}
          placeholder={absent}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value.replaceAll(/[,\s]/g, ''))}
          rightSection={input.of === 'money' ? <span className="muted">{currency}</span> : undefined}
          rightSectionWidth={48}
          rightSectionPointerEvents="none"
        />
      )
  }
}

/** Hints stand below, so that fields beside each other stay level. */
const order = ['label', 'input', 'description', 'error'] as const
