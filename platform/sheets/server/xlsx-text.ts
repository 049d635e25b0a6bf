/** The little XML that a workbook needs: texts, attributes, and no document type, so that no entity can be declared. */
import { TextDecoder } from 'node:util'
import { Unreadable } from './unreadable.ts'
import type { ZipPart } from './zip.ts'

const PART_MAX = 96 * 1024 * 1024

/** No program writes longer ones: what a workbook says at length stands between its tags. */
const TAG_MAX = 64 * 1024
const [OPEN, CLOSE, DECLARES] = [0x3c, 0x3e, 0x21]

/**
 * The pieces of a part, until one of its tags is none: too long, or another one begins within it. Whatever looks for tags
 * afterwards goes through the text once, and an attribute of fifty megabytes is refused before it is unpacked.
 */
export async function* wellTagged({ content }: Pick<ZipPart, 'content'>): AsyncGenerator<Buffer> {
  let [within, first] = [-1, 0]
  for await (const piece of content()) {
    for (const byte of piece) {
      if (within < 0) {
        if (byte === OPEN) within = 0
      } else if (byte === CLOSE) within = -1
      else {
        if (within === 0) first = byte
        within += 1
        // A declaration within a declaration is a document type.
        if (byte === OPEN) throw new Unreadable(first === DECLARES ? 'sheets.not-a-sheet' : 'sheets.unreadable')
        if (within > TAG_MAX) throw new Unreadable('sheets.unreadable')
      }
    }
    yield piece
  }
}

/** A part whole, as text. */
export async function partText(part: ZipPart): Promise<string> {
  if (part.size > PART_MAX) throw new Unreadable('sheets.bomb')
  const pieces: Buffer[] = []
  for await (const piece of wellTagged(part)) pieces.push(piece)
  return checkedXml(xmlDecoder().decode(Buffer.concat(pieces)))
}

export const xmlDecoder = (): TextDecoder => new TextDecoder('utf-8', { fatal: true })

export function checkedXml(text: string): string {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Unreadable('sheets.not-a-sheet')
  return text
}

export function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  const text = found?.[1] ?? found?.[2]
  return text === undefined ? undefined : unescaped(text)
}

/** The text of a string item: its runs together, without the reading aids of Japanese and Chinese. */
export function textOfRuns(xml: string): string {
  const plain = xml.includes('rPh') ? xml.replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '') : xml
  let text = ''
  for (const [, run = ''] of plain.matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([^<]*)<\/(?:\w+:)?t>/g)) text += run
  return unescaped(text)
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export function unescaped(text: string): string {
  const plain = text.includes('&')
    ? text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-fA-F]{1,6}));/g, (_, name, decimal, hex) =>
        name ? (NAMED[name] ?? '') : character(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
      )
    : text
  // Excel's own way of writing control characters: _x000D_ is a carriage return.
  return plain.includes('_x')
    ? plain.replace(/_x([\da-fA-F]{4})_/g, (_, hex) => character(Number.parseInt(hex, 16)))
    : plain
}

const character = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')
