/** What is odd about an identity number beside the other facts of a form: told while it is typed, never refused. */
import { parsePlainDate } from '#kernel/plain-date.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { countryFields } from '../../model/country-fields/by-country.ts'
import type { OddIdentity } from '../../model/country-fields/country-fields.ts'
import { spelledNumber } from '../../model/paper-numbers.ts'
import { useWords } from '../words.ts'
import type { FieldSpec, FieldValues } from './any-field.tsx'

/** The fields of a form, the identity number with what is odd about it. */
export function useIdentityNote(fields: readonly FieldSpec[], values: FieldValues): readonly FieldSpec[] {
  const t = useWords()
  const { country } = useMe()
  const textOf = (name: string) => String(values[name] ?? '')
  const number = spelledNumber(textOf('identity_number'))
  if (!country || number === '') return fields
  const citizenship = textOf('citizenship') || null
  const odd = countryFields[country].oddIdentity({
    number,
    birthDate: parsePlainDate(textOf('birth_date')) ?? null,
    gender: textOf('gender') || null,
    citizenship,
  })
  // Numbers of foreigners look different: without the citizenship nothing is said of their form.
  const told = odd.filter((key) => citizenship !== null || key !== 'employees.odd.identity-shape')
  const hint = told.map((key) => t(words[key])).join(' ')
  return fields.map((field) => (field.name === 'identity_number' && hint ? { ...field, hint } : field))
}

const words = {
  'employees.odd.identity-shape': 'employees.identityOdd.shape',
  'employees.odd.identity-birth': 'employees.identityOdd.birth',
  'employees.odd.identity-gender': 'employees.identityOdd.gender',
  'employees.odd.identity-citizenship': 'employees.identityOdd.citizenship',
  'employees.odd.identity-check-digit': 'employees.identityOdd.checkDigit',
} as const satisfies Readonly<Record<OddIdentity, string>>
