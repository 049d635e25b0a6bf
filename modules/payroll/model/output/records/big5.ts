/** Text as Big5 bytes: the reverse of what the platform decodes, so that both agree on every letter. */

/** Every platform that runs this has it. */
declare const TextDecoder: new (label: string) => { decode(bytes: Uint8Array): string }

let bytesOf: ReadonlyMap<string, number> | undefined

function known(): ReadonlyMap<string, number> {
  if (bytesOf) return bytesOf
  const decoder = new TextDecoder('big5')
  const found = new Map<string, number>()
  for (let lead = 0xa1; lead <= 0xf9; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail > 0x7e && trail < 0xa1) continue
      const letter = decoder.decode(Uint8Array.of(lead, trail))
      if ([...letter].length === 1 && letter !== '\ufffd' && !found.has(letter)) found.set(letter, lead * 256 + trail)
    }
  }
  bytesOf = found
  return found
}

export const isInBig5 = (text: string): boolean => [...text].every((letter) => letter < '\x80' || known().has(letter))

/** What it has no sign for becomes a question mark; whoever minds asks `isInBig5` first. */
export function big5Bytes(text: string): Uint8Array {
  const bytes: number[] = []
  for (const letter of text) {
    if (letter < '\x80') bytes.push(letter.charCodeAt(0))
    else {
      const pair = known().get(letter)
      if (pair === undefined) bytes.push(0x3f)
      else bytes.push(pair >> 8, pair & 0xff)
    }
  }
  return Uint8Array.from(bytes)
}
