/** A claim of overtime: when somebody worked beyond what was planned, and how much of it counts. */

/** Minutes of the day on which it begins: 02:00 of the next day is 1560. */
export type Worked = { readonly starts: number; readonly ends: number; readonly breakMinutes: number }
export type Rounding = 'none' | 'down' | 'nearest' | 'up'
export type Counting = {
  readonly rounding: Rounding
  /** Minutes; means nothing while nothing is rounded. */
  readonly unit: number | null
  /** An hour is taken off where no break is given. */
  readonly autoBreak: boolean
}

/** What was asked: an end at or before the start is on the next day. */
export function spanOf(start: string, end: string): { readonly starts: number; readonly ends: number } {
  const [starts, ends] = [minutesOf(start), minutesOf(end)]
  return { starts, ends: ends <= starts ? ends + DAY : ends }
}

/** The break first, then rounding. */
export function countedMinutes(
  { starts, ends, breakMinutes }: Worked,
  { rounding, unit, autoBreak }: Counting,
): number {
  const span = ends - starts
  const taken = breakMinutes === 0 && autoBreak && span > AUTO_BREAK ? AUTO_BREAK : breakMinutes
  const worked = Math.max(0, span - taken)
  if (rounding === 'none' || unit === null) return worked
  const units = worked / unit
  const whole = { down: Math.floor(units), nearest: Math.floor(units + 0.5), up: Math.ceil(units) }[rounding]
  return whole * unit
}

/** '18:30' */
export const clockOf = (minutes: number): string =>
  [Math.floor((minutes % DAY) / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':')

/** '18:30' -> 1110 */
export const minutesOf = (clock: string): number => {
  const [hours = '0', minutes = '0'] = clock.split(':')
  return Number(hours) * HOUR + Number(minutes)
}

export const overlaps = (
  one: { readonly starts: number; readonly ends: number },
  other: { readonly starts: number; readonly ends: number },
): boolean => one.starts < other.ends && other.starts < one.ends

/** Exact to a hundred-thousandth: '1.5', '0.83333'. */
export function hoursText(minutes: number): string {
  const scaled = Math.round((minutes * SCALE) / HOUR)
  const text = `${Math.floor(scaled / SCALE)}.${String(scaled % SCALE).padStart(5, '0')}`
  return text.replace(/\.?0+$/, '')
}

const SCALE = 100_000
const HOUR = 60
export const DAY = 1440
const AUTO_BREAK = 60
