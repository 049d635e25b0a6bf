/** PNG: chunks of length, name, data and check sum, to the chunk IEND. */
import { joined, letters, type PictureFormat, viewOf } from './picture.ts'

/** Texts, times, and what a camera noted. */
const TELLING = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf']
const SIGNATURE = 8

export const png: PictureFormat = {
  size(bytes) {
    if (bytes.length < SIGNATURE + 25 || letters(bytes, SIGNATURE + 4) !== 'IHDR') return undefined
    const view = viewOf(bytes)
    return { width: view.getUint32(SIGNATURE + 8), height: view.getUint32(SIGNATURE + 12) }
  },
  plain(bytes) {
    const view = viewOf(bytes)
    const kept = [bytes.subarray(0, SIGNATURE)]
    let at = SIGNATURE
    while (at + 12 <= bytes.length) {
      const name = letters(bytes, at + 4)
      const end = at + 12 + view.getUint32(at)
      if (end > bytes.length) break
      if (!TELLING.includes(name)) kept.push(bytes.subarray(at, end))
      if (name === 'IEND') break
      at = end
    }
    return joined(kept)
  },
}
