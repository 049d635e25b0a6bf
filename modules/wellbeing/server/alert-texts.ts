/** Encrypts the texts of alerts, each bound to its own row and column. */
import type { Seal } from '#platform/secrets/server/seal.ts'

type Column = 'excerpt' | 'contact' | 'note'
const context = (id: string, column: Column): string => `wellbeing ${column} ${id}`

export const sealed = (seal: Seal, id: string, column: Column, text: string | null): string | null =>
  text === null ? null : seal.seal(text, context(id, column))

export const opened = (seal: Seal, id: string, column: Column, text: string | null): string | null =>
  text === null ? null : seal.open(text, context(id, column))
