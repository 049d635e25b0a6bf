/**
 * What kind of sheet a file is, by its name and by its first bytes together: a picture named .xlsx is refused here,
 * before anything of it is unpacked.
 */
import { wideEncodingOf } from './decode-text.ts'
import { Unreadable } from './unreadable.ts'

export type SheetFormat = 'csv' | 'xlsx'

const FILE_MAX = 10 * 1024 * 1024

export function formatOf(name: string, bytes: Uint8Array): SheetFormat {
  if (bytes.length === 0) throw new Unreadable('sheets.empty')
  if (bytes.length > FILE_MAX) throw new Unreadable('sheets.too-large')
  const extension = /\.([^.\s]+)\s*$/.exec(name)?.[1]?.toLowerCase()
  if (extension !== undefined && extension !== 'csv' && extension !== 'xlsx') throw new Unreadable('sheets.wrong-type')
  if (startsWith(bytes, OLD_EXCEL)) throw new Unreadable('sheets.old-excel')
  const format: SheetFormat = startsWith(bytes, ZIP) ? 'xlsx' : 'csv'
  if (extension !== undefined && extension !== format) throw new Unreadable('sheets.not-a-sheet')
  if (format === 'csv' && looksBinary(bytes)) throw new Unreadable('sheets.not-a-sheet')
  return format
}

const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** Excel before 2007, and every workbook that is locked with a password. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]
const PROBE = 4_096

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte)

/** Control bytes that no text has, unless its characters are two bytes wide. */
function looksBinary(bytes: Uint8Array): boolean {
  if (wideEncodingOf(bytes) !== undefined) return false
  const probe = bytes.subarray(0, PROBE)
  let controls = 0
  for (const byte of probe) if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) controls += 1
  return controls * 100 > probe.length
}
