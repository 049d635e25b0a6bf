/**
 * Rows of a page with the ends of their groups between them. The database gives rows in the order of the groups, and
 * apart from them what each group comes to, in the same order; where a group ends follows from how many rows it has. Pure.
 */

/** What a group, or the whole (`level` 0), comes to. Levels count from 1, the outermost group. */
export type Summary<Cell> = {
  readonly level: number
  readonly count: number
  /** Of a group: by its groups from the outermost in. */
  readonly names: readonly (string | null)[]
  readonly cells: readonly Cell[]
}

export type Line<Cell> =
  | { readonly kind: 'row'; readonly cells: readonly Cell[] }
  | {
      readonly kind: 'group' | 'total'
      readonly level: number
      readonly count: number
      readonly names: readonly (string | null)[]
      readonly cells: readonly Cell[]
    }

export const lineOf = <Cell>(summary: Summary<Cell>): Line<Cell> => ({
  kind: summary.level === 0 ? 'total' : 'group',
  ...summary,
})

/** Goes through rows piece by piece, from the row `from` on; each piece comes back with the ends that follow its rows. */
export function interleaved<Cell>(summaries: readonly Summary<Cell>[], depth: number, from = 0) {
  const ends = endsOf(summaries, depth)
  let at = from
  // Ends before the first row belong to an earlier page.
  let next = ends.findIndex(({ after }) => after > from)
  if (next < 0) next = ends.length
  return (rows: readonly (readonly Cell[])[]): Line<Cell>[] => {
    const lines: Line<Cell>[] = []
    for (const cells of rows) {
      lines.push({ kind: 'row', cells })
      at += 1
      for (let end = ends[next]; end !== undefined && end.after <= at; end = ends[next]) {
        lines.push(lineOf(end.summary))
        next += 1
      }
    }
    return lines
  }
}

/** After which row each summary stands. */
function endsOf<Cell>(summaries: readonly Summary<Cell>[], depth: number) {
  let after = 0
  return summaries.map((summary) => {
    if (summary.level === depth) after += summary.count
    return { summary, after }
  })
}
