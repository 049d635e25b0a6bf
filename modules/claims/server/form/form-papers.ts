/**
 * Receipts as pages: pictures made small enough to print, papers read; what cannot be read is named, so that nobody
 * takes the form for whole.
 */
import type { KeptFile } from '#platform/files/server/kept-files.ts'

export type Pictured = { readonly caption: string; readonly path: string; readonly bytes: Uint8Array }
export type FormPapers = {
  readonly pictures: readonly Pictured[]
  readonly pdfs: readonly Uint8Array[]
  /** What the form goes without. */
  readonly left: readonly string[]
}
export type NamedPaper = { readonly caption: string; readonly file: KeptFile }

const SIDE = 1600
const MOST_PIXELS = 60_000_000
const MOST_PAGES = 50

export async function formPapers(papers: readonly NamedPaper[]): Promise<FormPapers> {
  const [pictures, pdfs, left]: [Pictured[], Uint8Array[], string[]] = [[], [], []]
  for (const [at, { caption, file }] of papers.entries()) {
    if (file.type.startsWith('image/')) {
      const bytes = await printable(file.bytes)
      if (bytes) pictures.push({ caption, path: `/receipt-${at}.jpg`, bytes })
      else left.push(caption)
    } else if (file.type === 'application/pdf' && (await isReadable(file.bytes))) pdfs.push(file.bytes)
    else left.push(caption)
  }
  return { pictures, pdfs, left }
}

/** Upright, and of a size that a page shows. */
async function printable(bytes: Buffer): Promise<Uint8Array | undefined> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(() => undefined)
}

/** Not behind a password, not broken, and of no more pages than a receipt has. */
async function isReadable(bytes: Buffer): Promise<boolean> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  try {
    const paper = await PDFDocument.load(bytes, { updateMetadata: false })
    const count = paper.getPageCount()
    if (count === 0 || count > MOST_PAGES) return false
    await (await PDFDocument.create()).copyPages(paper, paper.getPageIndices())
    return true
  } catch {
    return false
  }
}

/** The form, and the pages of the papers after it. */
export async function withPages(form: Uint8Array, pdfs: readonly Uint8Array[]): Promise<Buffer> {
  if (pdfs.length === 0) return Buffer.from(form)
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const whole = await PDFDocument.load(form, { updateMetadata: false })
  for (const bytes of pdfs) {
    const paper = await PDFDocument.load(bytes, { updateMetadata: false })
    for (const page of await whole.copyPages(paper, paper.getPageIndices())) whole.addPage(page)
  }
  return Buffer.from(await whole.save())
}
