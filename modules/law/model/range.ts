/**
 * The row a step found in a gazetted table, as a stretch of amounts: from where to where, where the value lies in it,
 * and what else the row says. Tables print a floor under one of three names; the last row has no upper end.
 */
import { type Amount, parseAmount } from '#kernel/money.ts'

type Cell = { readonly key: string; readonly label: string; readonly value: string }

export type Range<C> = {
  readonly floor: C | undefined
  readonly limit: C
  readonly open: boolean
  /** Between 0 and 100; undefined where an end is open or the value is no amount. */
  readonly at: number | undefined
  readonly others: readonly C[]
}

const FLOORS = ['over', 'from', 'wages_from']

export function rangeOf<C extends Cell>(row: readonly C[], sought: string | undefined): Range<C> | undefined {
  const limit = row.find(({ key }) => key === 'up_to')
  if (!limit) return undefined
  const floor = row.find(({ key }) => FLOORS.includes(key))
  const [low, high, value] = [floor?.value ?? '0', limit.value, sought ?? ''].map(parseAmount)
  return {
    floor,
    limit,
    open: high === undefined,
    at: low === undefined || high === undefined || value === undefined ? undefined : share(low, high, value),
    others: row.filter((cell) => cell !== floor && cell !== limit),
  }
}

function share(low: Amount, high: Amount, value: Amount): number | undefined {
  if (high <= low) return undefined
  const at = Number(((value - low) * 100n) / (high - low))
  return Math.max(0, Math.min(100, at))
}
