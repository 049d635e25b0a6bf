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

export const minutesOf = ({ starts, ends, break_minutes }: Hours): number => ends - starts - break_minutes

/** '07:30' -> 450. */
export function minuteOf(time: string): number {
  const [hour = '0', minute = '0'] = time.split(':')
  return Number(hour) * 60 + Number(minute)
}

/** 1560 -> '02:00'. */
export function clockText(minute: number): string {
  const [hour, rest] = [Math.floor((minute % DAY) / 60), minute % 60]
  return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

/** Decimal text of hours: 750 -> '12.5', 480 -> '8'. */
export function hoursText(minutes: number): string {
  const hundredths = Math.round((minutes * 100) / 60)
  const rest = hundredths % 100
  const whole = Math.floor(hundredths / 100)
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0').replace(/0$/, '')}`
}
