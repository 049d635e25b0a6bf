/** The hours of a shift: minutes of the day on which it begins. */
export type Hours = {
  readonly starts: number
  readonly ends: number
  readonly break_starts: number | null
  readonly break_minutes: number
}

export const DAY = 1440

/** With its paid minutes: of the span less the break. */
export function spansOf({ starts, ends, break_starts, break_minutes }: Hours) {
  const pause = break_starts === null ? null : { starts: break_starts, ends: break_starts + break_minutes }
  return { starts, ends, break: pause, minutes: ends - starts - break_minutes, flexible: false }
}
