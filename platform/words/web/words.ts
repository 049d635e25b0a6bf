/**
 * Words on the page. Each module's chunk brings its own catalogue in both languages and gets back a hook whose
 * keys are checked against the English file; switching the language redraws what is on the screen at once.
 */
import { createInstance } from 'i18next'
import { useSyncExternalStore } from 'react'
import { type Catalogue, filled, type KeyOf, type Values } from '../catalogue.ts'
import { type Language, languages } from '../locales.ts'

export type Say<Key extends string> = (key: Key, values?: Values) => string

const store = createInstance({
  lng: 'en',
  fallbackLng: 'en',
  supportedLngs: [...languages],
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  resources: {},
  interpolation: { escapeValue: false },
})
void store.init()

/** Texts as they were asked for, in the language of the moment: a list asks for the same few by the thousand. */
const asked = new Map<string, string>()
store.on('languageChanged', () => asked.clear())

export function wordsOf<const Words extends Catalogue>(english: Words, chinese: Readonly<Record<keyof Words, string>>) {
  store.addResourceBundle('en', 'translation', english, true, true)
  store.addResourceBundle('zh-Hant', 'translation', chinese, true, true)
  asked.clear()
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each module, while its file is read
  return function useWords(): Say<KeyOf<Words>> {
    useLanguage()
    return say
  }
}

/** For what is said outside a component: toasts, the page's title. */
export function say(key: string, values?: Values): string {
  // The form for a number is the library's to choose.
  if (values?.count !== undefined) return store.t(key, values)
  const text = asked.get(key) ?? store.t(key, { skipInterpolation: true })
  asked.set(key, text)
  return values ? filled(text, values) : text
}

/** For what arrives as a name and may have no word of its own. */
export function wordOr(key: string, otherwise: string): string {
  const word = say(key)
  return word === key ? otherwise : word
}

export const currentLanguage = (): Language => languages.find((one) => one === store.language) ?? 'en'

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage)
}

export function switchLanguage(language: Language): void {
  void store.changeLanguage(language)
  document.documentElement.lang = language === 'zh-Hant' ? 'zh-Hant-TW' : 'en'
}

function onLanguage(changed: () => void): () => void {
  store.on('languageChanged', changed)
  return () => store.off('languageChanged', changed)
}
