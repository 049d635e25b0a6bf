/**
 * Words on the page. Each module's chunk brings its own catalogue in both languages and gets back a hook whose
 * keys are checked against the English file; switching the language redraws what is on the screen at once.
 */
import { createInstance, type i18n } from 'i18next'
import { useSyncExternalStore } from 'react'
import { type Catalogue, filled, type KeyOf, type Values } from '../catalogue.ts'
import { wholeText } from '../format.ts'
import { type Language, languages } from '../locales.ts'

export type Say<Key extends string> = (key: Key, values?: Values) => string

/** All words that have been read so far. */
const texts: Readonly<Record<Language, Record<string, string>>> = { en: {}, 'zh-Hant': {} }
let language: Language = 'en'
const listeners = new Set<() => void>()

/** Forms for numbers are the library's to choose; it is made when the first is asked for, over the same words. */
let library: i18n | undefined
function forms(): i18n {
  library ??= createInstance({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: [...languages],
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    resources: { en: { translation: texts.en }, 'zh-Hant': { translation: texts['zh-Hant'] } },
    interpolation: { escapeValue: false },
  })
  if (!library.isInitialized) void library.init()
  return library
}

export function wordsOf<const Words extends Catalogue>(english: Words, chinese: Readonly<Record<keyof Words, string>>) {
  Object.assign(texts.en, english)
  Object.assign(texts['zh-Hant'], chinese)
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each module, while its file is read
  return function useWords(): Say<KeyOf<Words>> {
    useLanguage()
    return say
  }
}

/** For what is said outside a component: toasts, the page's title. */
export function say(key: string, values?: Values): string {
  if (values?.count !== undefined) {
    const count = Number(values.count)
    const form = forms().t(key, { count, lng: language, skipInterpolation: true })
    return filled(form, { ...values, count: Number.isInteger(count) ? wholeText(count) : values.count })
  }
  const text = texts[language][key] ?? texts.en[key] ?? key
  return values ? filled(text, values) : text
}

/** For what arrives as a name and may have no word of its own. */
export function wordOr(key: string, otherwise: string): string {
  const word = say(key)
  return word === key ? otherwise : word
}

export const currentLanguage = (): Language => language

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage)
}

export function switchLanguage(next: Language): void {
  document.documentElement.lang = next === 'zh-Hant' ? 'zh-Hant-TW' : 'en'
  if (next === language) return
  language = next
  for (const changed of listeners) changed()
}

function onLanguage(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
