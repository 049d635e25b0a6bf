/**
 * What a law or table is called, for its reader. The dated blocks keep their source as it was read, in one text for
 * everybody: a Chinese name with what was added in English. Whoever reads Chinese is spared the additions.
 */
import type { Language } from './locales.ts'

const HAN = /\p{Script=Han}/u

/** Whole notes beside a source that name nothing Chinese themselves. */
const notes: readonly (readonly [RegExp, string])[] = [[/^unchanged for (\d{4})$/, '$1 年沿用']]

/** What was added -> how it is said in Chinese. */
const additions: readonly (readonly [RegExp, string])[] = [
  [/ of (\d{4}) not yet (?:established|announced)/g, '（$1 年尚未公告）'],
  [/ not yet (?:established|announced)/g, '（尚未公告）'],
  [/ of \d{4} (?=\(民國)/g, ''],
  [/, (\d+) grades/g, '（$1 級）'],
  [/, as one public calculator applies it/g, '（依公開試算工具）'],
  [/ ?\([^()\p{Script=Han}]*[A-Za-z][^()\p{Script=Han}]*\)/gu, ''],
  [/ and others/g, '等'],
  [/(?<=\p{Script=Han}) and (?=\p{Script=Han})/gu, '及'],
  [/(?<=\p{Script=Han}|\d), (?=\p{Script=Han})/gu, '、'],
  [/; /g, '；'],
  [/ ?\((民國[^()]+)\)/g, '（$1）'],
]

export const sourceText = (source: string, language: Language): string =>
  language === 'en'
    ? source
    : (HAN.test(source) ? additions : notes).reduce((text, [added, said]) => text.replace(added, said), source)
