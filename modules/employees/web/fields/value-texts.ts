/** What a field of a form says, for reading. */

import { countryName } from '#platform/words/country-names.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { say } from '#platform/words/web/words.ts'
import type { FieldSpec, FieldValue } from './any-field.tsx'

type Reading = { readonly language: Language; readonly currency?: string | null }

export function valueText(
  { kind, choices = [] }: Pick<FieldSpec, 'kind' | 'choices'>,
  value: FieldValue | null | undefined,
  { language, currency }: Reading,
): string {
  if (kind === 'flag') return say(value === true || value === 'yes' ? 'employees.yes' : 'employees.no')
  const text = typeof value === 'string' ? value : ''
  if (text === '') return ''
  if (kind === 'choice') return choices.find((choice) => choice.value === text)?.label ?? text
  if (kind === 'date') return dayText(text, language)
  if (kind === 'country') return countryName(text, language)
  return kind === 'money' ? moneyText(text, currency ?? '') : text
}
