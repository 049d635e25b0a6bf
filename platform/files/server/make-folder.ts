import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** One after the other: told to make all at once, Node tries for ever where no folder can be made, as below /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (failure) {
    // Another process was faster.
    if (!existsSync(path)) throw failure
  }
}
