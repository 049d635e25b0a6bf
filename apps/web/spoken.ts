/** The language before somebody signs in, and after: the account's, that of this visit, or the browser's. */
import { readCookie } from '#platform/identity/web/cookies.ts'
import { type Language, languageOf, preferenceOf } from '#platform/words/locales.ts'

const LAST = 'kerja.language'

export function spokenAtFirst(): Language {
  const chosen = readCookie('prefer_lang') ?? sessionStorage.getItem(LAST)
  return languageOf(chosen ?? (/^zh/i.test(navigator.language) ? 'zh-tw' : 'en'))
}

/** Signing out takes the cookies; whoever reads Chinese still does. */
export const keepSpoken = (language: Language): void => sessionStorage.setItem(LAST, preferenceOf(language))
