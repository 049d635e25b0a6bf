/** Text as the bureaus' programs read it. The letters of Big5 proper; the additions of Hong Kong are left out. */

/** A letter -> its two bytes; made when a file is first asked for. */
let letters: ReadonlyMap<string, number> | undefined

const [FIRST_LEAD, LAST_LEAD] = [0xa1, 0xf9] as const

function table(): ReadonlyMap<string, number> {
  if (letters) return letters
  const decoder = new TextDecoder('big5')
  const found = new Map<string, number>()
  for (let lead = FIRST_LEAD; lead <= LAST_LEAD; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail > 0x7e && trail < 0xa1) continue
      const letter = decoder.decode(Uint8Array.of(lead, trail))
      if ([...letter].length === 1 && letter !== '\ufffd' && !found.has(letter)) found.set(letter, lead * 256 + trail)
    }
  }
  letters = found
  return found
}

/** The letter that there is none of, or all of the text. */
export function big5(text: string): { readonly bytes: Buffer } | { readonly unknown: string } {
  const known = table()
  const bytes: number[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const pair = code < 0x80 ? code : known.get(letter)
    if (pair === undefined) return { unknown: letter }
    if (pair >= 0x100) bytes.push(pair >> 8, pair & 0xff)
    else bytes.push(pair)
  }
  return { bytes: Buffer.from(bytes) }
}
