/**
 * Words on the page. Each module's chunk brings its own catalogue in both languages and gets back a hook whose
 * keys are checked against the English file; switching the language redraws what is on the screen at once.
 */
import { useSyncExternalStore } from 'react'
import { type Catalogue, filled, type KeyOf, type Values } from '../catalogue.ts'
import { colonOf, distanceText, inBrackets, wholeText } from '../format.ts'
import type { Language } from '../locales.ts'
import { monthsInWords } from '../months-in-words.ts'

export type Say<Key extends string> = (key: Key, values?: Values) => string

/** All words that have been read so far. */
const texts: Readonly<Record<Language, Record<string, string>>> = { en: {}, 'zh-Hant': {} }
let language: Language = 'en'
const listeners = new Set<() => void>()

/** Which form a number takes in a language; made when the first is asked for. */
const rules: { [Spoken in Language]?: Intl.PluralRules } = {}

/** A word may have a form of its own for none. */
function counted(key: string, count: number, words: Readonly<Record<string, string>>): string | undefined {
  const { [language]: rule = new Intl.PluralRules(language) } = rules
  rules[language] = rule
  const none = count === 0 ? words[`${key}_zero`] : undefined
  return none ?? words[`${key}_${rule.select(count)}`] ?? words[`${key}_other`] ?? words[key]
}

export function wordsOf<const Words extends Catalogue>(english: Words, chinese: Readonly<Record<keyof Words, string>>) {
  Object.assign(texts.en, english)
  Object.assign(texts['zh-Hant'], chinese)
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each module, while its file is read
  return function useWords(): Say<KeyOf<Words>> {
    return sayers[useLanguage()]
  }
}

/** One for each language: what a component has made of words it makes anew when it is handed another one. */
const sayers: Readonly<Record<Language, Say<string>>> = {
  en: (key, values) => say(key, values),
  'zh-Hant': (key, values) => say(key, values),
}

/** For what is said outside a component: toasts, the page's title. */
export function say(key: string, values?: Values): string {
  if (values?.count !== undefined) {
    const count = Number(values.count)
    const form = counted(key, count, texts[language]) ?? counted(key, count, texts.en) ?? key
    const told = { ...values, count: Number.isInteger(count) ? wholeText(count) : values.count }
    return filled(form, monthsInWords(told, language))
  }
  const text = texts[language][key] ?? texts.en[key] ?? key
  return values ? filled(text, monthsInWords(values, language)) : text
}

/** For what arrives as a name and may have no word of its own. */
export function wordOr(key: string, otherwise: string): string {
  const word = say(key)
  return word === key ? otherwise : word
}

export const currentLanguage = (): Language => language

/** Between names that are listed: Chinese has a sign of its own for it. */
export const comma = (): string => (language === 'zh-Hant' ? '、' : ', ')
/** Between what is one thought: a person and a day. */
export const pause = (): string => (language === 'zh-Hant' ? '，' : ', ')
export const semicolon = (): string => (language === 'zh-Hant' ? '；' : '; ')
/** Between what something is called and what is told of it. */
export const colon = (): string => colonOf(language)
/** In metres or kilometres. */
export const metresText = (metres: number): string => distanceText(metres, language)

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage)
}

type Brackets = (text: string, beside: string) => string
/** The same for each language, as with words. */
const brackets: Readonly<Record<Language, Brackets>> = {
  en: (text, beside) => inBrackets(text, beside, 'en'),
  'zh-Hant': (text, beside) => inBrackets(text, beside, 'zh-Hant'),
}

export const useBrackets = (): Brackets => brackets[useLanguage()]

export function switchLanguage(next: Language): void {
  document.documentElement.lang = next === 'zh-Hant' ? 'zh-Hant-TW' : 'en'
  if (next === language) return
  language = next
  for (const changed of listeners) changed()
}

export function onLanguage(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
