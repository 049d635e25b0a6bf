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

/** 2026 as 115. */
export const rocYear = (year: number): string => String(year - 1911).padStart(3, '0')
