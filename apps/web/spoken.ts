/** The language before somebody signs in, and after: the account's, that of this visit, or the browser's. */
import { readCookie } from '#platform/identity/web/cookies.ts'
import { type Language, languageOf, preferenceOf } from '#platform/words/locales.ts'

const LAST = 'kerja.language'

export function spokenAtFirst(): Language {
  return languageOf(readCookie('prefer_lang') ?? lastSpoken() ?? (/^zh/i.test(navigator.language) ? 'zh-tw' : 'en'))
}

function lastSpoken(): string | null {
  try {
    return sessionStorage.getItem(LAST)
  } catch {
    // A browser that keeps nothing asks the account or the browser itself.
    return null
  }
}

/** Signing out takes the cookies; whoever reads Chinese still does. */
export function keepSpoken(language: Language): void {
  try {
    sessionStorage.setItem(LAST, preferenceOf(language))
  } catch {
    // Then it lasts as long as the page.
  }
}
