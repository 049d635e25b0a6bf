/** Words for what arrives as a name: states, kinds, and the country's own fields. */
import type { Tone } from '#design/status-badge.tsx'
import { wordOr } from '#platform/words/web/words.ts'
import './words.ts'

const tones: Readonly<Record<string, Tone>> = {
  active: 'good',
  sabbatical: 'warn',
  resigned: 'plain',
  terminated: 'bad',
}

export const toneOf = (status: string): Tone => tones[status] ?? 'plain'
export const statusWord = (status: string): string => wordOr(`employees.status.${status}`, status)
export const typeWord = (type: string): string => wordOr(`employees.type.${type}`, type)
export const choiceWord = (group: string, choice: string | null): string =>
  choice ? wordOr(`employees.${group}.${choice}`, choice) : ''
/** A statutory fact or a pay component; one that has no words yet is shown by its name. */
export const fieldWord = (name: string): string => wordOr(`employees.field.${name}`, name.replaceAll('_', ' '))

/** One of the values a statutory fact may have. */
export const valueWord = (name: string, value: string): string =>
  wordOr(`employees.value.${name}.${value}`, value.replaceAll('_', ' '))

export const choicesOf = (group: string, choices: readonly string[]) =>
  choices.map((value) => ({ value, label: choiceWord(group, value) }))

/** A choice of the sheets of people, by the word its own form has; any other text as it was written. */
export function sheetValue(field: string, value: string): string {
  if (field === 'employment_type') return typeWord(value)
  if (field === 'job_type') return choiceWord('jobType', value)
  if (field === 'gender' || field === 'citizenship') return choiceWord(field, value)
  return wordOr(`employees.value.${field}.${value}`, value)
}
