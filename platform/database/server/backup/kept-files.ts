// The stored files, as a backup sees them. The local folder is one such store; another one (S3) offers the same.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface KeptFiles {
  keys(): AsyncIterable<string>
  /** What is not there fails with the code ENOENT. */
  get(key: string): Promise<Buffer>
  put(key: string, bytes: Uint8Array): Promise<void>
  remove(key: string): Promise<void>
}

export function filesInFolder(folder: string): KeptFiles {
  const pathOf = (key: string) => join(folder, ...checkedKey(key).split('/'))
  return {
    keys: () => keysBelow(folder, ''),
    get: (key) => readFile(pathOf(key)),
    put: async (key, bytes) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true })
      await rename(`${path}.part`, path)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

/** A key from an archive becomes a path: it may not leave the folder. */
export function checkedKey(key: string): string {
  const plain = key.split('/').every((part) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(part))
  if (!plain) throw new Error(`The backup names a file ${JSON.stringify(key)}, which no stored file is called.`)
  return key
}

async function* keysBelow(folder: string, prefix: string): AsyncGenerator<string> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true }).catch(() => [])
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const key = prefix === '' ? entry.name : `${prefix}/${entry.name}`
    if (entry.isDirectory()) yield* keysBelow(folder, key)
    // A file that is being written has this ending until it is whole.
    else if (entry.isFile() && !entry.name.endsWith('.part')) yield key
  }
}
