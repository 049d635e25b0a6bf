import { wordOr, wordsOf } from '#platform/words/web/words.ts'
import english from '../words/en.json'
import chinese from '../words/zh-Hant.json'

export const useWords = wordsOf(english, chinese)
export type Say = ReturnType<typeof useWords>

/** What a field is called; one without a word of its own by the name it is stored under. */
export const fieldWord = (field: string): string => wordOr(`activity.field.${field}`, field.replaceAll('_', ' '))

/** Of a read of pay the name is the call that answered it, and what of whom. */
export function subjectText({ subject_kind, subject_name }: Subject): string {
  if (subject_kind !== 'pay' || subject_name === null) return subject_name ?? ''
  const [id = '', ...rest] = subject_name.split(' ')
  return [wordOr(`activity.reading.${id}`, id), rest.join(' ')].filter(Boolean).join(' · ')
}
type Subject = { readonly subject_kind: string; readonly subject_name: string | null }
