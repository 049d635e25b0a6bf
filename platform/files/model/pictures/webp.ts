/** WebP: a RIFF file of chunks; the extended form says in a flag which of them it has. */
import { joined, letters, type PictureFormat, viewOf } from './picture.ts'

const HEAD = 12
const EXIF_AND_XMP = 0x0c

export const webp: PictureFormat = {
  size(bytes) {
    if (bytes.length < 30) return undefined
    const view = viewOf(bytes)
    switch (letters(bytes, HEAD)) {
      case 'VP8X':
        return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
      case 'VP8L': {
        const bits = view.getUint32(21, true)
        return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
      }
      case 'VP8 ':
        return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
      default:
        return undefined
    }
  },
  plain(bytes) {
    const view = viewOf(bytes)
    const kept: Uint8Array[] = [bytes.slice(0, HEAD)]
    let at = HEAD
    while (at + 8 <= bytes.length) {
      const name = letters(bytes, at)
      const length = view.getUint32(at + 4, true)
      const end = at + 8 + length + (length % 2)
      if (at + 8 + length > bytes.length) break
      const chunk = bytes.slice(at, end)
      if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~EXIF_AND_XMP
      if (name !== 'EXIF' && name !== 'XMP ') kept.push(chunk)
      at = end
    }
    const whole = joined(kept)
    viewOf(whole).setUint32(4, whole.length - 8, true)
    return whole
  },
}

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
