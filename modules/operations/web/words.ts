import { wordOr, wordsOf } from '#platform/words/web/words.ts'
import english from '../words/en.json'
import chinese from '../words/zh-Hant.json'

export const useWords = wordsOf(english, chinese)

/** What operations call a package themselves stays as they wrote it. */
export const packageWord = (name: string): string => wordOr(`operations.package.${name}`, name)
