import { say, wordsOf } from '#platform/words/web/words.ts'
import english from '../words/en.json'
import chinese from '../words/zh-Hant.json'

export const useWords = wordsOf(english, chinese)
export type Say = ReturnType<typeof useWords>

/** What a field is called; one without a word of its own by the name it is stored under. */
export function fieldWord(field: string): string {
  const key = `activity.field.${field}`
  const word = say(key)
  return word === key ? field.replaceAll('_', ' ') : word
}

/** Of a read of pay the name is the call that answered it, and what of whom. */
export function subjectText({ subject_kind, subject_name }: Subject): string {
  if (subject_kind !== 'pay' || subject_name === null) return subject_name ?? ''
  const [id = '', ...rest] = subject_name.split(' ')
  const key = `activity.reading.${id}`
  const word = say(key)
  return [word === key ? id : word, rest.join(' ')].filter(Boolean).join(' · ')
}
type Subject = { readonly subject_kind: string; readonly subject_name: string | null }
