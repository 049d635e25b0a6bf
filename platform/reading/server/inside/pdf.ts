/** A PDF's text and the pictures of its pages. One with a password, or with more pages than anybody claims, is refused. */
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { asPng } from './picture.ts'

const MOST_PAGES = 60
const PAGES_OF_TEXT = 30
/** About 200 dots an inch of a page of A4. */
const WIDEST = 1_700
const HIGHEST = 4_000

let library: Promise<PDFiumLibrary> | undefined

export async function openPdf(bytes: Uint8Array) {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(bytes)
  const pages = document.getPageCount()
  if (pages === 0 || pages > MOST_PAGES) {
    document.destroy()
    throw new Error(`A document of ${pages} pages is not read.`)
  }
  return {
    pages,
    text: (): string =>
      Array.from({ length: Math.min(pages, PAGES_OF_TEXT) }, (_, at) => document.getPage(at).getText()).join('\n'),
    /** Grey as it is read, or in its colours as it is looked at. */
    async picture(at: number, as: 'grey' | 'colours' = 'grey'): Promise<Uint8Array> {
      const page = document.getPage(at)
      const { originalWidth, originalHeight } = page.getOriginalSize()
      const scale = Math.min(4, WIDEST / originalWidth, HIGHEST / originalHeight)
      const colorSpace = as === 'grey' ? 'Gray' : 'BGRA'
      const { data, width, height } = await page.render({ scale, render: 'bitmap', colorSpace })
      return asPng(data, { width, height, channels: as === 'grey' ? 1 : 4 })
    },
    close: () => document.destroy(),
  }
}
