/** A square cut out of a picture, as large as a portrait and as small as a list needs it. */
import { PORTRAIT_SIDE, THUMBNAIL_SIDE } from '../../model/portrait.ts'

/** How far it is enlarged beyond fitting whole, and where its middle is moved to; both as shares of the square. */
export type Cut = { readonly zoom: number; readonly x: number; readonly y: number }

export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, { zoom, x, y }: Cut): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const side = canvas.width
  const scale = (side / Math.max(picture.width, picture.height)) * zoom
  const [width, height] = [picture.width * scale, picture.height * scale]
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, (side - width) / 2 + x * side, (side - height) / 2 + y * side, width, height)
}

/** So that the square is filled. */
export const filling = ({ width, height }: ImageBitmap): Cut => ({
  zoom: Math.max(width, height) / Math.min(width, height),
  x: 0,
  y: 0,
})

export async function cropped(picture: ImageBitmap, cut: Cut): Promise<{ file: File; thumbnail: string }> {
  const [large, small] = [squareOf(PORTRAIT_SIDE, picture, cut), squareOf(THUMBNAIL_SIDE, picture, cut)]
  const bytes = await new Promise<Blob | null>((done) => large.toBlob(done, 'image/jpeg', 0.88))
  if (!bytes) throw new Error('the browser made no picture')
  const thumbnail = small.toDataURL('image/jpeg', 0.82).split(',')[1] ?? ''
  return { file: new File([bytes], 'portrait.jpg', { type: 'image/jpeg' }), thumbnail }
}

function squareOf(side: number, picture: ImageBitmap, cut: Cut): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  draw(canvas, picture, cut)
  return canvas
}
