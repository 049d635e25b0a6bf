import { wordsOf } from '#platform/words/web/words.ts'
import english from '../../words/access.en.json'
import chinese from '../../words/access.zh-Hant.json'

/** What roles may do, in words that this page alone needs. */
export const useAccessWords = wordsOf(english, chinese)
