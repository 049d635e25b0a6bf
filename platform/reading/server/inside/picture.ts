/** Pictures made ready: turned upright, no larger than reading needs, grey; one of too many dots is refused unseen. */
import sharp, { type Sharp } from 'sharp'

// One picture at a time, and nothing kept of it.
sharp.cache(false)
sharp.concurrency(1)

const MOST_DOTS = 45_000_000
const LARGEST = 2_400
/** Letters of a small picture are made as high as recognition wants them. */
const SMALL = 900

export type Dots = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

const opened = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MOST_DOTS, failOn: 'truncated' }).autoOrient().flatten({ background: 'white' })

/** Every dot with its colour, as codes are looked for. */
export async function pictureOf(bytes: Uint8Array): Promise<Dots> {
  const { data, info } = await opened(bytes)
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/** Grey, of even light, large enough: as text is recognised. */
export async function forRecognition(bytes: Uint8Array): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: MOST_DOTS }).metadata()
  const isSmall = Math.min(width, height) < SMALL && Math.max(width, height) < LARGEST / 2
  const size = isSmall ? Math.max(width, height) * 2 : LARGEST
  return opened(bytes)
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: !isSmall })
    .greyscale()
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer()
}

type Raw = { readonly width: number; readonly height: number; readonly channels: 1 | 4 }

export async function asPng(dots: Uint8Array, raw: Raw): Promise<Buffer> {
  const picture = sharp(dots, { raw })
  return (raw.channels === 4 ? picture.flatten({ background: 'white' }) : picture)
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const BETWEEN = 16

/** Pages below each other. */
export const oneBelowOther = (pages: readonly Uint8Array[]): Promise<Buffer> =>
  sharp([...pages], { join: { across: 1, shim: BETWEEN, background: '#cccccc', halign: 'centre' } })
    .png({ compressionLevel: 6 })
    .toBuffer()

const FACES = 640

/** In three colours, no larger than a face needs. */
export const facePicture = (bytes: Uint8Array): Promise<Dots> => threeColours(opened(bytes), FACES)

/** Left and right of the middle. */
export async function faceHalves(bytes: Uint8Array): Promise<readonly [Dots, Dots]> {
  const { data, width, height } = await threeColours(opened(bytes), FACES * 2)
  const half = Math.floor(width / 2)
  if (half === 0) throw new Error('The picture is too narrow for two halves.')
  const from = (left: number) =>
    threeColours(
      sharp(data, { raw: { width, height, channels: 3 } }).extract({ left, top: 0, width: half, height }),
      FACES,
    )
  return [await from(0), await from(half)]
}

async function threeColours(picture: Sharp, width: number): Promise<Dots> {
  const { data, info } = await picture
    .resize({ width, height: FACES, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}
