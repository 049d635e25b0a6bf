/** Texts of a form that must not be stored: numbers shown masked and sent back, and characters no text has. */
import type { Errors } from './places.ts'

const MASK = /[•*＊]/
/** Shown masked somewhere, so they may come back so. */
const MASKABLE = [
  'identity_number',
  'passport_number',
  'statutory_number',
  'employee_insurance_number',
  'health_insurance_number',
  'work_permit_number',
  'number',
]
/** Written in lines. */
const LINES = ['description', 'remark']

export function unfitTexts(body: Readonly<Record<string, unknown>>): Errors {
  const errors: Record<string, readonly string[]> = {}
  for (const [field, value] of Object.entries(body)) {
    if (typeof value !== 'string') continue
    if (MASKABLE.includes(field) && MASK.test(value)) errors[field] = ['employees.masked-value']
    else if (/\p{Cc}/u.test(LINES.includes(field) ? value.replace(/[\n\r\t]/g, '') : value)) {
      errors[field] = ['sheets.control-character']
    }
  }
  return errors
}
