/** A cell as a reader knows it: choices by their words, nothing as a dash. */
import { say } from '#platform/words/web/words.ts'
import { choiceWord, typeWord } from '../labels.ts'
import '../words.ts'

export function valueText(field: string | undefined, value: string | null | undefined): string {
  if (!value) return '–'
  if (field === 'attendance_methods')
    return value
      .split('|')
      .map((one) => say(`employees.many.method.${one}`))
      .join(', ')
  if (field?.startsWith('show_')) return say(value === 'yes' ? 'employees.yes' : 'employees.no')
  if (field === 'employment_type') return typeWord(value)
  return field === undefined ? value : choiceWord(field, value)
}
