import { wordOr, wordsOf } from '#platform/words/web/words.ts'
import english from '../words/en.json'
import chinese from '../words/zh-Hant.json'

export const useWords = wordsOf(english, chinese)

/** What operations call a package themselves stays as they wrote it. */
export const packageWord = (name: string): string => wordOr(`operations.package.${name}`, name)

const packages = [{ code: 'trial', words: [english, chinese].map((words) => words['operations.package.trial']) }]

/** What somebody wrote, as it is kept: a package of ours by its code, in whichever language its word was written. */
export function packageCode(written: string): string {
  const folded = written.trim().toLowerCase()
  const ours = packages.find(({ words }) => words.some((word) => word.toLowerCase() === folded))
  return ours?.code ?? written.trim()
}
