/**
 * The one place that asks what time it is. Everything else is given "now" or "today", so that a month can be
 * run for any day and a test can choose its own.
 */
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'

export type Clock = {
  now(): Date
  /** The day it is in a time zone such as 'Asia/Kuala_Lumpur'. */
  today(timezone: string): PlainDate
}

export const clockOf = (now: () => Date): Clock => ({
  now,
  today: (timezone) => dayIn(timezone, now()),
})

export const systemClock: Clock = clockOf(() => new Date())

const formats = new Map<string, Intl.DateTimeFormat>()

function dayIn(timezone: string, at: Date): PlainDate {
  let format = formats.get(timezone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone })
    formats.set(timezone, format)
  }
  return plainDateOf(format.format(at))
}
