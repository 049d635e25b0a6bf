/** What changed between two publications, line by line. */

export type Line = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string }

/** The longest run of lines that both have stays; a text of a few hundred lines at most (10,000 characters). */
export function lineChanges(before: string, after: string): readonly Line[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const kept = keptLengths(old, now)
  const lines: Line[] = []
  let [at, on] = [0, 0]
  while (at < old.length || on < now.length) {
    const [was, is] = [old[at], now[on]]
    if (was !== undefined && was === is) {
      lines.push({ kind: 'same', text: was })
      at++
      on++
    } else if (is === undefined || (was !== undefined && lengthAt(kept, at + 1, on) >= lengthAt(kept, at, on + 1))) {
      lines.push({ kind: 'gone', text: was ?? '' })
      at++
    } else {
      lines.push({ kind: 'new', text: is })
      on++
    }
  }
  return lines
}

type Lengths = readonly (readonly number[])[]
const lengthAt = (kept: Lengths, at: number, on: number): number => kept[at]?.[on] ?? 0

/** How many lines both have from here on. */
function keptLengths(old: readonly string[], now: readonly string[]): Lengths {
  const kept: number[][] = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  for (let at = old.length - 1; at >= 0; at--) {
    for (let on = now.length - 1; on >= 0; on--) {
      const row = kept[at]
      if (!row) continue
      row[on] =
        old[at] === now[on]
          ? lengthAt(kept, at + 1, on + 1) + 1
          : Math.max(lengthAt(kept, at + 1, on), lengthAt(kept, at, on + 1))
    }
  }
  return kept
}
