/**
 * Agreed pay of one component over time: days on which it changes. A day is written only where it changes something,
 * so that a sheet sent back as it was taken changes nothing.
 */
export type RateDay = { readonly from: string; readonly amount: string; readonly reason: string | null }

export type Written = RateDay & {
  /** What stood on this very day before; null where none did. */
  readonly former: RateDay | null
  /** What held on this day before the sheet. */
  readonly held: string | null
}

export function writtenDays(stored: readonly RateDay[], wanted: readonly RateDay[]): readonly Written[] {
  const days = new Map(stored.map((day) => [day.from, day]))
  const written: Written[] = []
  for (const day of [...wanted].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    const former = days.get(day.from) ?? null
    // Another reason alone is no change of pay.
    if ((former?.amount ?? heldOn(days, day.from)) === day.amount) continue
    const reason = day.reason ?? former?.reason ?? null
    written.push({ ...day, reason, former, held: heldOn(new Map(stored.map((one) => [one.from, one])), day.from) })
    days.set(day.from, { ...day, reason })
  }
  return written
}

/** The next day after this one on which pay changes again. */
export const nextChange = (stored: readonly RateDay[], from: string): string | undefined =>
  stored.find((day) => day.from > from)?.from

function heldOn(days: ReadonlyMap<string, RateDay>, day: string): string | null {
  let held: RateDay | undefined
  for (const one of days.values()) if (one.from <= day && (held === undefined || one.from > held.from)) held = one
  return held?.amount ?? null
}
