/** What a search finds: every word of it, somewhere in what is said, in whichever language. */

/** Without case, accents and full-width forms, so that ＱＲ and qr are the same. */
export const plainForm = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Words are set apart by spaces or the marks of either language; Chinese is matched as it is written. */
export function matches(search: string, texts: readonly (string | null)[]): boolean {
  const within = plainForm(texts.filter((text) => text !== null).join('\n'))
  return plainForm(search)
    .split(/[\s,，、。;；]+/u)
    .every((word) => within.includes(word))
}
