/** How a calendar file is written (RFC 5545, 3.1): texts escaped, lines of at most 75 octets that end with CR and LF. */

/** Control characters have no place in a text and are left out. */
export const icalEscaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

export const icalLines = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('')

const OCTETS = 75

/** Counted in octets of UTF-8; what goes on in the next line begins with one space, which counts too. */
function folded(line: string): string {
  let [out, width] = ['', 0]
  for (const character of line) {
    const size = octetsOf(character)
    if (width + size > OCTETS) {
      out += '\r\n '
      width = 1
    }
    out += character
    width += size
  }
  return out
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
}
