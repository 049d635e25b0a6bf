import { wordOr, wordsOf } from '#platform/words/web/words.ts'
import english from '../words/en.json'
import chinese from '../words/zh-Hant.json'

export const useWords = wordsOf(english, chinese)

/** For what the server names: a kind, a state; its own name where there is no word for it. */
export function wordFor(
  part: 'field' | 'region' | 'kind' | 'type' | 'standing' | 'origin' | 'standingHint',
  name: string,
): string {
  return wordOr(`holidays.${part}.${name}`, name)
}
