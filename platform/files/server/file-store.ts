/** Where bytes lie: a local folder by default, S3-compatible storage by configuration. Keys are ours, never a user's name. */

import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { makeFolder } from './make-folder.ts'

export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Buffer>
  remove(key: string): Promise<void>
}

const KEY = /^[0-9a-f-]{36}\/[0-9a-f-]{36}$/

/** `<folder>/<company>/<file>`; written beside and renamed, so that no half file is ever read. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('not a file key')
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      makeFolder(dirname(path))
      const part = `${path}.${randomUUID()}.part`
      await writeFile(part, bytes, { mode: 0o600, flush: true })
      await rename(part, path)
    },
    get: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
