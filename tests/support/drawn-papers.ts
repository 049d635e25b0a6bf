// Papers as people send them, drawn for a test: a PDF of lines, and the picture of one, with codes below it.
import QRCode from 'qrcode'
import sharp from 'sharp'
import { fontFiles } from '#platform/pdf/server/fonts.ts'
import { typesetter } from '#platform/pdf/server/typesetter.ts'
import { openPdf } from '#platform/reading/server/inside/pdf.ts'

const TEMPLATE = `#set page(width: 90mm, height: auto, margin: 7mm)
#set text(font: ("Noto Sans", "Noto Sans TC"), size: 11pt)
#for line in json("data.json") [#line \\ ]`

let pages: ReturnType<typeof typesetter> | undefined

export function drawnPdf(lines: readonly string[]): Buffer {
  pages ??= typesetter({ lines: TEMPLATE }, fontFiles())
  return Buffer.from(pages.set({ template: 'lines', data: JSON.stringify(lines), tagged: false }))
}

export async function drawnPicture(lines: readonly string[], codes: readonly string[] = []): Promise<Buffer> {
  const pdf = await openPdf(drawnPdf(lines))
  const page = sharp(await pdf.picture(0))
  pdf.close()
  if (codes.length === 0) return page.png().toBuffer()
  const drawn = await Promise.all(codes.map((text) => QRCode.toBuffer(text, { width: 320, errorCorrectionLevel: 'L' })))
  const { height = 0 } = await page.metadata()
  const below = drawn.map((input, at) => ({ input, left: 40 + at * 400, top: height + 20 }))
  const higher = await page.extend({ bottom: 380, background: 'white' }).png().toBuffer()
  return sharp(higher).composite(below).png().toBuffer()
}
