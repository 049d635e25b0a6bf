/** A text that stands in one language or both, for a reader of one of them: the other where theirs is missing. */
import type { Language } from '#platform/words/locales.ts'

export type Worded = { readonly text: string; readonly language: Language }

export function wordedFor(
  language: Language,
  english: string | null | undefined,
  chinese: string | null | undefined,
): Worded | undefined {
  const both: readonly Worded[] = [
    ...(english ? [{ text: english, language: 'en' } as const] : []),
    ...(chinese ? [{ text: chinese, language: 'zh-Hant' } as const] : []),
  ]
  return both.find((one) => one.language === language) ?? both[0]
}

/** The part of an address that chooses the language: en*, tw and zh*; any other is the company's. */
export function languageOfPath(lang: string, company: Language): Language {
  const written = lang.toLowerCase()
  if (/^en([-_]|$)/.test(written)) return 'en'
  return /^(tw|zh)([-_]|$)/.test(written) ? 'zh-Hant' : company
}

export const pathOfLanguage = (language: Language): string => (language === 'en' ? 'en' : 'tw')
