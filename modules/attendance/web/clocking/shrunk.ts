/** A photo from a camera as it is kept: small enough to send on a bad line, and without what cameras write into it. */
const WIDEST = 900
const QUALITY = 0.8

export async function shrunk(picture: Blob): Promise<File> {
  const drawn = await createImageBitmap(picture)
  const scale = Math.min(1, WIDEST / Math.max(drawn.width, drawn.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(drawn.width * scale)
  canvas.height = Math.round(drawn.height * scale)
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  drawn.close()
  return jpegOf(canvas)
}

export function jpegOf(canvas: HTMLCanvasElement): Promise<File> {
  return new Promise((done, failed) =>
    canvas.toBlob(
      (blob) =>
        blob ? done(new File([blob], 'photo.jpg', { type: 'image/jpeg' })) : failed(new Error('no picture was made')),
      'image/jpeg',
      QUALITY,
    ),
  )
}

/** Two pictures of the same size as one. */
export function sideBySide(left: HTMLCanvasElement, right: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = left.width * 2
  canvas.height = left.height
  const drawing = canvas.getContext('2d')
  drawing?.drawImage(left, 0, 0)
  drawing?.drawImage(right, left.width, 0, left.width, left.height)
  return canvas
}
