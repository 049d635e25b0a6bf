import { wordsOf } from '#platform/words/web/words.ts'
import english from '../words/en.json'
import chinese from '../words/zh-Hant.json'

export const useWords = wordsOf(english, chinese)
