/** A filter into which one types: what a text contains, or numbers and days from one end to the other. */
import { Group, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { dayText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { DateField } from '../fields/date-field.tsx'
import { useDesignWords } from '../words.ts'
import { filterName, type ListAddress } from './address.ts'
import type { Filter } from './column.ts'
import { FilterPopover } from './filter-popover.tsx'

type TypedProps<Row> = { readonly filter: Filter<Row>; readonly address: ListAddress }
type Ends = readonly [from: string, to: string]

const TYPED_FOR_MS = 300
const NUMBER = /^-?[\d,]*\.?\d*$/

const endsOf = (value: string): Ends => {
  const [from = '', to = ''] = value.split('..')
  return [from, to]
}
const spanOf = ([from, to]: Ends): string => (from === '' && to === '' ? '' : `${from}..${to}`)

export function TypedFilter<Row>({ filter, address }: TypedProps<Row>) {
  const t = useDesignWords()
  const { id, label, typed } = filter
  const set = address.filter(id) ?? ''
  const change = (value: string) => address.change({ [filterName(id)]: value || undefined })
  if (typed === 'text')
    return (
      <Typing
        label={label}
        placeholder={t('design.contains')}
        value={set.slice(1)}
        onChange={(text) => change(text.trim() && `~${text.trim()}`)}
      />
    )
  const [from, to] = endsOf(set)
  const ends = [
    { at: 'from', value: from, change: (next: string) => change(spanOf([next, to])) },
    { at: 'to', value: to, change: (next: string) => change(spanOf([from, next])) },
  ] as const
  return (
    <Group gap={6} wrap="nowrap" align="end" grow>
      {ends.map((end) => {
        const name = t('design.filterEnd', { name: label, end: t(`design.${end.at}`) })
        const common = {
          label: end.at === 'from' ? label : '\u00a0',
          placeholder: t(`design.${end.at}`),
          value: end.value,
        }
        return typed === 'date' ? (
          <DateField key={end.at} size="xs" aria-label={name} {...common} onChange={end.change} />
        ) : (
          <Typing key={end.at} aria-label={name} {...common} onChange={end.change} isNumber />
        )
      })}
    </Group>
  )
}

type TypingProps = {
  readonly label: string
  readonly 'aria-label'?: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly isNumber?: boolean
}

/** What is typed is shown at once and narrows the list a moment later. */
function Typing({ value, onChange, isNumber = false, ...rest }: TypingProps) {
  const t = useDesignWords()
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const isWrong = isNumber && !(NUMBER.test(text.trim()) && (text.trim() === '' || /\d/.test(text)))
  useEffect(() => {
    if (text.trim() === value || isWrong) return
    const timer = setTimeout(() => onChange(text.trim()), TYPED_FOR_MS)
    return () => clearTimeout(timer)
  }, [text, value, isWrong, onChange])
  return (
    <TextInput
      size="xs"
      {...rest}
      inputMode={isNumber ? 'decimal' : undefined}
      value={text}
      error={isWrong && t('design.aNumber')}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}

/** What is set, and what sets it behind it. */
export function TypedChip<Row>({ filter, address }: TypedProps<Row>) {
  const t = useDesignWords()
  const language = useLanguage()
  const value = address.filter(filter.id)
  return (
    <FilterPopover
      isSet={Boolean(value)}
      label={
        value
          ? t('design.filterIs', { name: filter.label, value: shownValue(filter, value, language) })
          : t('design.filterAny', { name: filter.label })
      }
      fields={() => <TypedFilter filter={filter} address={address} />}
    />
  )
}

function shownValue<Row>({ typed }: Filter<Row>, value: string, language: Language): string {
  if (typed === 'text') return value.slice(1)
  const [from, to] = endsOf(value).map((end) => (typed === 'date' ? dayText(end, language) : end))
  if (from && to) return from === to ? from : `${from} – ${to}`
  return from ? `≥ ${from}` : `≤ ${to}`
}
