/** The words of worksheets and answers. English and Traditional Chinese are equal: neither is "the translation". */
import type english from './en.json'

export type LawWords = typeof english

/**
 * The name of a step, part, answer or given key. Some keys mean something of their own in one scheme, or in one
 * country: `keys_in_scheme` holds both, a country under its two letters.
 */
export function nameOf(words: LawWords, scheme: string, key: string): string {
  return nameIfAny(words, scheme, key) ?? key
}

/** As `nameOf`, undefined where nothing names the key. */
export function nameIfAny(words: LawWords, scheme: string, key: string): string | undefined {
  const own: { readonly [scheme: string]: Names } = words.keys_in_scheme
  const general: Names = words.keys
  return own[scheme]?.[key] ?? own[countryOf(scheme)]?.[key] ?? general[key]
}

/** A possible value of a key: `1` is a tax category here and a number of children there. */
export function choiceOf(words: LawWords, scheme: string, key: string, value: string): string {
  const choices: Choices = words.choices
  const values: Names = words.values
  return choices[countryOf(scheme)]?.[key]?.[value] ?? values[value] ?? nameIfAny(words, scheme, value) ?? value
}

/** What a key wants of whoever fills it in, where its name does not say it all. */
export function hintOf(words: LawWords, scheme: string, key: string): string | undefined {
  const hints: { readonly [place: string]: Names } = words.hints
  return hints[scheme]?.[key] ?? hints[countryOf(scheme)]?.[key]
}

type Names = { readonly [key: string]: string }
type Choices = { readonly [country: string]: { readonly [key: string]: Names } }

const countryOf = (scheme: string): string => scheme.slice(0, scheme.indexOf('.'))
