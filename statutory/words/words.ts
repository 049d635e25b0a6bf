/** The words of worksheets and answers. English and Traditional Chinese are equal: neither is "the translation". */
import type english from './en.json'

export type LawWords = typeof english

/** The name of a step, part, answer or given key; some keys mean something of their own in one scheme. */
export function nameOf(words: LawWords, scheme: string, key: string): string {
  const own: { readonly [scheme: string]: { readonly [key: string]: string } } = words.keys_in_scheme
  const general: { readonly [key: string]: string } = words.keys
  return own[scheme]?.[key] ?? general[key] ?? key
}
