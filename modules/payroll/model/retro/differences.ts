/** What a closed month still owes or is owed, line by line: as it would be today, less what was paid and decided. */
import { type Amount, amountOf, amountText, sumOf } from '#kernel/money.ts'
import type { EarnedLines } from './worked-again.ts'

export type RetroLine = {
  readonly key: string
  /** Paid for the month until now, whatever was taken or dismissed of it among it. */
  readonly was: string
  readonly now: string
  readonly difference: string
}

/** What was taken into a later month or dismissed counts as settled. */
export function openLines(paid: EarnedLines, now: EarnedLines, decided: readonly RetroLine[]): RetroLine[] {
  const settled = new Map<string, Amount>()
  for (const { key, difference } of decided) settled.set(key, (settled.get(key) ?? 0n) + amountOf(difference))
  return [...new Set([...now.keys(), ...paid.keys(), ...settled.keys()])].flatMap((key) => {
    const was = (paid.get(key) ?? 0n) + (settled.get(key) ?? 0n)
    const due = now.get(key) ?? 0n
    if (was === due) return []
    return [{ key, was: amountText(was), now: amountText(due), difference: amountText(due - was) }]
  })
}

export const differenceOf = (lines: readonly Pick<RetroLine, 'difference'>[]): Amount =>
  sumOf(lines.map(({ difference }) => amountOf(difference)))
