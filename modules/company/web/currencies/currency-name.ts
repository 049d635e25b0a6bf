/** What a currency is called in the reader's language: known to the browser. */
import { currentLanguage } from '#platform/words/web/words.ts'

export function currencyName(code: string): string {
  const locale = currentLanguage() === 'zh-Hant' ? 'zh-TW' : 'en'
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code
}
