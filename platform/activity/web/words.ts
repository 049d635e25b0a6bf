import { wordOr, wordsOf } from '#platform/words/web/words.ts'
import english from '../words/en.json'
import chinese from '../words/zh-Hant.json'

export const useWords = wordsOf(english, chinese)
export type Say = ReturnType<typeof useWords>

/** What a field is called; one without a word of its own by the name it is stored under. */
export const fieldWord = (field: string): string => wordOr(`activity.field.${field}`, field.replaceAll('_', ' '))
