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

/** Days begin on quarters of an hour wherever people live: within one, the day of a place stays the same. */
const QUARTER_MS = 15 * 60_000

type Place = { readonly format: Intl.DateTimeFormat; readonly quarter: number; readonly day: PlainDate }
const places = new Map<string, Place>()

function dayIn(timezone: string, at: Date): PlainDate {
  const quarter = Math.floor(at.getTime() / QUARTER_MS)
  const known = places.get(timezone)
  if (known?.quarter === quarter) return known.day
  const format = known?.format ?? new Intl.DateTimeFormat('sv-SE', { timeZone: timezone })
  const day = plainDateOf(format.format(at))
  places.set(timezone, { format, quarter, day })
  return day
}
