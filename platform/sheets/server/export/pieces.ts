/** Rows that are not all held at once, and come piece by piece. */
import { setImmediate } from 'node:timers/promises'

type InPieces<Row> = {
  /** About how many there are, where that is known before. */
  readonly count?: number
  readonly pieces: AsyncIterable<readonly Row[]>
}

/** A short list may come as it is. */
export type Rows<Row> = readonly Row[] | InPieces<Row>

export const countOf = (rows: Rows<unknown>): number => (isWhole(rows) ? rows.length : (rows.count ?? 0))

/** Rows by their keys, so many at a time, the next being read while those before are written. */
export const byKeys = <Key, Row>(
  keys: readonly Key[],
  read: (some: readonly Key[]) => Promise<readonly Row[]>,
): InPieces<Row> & { readonly count: number } => ({
  count: keys.length,
  pieces: ahead(keys.length, (from) => read(keys.slice(from, from + PIECE))),
})

/** Never so many at once that others wait for their turn. */
export async function* portionsOf<Row>(rows: Rows<Row>): AsyncGenerator<readonly Row[]> {
  for await (const piece of isWhole(rows) ? [rows] : rows.pieces) {
    for (let from = 0; from < piece.length; from += PORTION) {
      yield piece.slice(from, from + PORTION)
      await setImmediate()
    }
  }
}

/** The first of them is there before anything is answered, so that what fails at once is told as a failure. */
export async function begun<Row>(rows: Rows<Row>): Promise<Rows<Row>> {
  if (isWhole(rows)) return rows
  const pieces = rows.pieces[Symbol.asyncIterator]()
  const first = await pieces.next()
  return { ...rows, pieces: rest(first, pieces) }
}

export const rowsAs = <Row, Other>(rows: Rows<Row>, as: (row: Row) => Other): Rows<Other> =>
  isWhole(rows) ? rows.map(as) : { ...rows, pieces: piecesAs(rows.pieces, as) }

async function* piecesAs<Row, Other>(pieces: AsyncIterable<readonly Row[]>, as: (row: Row) => Other) {
  for await (const piece of pieces) yield piece.map(as)
}

const PIECE = 1_000
const PORTION = 250

async function* ahead<Row>(count: number, read: (from: number) => Promise<readonly Row[]>) {
  let next = read(0)
  for (let from = 0; from < count; from += PIECE) {
    const rows = await next
    if (from + PIECE < count) {
      next = read(from + PIECE)
      // Told where it is waited for; nobody waits once the reader has gone.
      next.catch(() => {})
    }
    yield rows
  }
}

async function* rest<Row>(first: IteratorResult<readonly Row[]>, pieces: AsyncIterator<readonly Row[]>) {
  try {
    for (let one = first; !one.done; one = await pieces.next()) yield one.value
  } finally {
    await pieces.return?.()
  }
}

const isWhole = <Row>(rows: Rows<Row>): rows is readonly Row[] => Array.isArray(rows)
