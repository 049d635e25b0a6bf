/** What the column of a sheet is called for people. Whatever is said here is read again as a heading. */
import type { Language, Say } from '#platform/http/server/say.ts'
import type { Column } from '../model/sheet.ts'

export type Saying = { readonly say: Say; readonly language: Language }

/** In a template: the name that the import goes by; for whoever reads Chinese with what it means before it. */
export function headOf({ name, word }: Column, { say, language }: Saying): string {
  if (language === 'en') return name
  const [meaning = ''] = say(language, word).split(/[，；（。]/)
  return /^\P{ASCII}/u.test(meaning) ? `${meaning} ${name}` : name
}

/** In a sentence: `staff_id` is Staff ID, and for whoever reads Chinese what stands in the template. */
export function calledIn(column: Column, saying: Saying): string {
  const head = headOf(column, saying)
  return head === column.name ? spelled(head) : head
}

const spelled = (name: string): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ').replace(/\bid\b/gi, 'ID')
