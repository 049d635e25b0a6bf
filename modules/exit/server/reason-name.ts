import type { Language, Say } from '#platform/http/server/say.ts'

/** Those that came with the company are named in the language of whoever reads; the others as they were written. */
export const nameOf = (
  { is_default, value, name }: { readonly is_default: boolean; readonly value: string; readonly name: string },
  { say, language }: { readonly say: Say; readonly language: Language },
): string => (is_default ? say(language, `exit.reason.${value}`) : name)

/** A name in any script as the value that other programs use: 'Too far away' -> 'too_far_away'. */
export const codeOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '') || name
