/** What can be entered in a field of the company's own, and whether what was entered fits. Pure. */
import { parsePlainDate } from '#kernel/plain-date.ts'
import { SHORT_TEXT_MAX } from '#kernel/text-limits.ts'

export const fieldKinds = ['text', 'number', 'date', 'choice', 'yes_no'] as const
export type FieldKind = (typeof fieldKinds)[number]
export type FieldShape = { readonly kind: FieldKind; readonly choices: readonly string[] }

/** As it is kept, or the word for what is wrong with it. */
export type Judged = { readonly value: string } | { readonly wrong: string }

/** Numbers have at most 15 digits, four of them decimals, and lose zeros that say nothing: `007.50` is `7.5`. */
const NUMBER = /^(-?)0*(\d{1,11})(?:\.(\d{0,4}))?$/

export function judgedValue({ kind, choices }: FieldShape, typed: string): Judged {
  const text = typed.trim()
  switch (kind) {
    case 'text':
      return [...text].length <= SHORT_TEXT_MAX ? { value: text } : { wrong: 'http.short-text' }
    case 'number': {
      const value = numberText(text)
      return value === undefined ? { wrong: 'customFields.not-a-number' } : { value }
    }
    case 'date': {
      const day = parsePlainDate(text)
      if (day === undefined) return { wrong: 'http.day' }
      return day >= '1900-01-01' && day <= '2199-12-31' ? { value: day } : { wrong: 'http.day-too-far' }
    }
    case 'choice': {
      // As it stands in the list, however it was typed.
      const value = choices.find((choice) => choice.toLowerCase() === text.toLowerCase())
      return value === undefined ? { wrong: 'customFields.no-choice' } : { value }
    }
    case 'yes_no':
      return text === 'yes' || text === 'no' ? { value: text } : { wrong: 'customFields.not-yes-no' }
  }
}

function numberText(text: string): string | undefined {
  const found = NUMBER.exec(text.replaceAll(',', ''))
  if (!found) return undefined
  const [, sign, whole = '', rest = ''] = found
  const decimals = rest.replace(/0+$/, '')
  const value = decimals === '' ? whole : `${whole}.${decimals}`
  return value === '0' ? value : `${sign}${value}`
}

/** Once each, without regard to case; a list to choose from has at least one. Undefined where that does not hold. */
export function cleanChoices(kind: FieldKind, given: readonly string[]): readonly string[] | undefined {
  const choices = given.map((choice) => choice.trim()).filter((choice) => choice !== '')
  if (kind !== 'choice') return choices.length === 0 ? [] : undefined
  const isTwice = new Set(choices.map((choice) => choice.toLowerCase())).size < choices.length
  return choices.length === 0 || isTwice ? undefined : choices
}
