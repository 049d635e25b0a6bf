/** A file that is refused as a whole, with the one sentence that says why. */
import type { Said } from '../model/sheet.ts'

export class Unreadable extends Error {
  readonly said: Said
  constructor(key: string, params: Said['params'] = {}) {
    super(key)
    this.said = { key, params }
  }
}
