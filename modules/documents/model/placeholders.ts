/**
 * Templates are text with placeholders, `{{full_name}}`, and nothing else: no conditions, no arithmetic, no markup. A
 * placeholder is one of a closed list, or begins with a question mark and is asked of the writer: `{{? New salary}}`.
 */

/** Known of the person, of the company and of the letter. */
export const placeholders = [
  'full_name',
  'preferred_name',
  'staff_id',
  'position',
  'department',
  'manager',
  'employment_type',
  'joined_on',
  'left_on',
  'length_of_service',
  'probation_ends_on',
  'basic_salary',
  'company',
  'company_address',
  'today',
  'due_on',
  'recipient',
  'purpose',
] as const
export type Placeholder = (typeof placeholders)[number]

/** Whoever has none of these is written to all the same: the placeholder stays empty. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['left_on', 'purpose', 'preferred_name', 'company_address'])
const HOLE = /\{\{\s*([^{}]*?)\s*\}\}/g
const ASKED = /^\?\s*(.{1,60})$/

export type Values = Readonly<Partial<Record<Placeholder, string | null>>>
/** By the words behind the question mark, as they are written. */
export type Asked = Readonly<Record<string, string>>

const isPlaceholder = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name)
const holesOf = (text: string): string[] => [...text.matchAll(HOLE)].map(([, name = '']) => name)

/** What is asked of the writer, each once, in the order of the text. */
export const askedIn = (...texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => holesOf(text ?? '').flatMap((name) => ASKED.exec(name)?.[1] ?? []))),
]

/** Holes that stand for nothing, as they were typed. */
export const unknownIn = (text: string): string[] => [
  ...new Set(holesOf(text).filter((name) => !isPlaceholder(name) && !ASKED.test(name))),
]

export const usesPay = (...texts: readonly (string | null)[]): boolean =>
  texts.some((text) => holesOf(text ?? '').includes('basic_salary'))

/** A line that only names what is not there, as "Purpose: {{purpose}}" without one, is left out with the space above. */
const withoutEmptyLabels = (text: string, values: Values): string =>
  text.replace(
    /(?:\n[^\S\n]*)*(?:^|\n)([^\n{}]*[:：])[^\S\n]*\{\{\s*([a-z_]+)\s*\}\}[^\S\n]*(?=\n|$)/g,
    (line, _, name) => (MAY_BE_EMPTY.has(name) && isPlaceholder(name) && !values[name] ? '' : line),
  )

export type Filled = { readonly text: string; readonly missing: readonly string[] }

/** `missing`: what has no value and may not be left out; the placeholder stays in the text, so that it is seen. */
export function filled(text: string, values: Values, asked: Asked = {}): Filled {
  const missing = new Set<string>()
  const written = withoutEmptyLabels(text, values).replace(HOLE, (hole, name: string) => {
    const question = ASKED.exec(name)?.[1]
    const value = question === undefined ? (isPlaceholder(name) ? values[name] : undefined) : asked[question]?.trim()
    if (value) return value
    if (MAY_BE_EMPTY.has(name)) return ''
    missing.add(question ?? name)
    return hole
  })
  return { text: written, missing: [...missing] }
}
