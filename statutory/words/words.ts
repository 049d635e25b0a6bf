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
  const own: { readonly [scheme: string]: { readonly [key: string]: string } } = words.keys_in_scheme
  const general: { readonly [key: string]: string } = words.keys
  const country = scheme.slice(0, scheme.indexOf('.'))
  return own[scheme]?.[key] ?? own[country]?.[key] ?? general[key]
}
