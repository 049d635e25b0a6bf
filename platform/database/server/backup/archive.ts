// What a backup file holds, in this order: `backup.json`, the tables in portions of lines, the stored files, and
// `complete.json` with what there must be, so that a backup that broke off is never taken for a whole one.
import { createHash, type Hash } from 'node:crypto'

export const FORMAT = 1
export const HEAD = 'backup.json'
export const TAIL = 'complete.json'
export const TABLES = 'tables/'
export const FILES = 'files/'

export interface BackupHead {
  readonly format: number
  readonly made: string
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[]
}

export interface BackupTail {
  readonly tables: Readonly<Record<string, Sum>>
  readonly files: Sum
}

export interface Sum {
  readonly count: number
  readonly sha256: string
}

/** Counts and digests what passes, the same way when it is written and when it is read. */
export class Tally {
  readonly #hash: Hash = createHash('sha256')
  #count = 0

  add(count: number, ...content: readonly (string | Uint8Array)[]): void {
    this.#count += count
    for (const part of content) this.#hash.update(part)
  }

  sum(): Sum {
    return { count: this.#count, sha256: this.#hash.copy().digest('hex') }
  }
}
