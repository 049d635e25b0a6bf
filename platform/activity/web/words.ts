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
