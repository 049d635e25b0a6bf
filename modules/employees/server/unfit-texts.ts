/** Texts of a form that must not be stored: numbers shown masked and sent back, and characters no text has. */
import type { Errors } from './places.ts'

const MASK = /[•*＊]/
/** Shown masked somewhere, so they may come back so. */
const MASKABLE = ['identity_number', 'passport_number']

export function unfitTexts(body: Readonly<Record<string, unknown>>): Errors {
  const errors: Record<string, readonly string[]> = {}
  for (const [field, value] of Object.entries(body)) {
    if (typeof value !== 'string') continue
    if (MASKABLE.includes(field) && MASK.test(value)) errors[field] = ['employees.masked-value']
    else if (/\p{Cc}/u.test(value)) errors[field] = ['sheets.control-character']
  }
  return errors
}
