/** One line of `npm run bench`: what was measured, against what it is held, and whether it held. */
export type Figure = {
  readonly what: string
  readonly measured: number
  readonly unit: string
  readonly wanted: number
  /** Whether more or less than wanted is good. */
  readonly good: 'at least' | 'at most'
  readonly note?: string
}

export const holds = ({ measured, wanted, good }: Figure): boolean =>
  good === 'at least' ? measured >= wanted : measured <= wanted

export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    shown(figure.measured),
    figure.unit,
    `${figure.good} ${shown(figure.wanted)}`,
    holds(figure) ? 'holds' : 'MISSED',
    figure.note ?? '',
  ])
  const all = [['what', 'measured', 'unit', 'wanted', '', 'note'], ...rows]
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return `${all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`
}

const shown = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2)

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
