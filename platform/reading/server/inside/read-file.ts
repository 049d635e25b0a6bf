/**
 * A file read, in the process that does nothing else: codes first where they are wanted, else the text that stands in
 * it, else what is recognised in its picture. What cannot be read throws.
 */
import type { ReadFile, Wanted } from '../../model/read-file.ts'
import { codesIn } from './codes.ts'
import { faceIn, turnedFace } from './face.ts'
import { recognised } from './ocr.ts'
import { openPdf } from './pdf.ts'
import { oneBelowOther, pictureOf } from './picture.ts'
import { wordText } from './word.ts'

export type ReadOrder = { readonly type: string; readonly bytes: Uint8Array; readonly wanted: Wanted }
/** A PDF, to be seen instead of read. */
export type DrawOrder = { readonly draw: Uint8Array }

/** Fewer signs than these are a stamp or a page number on a scanned page. */
const LEAST_TEXT = 24
const PAGES_RECOGNISED = 3
const PAGES_WITH_CODES = 2
const LONGEST_TEXT = 200_000
const PAGES_DRAWN = 4

export async function readFile({ type, bytes, wanted }: ReadOrder): Promise<ReadFile> {
  if (type.startsWith('image/')) return readPicture(bytes, wanted)
  if (type === 'application/pdf') return readPdf(bytes, wanted)
  return { codes: [], from: 'text', lines: linesOf(await wordText(type, bytes)) }
}

/** The first pages, below each other. */
export async function drawPdf({ draw }: DrawOrder): Promise<Uint8Array> {
  const pdf = await openPdf(draw)
  try {
    const pages: Uint8Array[] = []
    for (let page = 0; page < Math.min(pdf.pages, PAGES_DRAWN); page += 1)
      pages.push(await pdf.picture(page, 'colours'))
    return pages.length === 1 ? (pages[0] ?? draw) : await oneBelowOther(pages)
  } finally {
    pdf.close()
  }
}

async function readPicture(bytes: Uint8Array, { code, face }: Wanted): Promise<ReadFile> {
  if (face === 'turned') return { codes: [], from: 'ocr', lines: [], ...(await turnedFace(bytes)) }
  if (face) return { codes: [], from: 'ocr', lines: [], face: await faceIn(bytes) }
  const codes = code ? await codesIn(await pictureOf(bytes)) : []
  const lines = codes.some((text) => code?.test(text)) ? [] : await recognised(bytes)
  return { codes, from: 'ocr', lines }
}

async function readPdf(bytes: Uint8Array, { code }: Wanted): Promise<ReadFile> {
  const pdf = await openPdf(bytes)
  try {
    const codes: string[] = []
    for (let page = 0; code && page < Math.min(pdf.pages, PAGES_WITH_CODES); page += 1)
      codes.push(...(await codesIn(await pictureOf(await pdf.picture(page)))))
    if (codes.some((text) => code?.test(text))) return { codes, from: 'text', lines: [] }
    const text = pdf.text()
    if (text.replace(/\s/g, '').length >= LEAST_TEXT) return { codes, from: 'text', lines: linesOf(text) }
    const lines = []
    for (let page = 0; page < Math.min(pdf.pages, PAGES_RECOGNISED); page += 1)
      lines.push(...(await recognised(await pdf.picture(page))))
    return { codes, from: 'ocr', lines }
  } finally {
    pdf.close()
  }
}

const linesOf = (text: string) =>
  text
    .slice(0, LONGEST_TEXT)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ text: line, confidence: 1 }))
