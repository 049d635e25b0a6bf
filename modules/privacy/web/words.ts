import { wordsOf } from '#platform/words/web/words.ts'
import english from '../words/en.json'
import chinese from '../words/zh-Hant.json'

export const useWords = wordsOf(english, chinese)
export type Say = ReturnType<typeof useWords>

/** What a kind of record is called; one without a word of its own is shown as it is stored. */
export function recordWord(t: Say, record: string): string {
  const key = `privacy.record.${record}`
  return isWord(key) ? t(key) : record.replaceAll('_', ' ')
}

type RecordKey = Extract<keyof typeof english, `privacy.record.${string}`>
const isWord = (key: string): key is RecordKey => key in english
