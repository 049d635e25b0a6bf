/** Another language at once; kept for the next page and the next sign-in where somebody is signed in. */
import { call } from '#platform/http/web/client.ts'
import { type Language, preferenceOf } from '#platform/words/locales.ts'
import { switchLanguage } from '#platform/words/web/words.ts'
import { preferLanguage } from '../contract/own-account.ts'
import { writeCookie } from './cookies.ts'
import { currentSession } from './session-store.ts'

export function keepLanguage(language: Language): void {
  switchLanguage(language)
  const kept = language === 'zh-Hant' ? 'zh-tw' : 'en-us'
  writeCookie('prefer_lang', preferenceOf(language))
  const session = currentSession()
  if (!session?.complete) return
  // Only the memory of the choice is lost when this fails; the page speaks the language already.
  call(preferLanguage, { body: { prefer_lang: kept } }).catch(() => undefined)
}
