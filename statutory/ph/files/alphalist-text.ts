/** Texts as the alphalist takes them: numbers of so many digits, days month first, names in plain capitals. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { refuse } from '../../core/refusal.ts'

const DIGITS = /^\d+$/
const PLAIN = /^[A-Za-z0-9 .-]*$/
const ACCENTS = /\p{Mn}/gu

export function digits(text: string, many: number, key: string): string {
  return text.length === many && DIGITS.test(text) ? text : refuse(key, 'not_a_number', `must be ${many} digits`)
}

/** 2025-12-31 as 12/31/2025, or with another sign between. */
export function monthFirst(day: PlainDate, between = '/'): string {
  const [year, month, date] = day.split('-')
  return [month, date, year].join(between)
}

/** Accents are dropped (Ñ becomes N); what is then no plain letter is refused, never guessed. */
export function plainCapitals(text: string, upTo: number, key: string): string {
  return plain(text.normalize('NFD').replace(ACCENTS, '').toUpperCase(), upTo, key)
}

/** As given, where nothing in it could end the field. */
export function plain(text: string, upTo: number, key: string): string {
  if (!PLAIN.test(text)) refuse(key, 'unknown_value', 'may hold only letters, digits, spaces, points and hyphens')
  if (text.length > upTo) refuse(key, 'too_long', `does not fit ${upTo} characters`)
  return text
}
