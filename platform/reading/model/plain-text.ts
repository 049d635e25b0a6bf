/**
 * Text as it is compared: signs of one meaning become one (NFKC, so that the radical ⼤ of many a PDF is the sign 大),
 * blanks become one blank, and the blanks that recognition puts between Chinese signs go.
 */
export function plainLine(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2E80-\u2EF3]/gu, (sign) => RADICALS[sign] ?? sign)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/(?<=[\p{sc=Han}]) (?=[\p{sc=Han}])/gu, '')
    .trim()
}

/** The line breaks stay. */
export const plainText = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(plainLine)
    .filter(Boolean)
    .join('\n')

/** Radicals that Unicode does not equate with the sign they are drawn as. */
const RADICALS: Readonly<Record<string, string>> = {
  ...{ '⺠': '民', '⻁': '虎', '⻄': '西', '⻆': '角', '⻑': '長', '⻒': '長', '⻘': '青', '⻝': '食', '⻞': '食' },
  ...{ '⻤': '鬼', '⻨': '麥', '⻩': '黃', '⻫': '齊', '⻭': '齒', '⻮': '齒', '⻯': '龍', '⻱': '龜', '⺟': '母' },
}
