/** What people enter, made fit for files that other programs read. */

/** Without control characters and double spaces; every script stays. */
export function cleanText(text: string): string {
  return text.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim()
}

/**
 * For layouts that are read byte by byte: printable ASCII only. Accents are dropped (Ñiño -> Nino), full-width letters
 * become ordinary ones, a few letters are spelled out, and what has no Latin spelling is left out.
 */
export function latinText(text: string): string {
  const spelled = text.replace(/[^\0-\x7f]/gu, (letter) => SPELLED[letter] ?? letter)
  return cleanText(
    spelled
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .replace(/[^ -~]/gu, ' '),
  )
}

/** Cut to a field's width, at a word's end where one is near. */
export function fitted(text: string, width: number): string {
  if (text.length <= width) return text
  const cut = text.slice(0, width)
  const space = cut.lastIndexOf(' ')
  return (space > width * 0.6 ? cut.slice(0, space) : cut).trimEnd()
}

/** Letters and digits of a number that people write with spaces and dashes. */
export const bareNumber = (text: string): string =>
  latinText(text)
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()

export const textOf = (value: string | number | boolean | null | undefined): string =>
  value === null || value === undefined || typeof value === 'boolean' ? '' : String(value)

/** Control characters, and marks that turn the direction of writing or cannot be seen. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Ø: 'O',
  ø: 'o',
  Œ: 'OE',
  œ: 'oe',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Þ: 'Th',
  þ: 'th',
  ð: 'd',
  ı: 'i',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '·': ' ',
}
