/** What is written beside somebody's pay items lies sealed, like the reasons beside changes of their pay. */
import type { Seal } from '#platform/secrets/server/seal.ts'

/** One for the items of a month and those that return: they are listed together. */
const NOTE = 'pay_items.note'

export const sealedNote = (seal: Seal, note: string | null | undefined): string | null =>
  note ? seal.seal(note, NOTE) : null

export const withOpenNotes = <Row extends { readonly note: string | null }>(seal: Seal, rows: readonly Row[]): Row[] =>
  rows.map((row) => (row.note === null ? row : { ...row, note: seal.open(row.note, NOTE) }))
