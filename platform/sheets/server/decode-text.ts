/**
 * The text of a csv in whatever encoding a spreadsheet program saved it: UTF-8 and UTF-16 with or without a mark,
 * Big5 (Taiwan), GB18030 (mainland), and the Western code page that writes one byte for ñ.
 */
import { Unreadable } from './unreadable.ts'

export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  const text = strict(bytes, encoding)
  if (text === undefined) throw new Unreadable('sheets.unknown-encoding')
  return text.replace(/^\ufeff/, '')
}

export function encodingOf(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes)
  if (wide) return wide
  if (strict(bytes, 'utf-8') !== undefined) return 'utf-8'
  const { big5, gb, isolated, pairs } = census(bytes)
  // Single high bytes inside words of ASCII letters are accents, not characters of two bytes.
  if (pairs === 0 || isolated * 2 > pairs) return 'windows-1252'
  const chinese = gb > big5 ? ['gb18030', 'big5'] : ['big5', 'gb18030']
  return chinese.find((encoding) => strict(bytes, encoding) !== undefined) ?? 'windows-1252'
}

function strict(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** UTF-16, by its mark or because the ASCII of the headers leaves every other byte zero, and only those. */
export function wideEncodingOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const probe = bytes.subarray(0, 64)
  let [even, odd] = [0, 0]
  for (const [index, byte] of probe.entries()) {
    if (byte === 0) {
      if (index % 2 === 0) even += 1
      else odd += 1
    }
  }
  if (even === 0 && odd * 4 > probe.length) return 'utf-16le'
  return odd === 0 && even * 4 > probe.length ? 'utf-16be' : undefined
}

/** How many pairs of bytes are characters that are common in either encoding. */
function census(bytes: Uint8Array): { big5: number; gb: number; isolated: number; pairs: number } {
  let [big5, gb, isolated, pairs] = [0, 0, 0, 0]
  for (let index = 0; index < bytes.length; index += 1) {
    const lead = bytes[index] ?? 0
    if (lead < 0x80) continue
    const trail = bytes[index + 1] ?? 0
    pairs += 1
    if (isLetter(bytes[index - 1]) || (isLetter(trail) && isLetter(bytes[index + 2]))) isolated += 1
    // The frequent characters of Big5, and the first level of GB2312.
    if (lead >= 0xa4 && lead <= 0xc6 && ((trail >= 0x40 && trail <= 0x7e) || trail >= 0xa1)) big5 += 1
    if (lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1) gb += 1
    index += 1
  }
  return { big5, gb, isolated, pairs }
}

const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a))
