/** A day is worked for one other, or off for one other, and never both. Field -> word of what is wrong. */
type Pair = { readonly date: string; readonly for_date: string }

export function makeUpFaults(wanted: Pair, others: readonly Pair[]): Readonly<Record<string, readonly string[]>> {
  if (wanted.date === wanted.for_date) return { for_date: ['holidays.make-up-same-day'] }
  const taken = new Set(others.flatMap(({ date, for_date }) => [date, for_date]))
  return {
    ...(taken.has(wanted.date) && { date: ['holidays.make-up-taken'] }),
    ...(taken.has(wanted.for_date) && { for_date: ['holidays.make-up-taken'] }),
  }
}
