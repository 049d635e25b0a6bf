/**
 * The ways a table is looked up. Rows carry only upper limits, rising, the last without one; or, where the
 * gazette prints floors, only those. The other edge of a row is its neighbour's, so nothing between two rows can
 * be missed.
 */
export type Row<Limit extends bigint | number> = { readonly upTo: Limit | undefined }

/** The first row whose limit is at or above the value: tax brackets, wage bands. */
export function bracketOf<R extends Row<bigint>>(rows: readonly R[], value: bigint): R {
  let low = 0
  let high = rows.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    const limit = rows[middle]?.upTo
    if (limit === undefined || value <= limit) high = middle
    else low = middle + 1
  }
  return present(rows[low])
}

/** The last row whose floor is at or below the value, where a table prints floors: "over 20,833", "from 5,250". */
export function rowFrom<R extends { readonly from: bigint }>(rows: readonly R[], value: bigint): R {
  let low = 0
  let high = rows.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    const row = present(rows[middle])
    if (row.from <= value) low = middle
    else high = middle - 1
  }
  return present(rows[low])
}

/** Refuses, at start-up, floors that do not begin with nothing and rise. */
export function risingFrom<R extends { readonly from: bigint }>(rows: readonly R[], place: string): readonly R[] {
  if (present(rows[0]).from !== 0n) throw new Error(`${place}: the first row begins with nothing`)
  rows.forEach(({ from }, index) => {
    const before = rows[index - 1]?.from
    if (before !== undefined && from <= before) throw new Error(`${place}: floors must rise`)
  })
  return rows
}

/** The first step whose limit lies above the value: "less than two years", "less than five", else. */
export function stepOf<R extends { readonly below: number | undefined }>(steps: readonly R[], value: number): R {
  return present(steps.find(({ below }) => below === undefined || value < below))
}

/** The floor of a row, for showing it: the limit of the row before it. */
export function floorOfRow<Limit extends bigint | number>(
  rows: readonly Row<Limit>[],
  row: Row<Limit>,
): Limit | undefined {
  return rows[rows.indexOf(row) - 1]?.upTo
}

/** Refuses, at start-up, rows that do not rise or whose last row has a limit. */
export function rising<R extends Row<bigint>>(rows: readonly R[], place: string): readonly R[] {
  rows.forEach(({ upTo }, index) => {
    const before = rows[index - 1]?.upTo
    const last = index === rows.length - 1
    if (last !== (upTo === undefined)) throw new Error(`${place}: only the last row has no upper limit`)
    if (upTo !== undefined && before !== undefined && upTo <= before) throw new Error(`${place}: limits must rise`)
  })
  return rows
}

function present<R>(row: R | undefined): R {
  if (row === undefined) throw new Error('a table without an open last row')
  return row
}
