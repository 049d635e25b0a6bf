/**
 * The text of our own PDFs, page by page: runs on one line joined by a tab, lines in the order they were set. Reads
 * plain objects, deflated contents and the fonts' tables of characters; enough for what the typesetter writes where
 * each glyph stands for one text.
 */
import { inflateSync } from 'node:zlib'

export function pdfPages(pdf: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'))
  const object = (number: string | undefined) => objects.get(number ?? '') ?? ''
  const root = /\/Root (\d+) 0 R/.exec(object('trailer'))?.[1]
  const pages = (number: string | undefined): string[] => {
    const kids = /\/Kids \[([^\]]*)\]/.exec(object(number))?.[1]
    return kids === undefined ? [number ?? ''] : [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pages(kid))
  }
  return pages(/\/Pages (\d+) 0 R/.exec(object(root))?.[1]).map((page) => {
    const fonts = new Map(
      [...object(page).matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', font]) => [
        name,
        charactersOf(streamOf(object(/\/ToUnicode (\d+) 0 R/.exec(object(font))?.[1]))),
      ]),
    )
    return linesOf(streamOf(object(/\/Contents (\d+) 0 R/.exec(object(page))?.[1])), fonts)
  })
}

/** What /Info says, such as Title. */
export function pdfInfo(pdf: Uint8Array, key: string): string | undefined {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'))
  const info = objects.get(/\/Info (\d+) 0 R/.exec(objects.get('trailer') ?? '')?.[1] ?? '') ?? ''
  const found = new RegExp(`/${key} (?:\\(((?:\\\\.|[^\\\\)])*)\\)|<([0-9A-Fa-f]*)>)`).exec(info)
  if (!found) return undefined
  const bytes = found[2] === undefined ? unescaped(found[1] ?? '') : Buffer.from(found[2], 'hex')
  return bytes[0] === 0xfe && bytes[1] === 0xff ? utf16(bytes.subarray(2)) : bytes.toString('latin1')
}

function objectsOf(file: string): Map<string, string> {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1])
  const places = [...file.slice(table).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, place]) => Number(place))
  const ends = [...places, table].sort((one, other) => one - other)
  const objects = new Map([['trailer', file.slice(table)]])
  for (const place of places) {
    const text = file.slice(place, ends[ends.indexOf(place) + 1])
    objects.set(/^(\d+) 0 obj/.exec(text)?.[1] ?? '', text)
  }
  return objects
}

function streamOf(object: string): string {
  const length = Number(/\/Length (\d+)/.exec(object)?.[1])
  const from = object.indexOf('\nstream\n') + 8
  const bytes = Buffer.from(object.slice(from, from + length), 'latin1')
  return (object.slice(0, from).includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

function charactersOf(map: string): Map<number, string> {
  const found = new Map<number, string>()
  const text = (hex: string) => utf16(Buffer.from(hex.replace(/\s/g, ''), 'hex'))
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', to = ''] of block.matchAll(/<([0-9A-F]+)>\s*<([0-9A-F\s]+)>/gi)) {
      found.set(Number.parseInt(code, 16), text(to))
    }
  }
  return found
}

/** What stands between the parentheses of a string: those that are balanced need no backslash. */
const inside = (depth: number): string => `(?:\\\\[\\s\\S]|[^\\\\()]${depth > 0 ? `|\\(${inside(depth - 1)}\\)` : ''})*`
const TOKEN = new RegExp(`([\\d.-]+) ([\\d.-]+) cm|BT|\\/(f\\d+) [\\d.]+ Tf|\\(${inside(4)}\\)|<([0-9A-Fa-f]+)>`, 'g')

function linesOf(content: string, fonts: Map<string, Map<number, string>>): string {
  const lines: { y: string; text: string }[] = []
  let y = ''
  let font = fonts.get('f0')
  // Within one text object, strings are parted by kerning only.
  let begun = false
  for (const [whole, , height, name] of content.matchAll(TOKEN)) {
    if (height !== undefined) y = height
    else if (whole === 'BT') begun = true
    else if (name !== undefined) font = fonts.get(name)
    else {
      const bytes = whole.startsWith('(') ? unescaped(whole.slice(1, -1)) : Buffer.from(whole.slice(1, -1), 'hex')
      let text = ''
      for (let at = 0; at + 1 < bytes.length; at += 2) text += font?.get(bytes.readUInt16BE(at)) ?? ''
      const last = lines.at(-1)
      if (last && last.y === y) last.text += begun ? `\t${text}` : text
      else lines.push({ y, text })
      begun = false
    }
  }
  return lines.map(({ text }) => text).join('\n')
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const unescaped = (literal: string): Buffer =>
  Buffer.from(
    literal.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
      /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPED[code] ?? code),
    ),
    'latin1',
  )

const utf16 = (bytes: Buffer): string => Buffer.from(bytes).swap16().toString('utf16le')
