/**
 * By which words a text is found again, in any script: what is written with blanks word by word, Chinese by each two
 * signs that stand beside each other, as it has no blanks. 臺 and 台 are written for one another.
 */
import { plainLine } from './plain-text.ts'

const MOST_WORDS = 5_000
const LONGEST = 40
const HAN = /\p{sc=Han}/u

/** Each once. */
export function searchWords(text: string): string[] {
  const words = new Set<string>()
  for (const run of runsOf(text)) {
    if (words.size >= MOST_WORDS) break
    for (const word of HAN.test(run) ? [...pairsOf(run), [...run].at(-1) ?? ''] : [run]) words.add(word)
  }
  return [...words].slice(0, MOST_WORDS)
}

/** As the database looks for them (tsquery): each of them, the last of a script with blanks as it begins. Empty for none. */
export function wordsWanted(search: string): string {
  const wanted = runsOf(search).flatMap((run) => {
    if (!HAN.test(run)) return [`'${run}':*`]
    return [...run].length === 1 ? [`'${run}':*`] : pairsOf(run).map((pair) => `'${pair}'`)
  })
  return [...new Set(wanted)].join(' & ')
}

/** Letters and digits alone, so nothing of it is a sign of the query's own. */
const runsOf = (text: string): string[] =>
  (
    plainLine(text)
      .toLowerCase()
      .replaceAll('臺', '台')
      .match(/\p{sc=Han}+|(?:(?!\p{sc=Han})[\p{L}\p{N}\p{M}])+/gu) ?? []
  ).map((run) => (HAN.test(run) ? run : run.slice(0, LONGEST)))

function pairsOf(run: string): string[] {
  const signs = [...run]
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
}
