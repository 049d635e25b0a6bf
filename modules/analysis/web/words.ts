import { wordsOf } from '#platform/words/web/words.ts'
import english from '../words/en.json'
import chinese from '../words/zh-Hant.json'

export const useWords = wordsOf(english, chinese)
export type Say = ReturnType<typeof useWords>

/** The name of a bucket; a kind of employment that the company named itself is shown as it is. */
export function bucketWord(t: Say, bucket: string): string {
  const key = `analysis.bucket.${bucket}`
  return isWord(key) ? t(key) : bucket
}

const isWord = (key: string): key is keyof typeof english => key in english
