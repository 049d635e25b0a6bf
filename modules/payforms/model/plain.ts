/** What people enter, made fit for files that agencies read. */

export const digitsOf = (text: string | null | undefined): string => (text ?? '').replace(/\D/g, '')
export const bare = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFKC')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()

/** One line without bars and control characters, no longer than its place. */
export const oneLine = (text: string | null | undefined, width: number): string =>
  [
    ...(text ?? '')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}|]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, width)
    .join('')

/** In plain letters: accents dropped, Ñ as N, other signs gone. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^A-Za-z0-9 .-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

type Named = {
  readonly fullName: string
  readonly statutory: Readonly<Record<string, string | number | boolean | null>>
}
/** As the record has them in parts; else the last word, and the words before it. */
export function partsOfName({ fullName, statutory }: Named): { last: string; first: string; middle: string } {
  const part = (name: string) => plainLetters(typeof statutory[name] === 'string' ? statutory[name] : '')
  const [last, first] = [part('last_name'), part('first_name')]
  if (last && first) return { last, first, middle: part('middle_name') }
  const words = plainLetters(fullName).split(' ')
  return { last: words.at(-1) ?? '', first: words.slice(0, -1).join(' ') || (words[0] ?? ''), middle: '' }
}

/** 2026 as 115. */
export const rocYear = (year: number): string => String(year - 1911).padStart(3, '0')
