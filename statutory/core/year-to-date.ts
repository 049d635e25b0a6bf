/**
 * What the year has brought so far is a plain fact, given with the month; nothing in the engine travels in time.
 * Adding a month (or another employer's part of the year) is the only thing ever done to it.
 */
import type { Amount } from '#kernel/money.ts'

export type YearToDate<Key extends string> = Readonly<Record<Key, Amount>>

export function addUp<Key extends string>(
  keys: readonly Key[],
  left: YearToDate<Key>,
  right: YearToDate<Key>,
): YearToDate<Key> {
  const total: Record<Key, Amount> = { ...left }
  for (const key of keys) total[key] += right[key]
  return total
}
