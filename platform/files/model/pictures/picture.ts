/** What is asked of every format: how large the picture is, and the same picture without what it tells besides. */
export type PictureFormat = {
  /** Width and height in pixels; undefined where the bytes are not such a picture after all. */
  size(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined
  /** Without the place and the device it was taken with, and without anything hung on behind. */
  plain(bytes: Uint8Array): Uint8Array
}

/** A picture that would take this much to draw is not looked at. */
export const MEGAPIXELS_MAX = 50

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Four letters at a place, as PNG and WebP name their parts. */
export const letters = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
