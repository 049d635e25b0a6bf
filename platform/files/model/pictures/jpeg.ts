/**
 * JPEG: marked segments, then the picture itself up to the mark of its end. Of what the camera noted only the turn is
 * kept, since a portrait taken with a phone would lie on its side without it.
 */
import { joined, type PictureFormat, viewOf } from './picture.ts'

const MARK = 0xff
const END = 0xd9
const SCAN = 0xda
/** APP1 with EXIF and XMP, APP13 with captions, and comments. */
const TELLING = [0xe1, 0xed, 0xfe]
const EXIF = 0xe1

export const jpeg: PictureFormat = {
  size(bytes) {
    for (const { mark, from, to } of segments(bytes)) {
      // Every frame header but the tables that lie among them.
      if (mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark) && to - from >= 9) {
        const view = viewOf(bytes)
        return { width: view.getUint16(from + 7), height: view.getUint16(from + 5) }
      }
    }
    return undefined
  },
  plain(bytes) {
    const all = [...segments(bytes)]
    const turn = all.map((one) => (one.mark === EXIF ? turnIn(bytes.subarray(one.from, one.to)) : 1)).find(turned)
    const kept = all.filter(({ mark }) => !TELLING.includes(mark)).map(({ from, to }) => bytes.subarray(from, to))
    const begin = bytes.subarray(0, 2)
    return joined([begin, ...(turn === undefined ? [] : [turnSegment(turn)]), ...kept, Uint8Array.of(MARK, END)])
  },
}

type Segment = { readonly mark: number; readonly from: number; readonly to: number }

/** Each with its mark; what follows a scan belongs to it. Ends before the mark of the end, or where the bytes do. */
function* segments(bytes: Uint8Array): Generator<Segment> {
  const view = viewOf(bytes)
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === MARK) {
    const mark = bytes[at + 1] ?? END
    if (mark === END) return
    let to = at + 2 + view.getUint16(at + 2)
    if (mark === SCAN) to = endOfScan(bytes, to)
    if (to > bytes.length || to < at + 4) return
    yield { mark, from: at, to }
    at = to
  }
}

function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    // Within a scan a mark is stuffed with zero or restarts it.
    if (bytes[at] === MARK && next !== 0 && next !== MARK && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

const turned = (turn: number): boolean => turn > 1 && turn <= 8

/** The tag 0x0112 of the first directory of an EXIF segment. */
function turnIn(segment: Uint8Array): number {
  const tiff = segment.subarray(10)
  if (tiff.length < 14) return 1
  const view = viewOf(tiff)
  const little = view.getUint16(0) === 0x4949
  const first = view.getUint32(4, little)
  if (first + 2 > tiff.length) return 1
  const count = view.getUint16(first, little)
  for (let index = 0; index < count; index += 1) {
    const at = first + 2 + index * 12
    if (at + 12 > tiff.length) return 1
    if (view.getUint16(at, little) === 0x0112) return view.getUint16(at + 8, little)
  }
  return 1
}

/** EXIF that tells the turn and nothing else. */
function turnSegment(turn: number): Uint8Array {
  const directory = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0]
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, ...directory]
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
  return Uint8Array.of(MARK, EXIF, 0, body.length + 2, ...body)
}
