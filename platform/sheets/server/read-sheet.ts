/** Reads an uploaded file by the columns of a sheet, in a thread of its own and in its turn. */
import type { UploadedFile } from '#platform/http/server/handler.ts'
import type { Sheet } from '../model/sheet.ts'
import { formatOf } from './inspect-file.ts'
import { type ReadSheet, readInThread } from './sheet-reader.ts'

/** Throws `Unreadable` for a file that is refused as a whole. */
export async function readSheet(file: Pick<UploadedFile, 'name' | 'bytes'>, sheet: Sheet): Promise<ReadSheet> {
  const format = formatOf(file.name, file.bytes)
  const release = await turn()
  try {
    return await readInThread({ bytes: new Uint8Array(file.bytes), format, sheet })
  } finally {
    release()
  }
}

/** Two sheets are read at a time; others wait in the order they came. */
const AT_ONCE = 2
let reading = 0
const waiting: (() => void)[] = []

async function turn(): Promise<() => void> {
  if (reading >= AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  else reading += 1
  return () => {
    const next = waiting.shift()
    if (next) next()
    else reading -= 1
  }
}
