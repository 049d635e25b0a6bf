/**
 * When a clocking was, as terminals write it and as people type it: days as every sheet takes them, hours of either
 * clock. Where a company's country writes the month first as well, a day is only taken that can be meant in one way.
 */
import type { Country } from '#kernel/countries.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { readDay } from '#platform/sheets/model/days.ts'

export type SaidTime = { readonly time: string } | { readonly fault: 'time' | 'day-order' }

/** 'YYYY-MM-DD HH:MM:SS'; no time that does not exist, and none of a clock that never was set. */
export function saidTime(text: string, country: Country): SaidTime {
  const [, day = '', clock = ''] = TOGETHER.exec(text.trim()) ?? /^(.+?),?[ T]+(.+)$/.exec(text.trim()) ?? []
  const date = saidDay(day, country)
  const time = saidClock(clock)
  if (date === 'sheets.unclear-day') return { fault: 'day-order' }
  if (!isDay(date) || time === undefined) return { fault: 'time' }
  return { time: time === DAY_END ? `${addDays(date, 1)} 00:00:00` : `${date} ${time}` }
}

/** Day and hours as one number, as terminals that write fixed columns do. */
const TOGETHER = /^(\d{8})(\d{4}(?:\d{2})?)$/

type Said = ReturnType<typeof readDay>
const isDay = (said: Said): said is PlainDate => /^\d/.test(said) && said >= '2010-01-01'

const BOTH_ORDERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

function saidDay(text: string, country: Country): Said {
  const [, first = '', second = '', year = ''] = BOTH_ORDERS.exec(text) ?? []
  if (country === 'MY' || year === '' || Number(first) > 12 || Number(first) === Number(second)) return readDay(text)
  return Number(second) > 12 ? readDay(`${year}-${first}-${second}`) : 'sheets.unclear-day'
}

/** Hours without colons, of the same terminals: 0858, 085831. */
const BARE = /^(\d{2})(\d{2})(\d{2})?$/
const HALF = '上午|下午|[ap]\\.?m\\.?'
const CLOCK = new RegExp(`^(?:(${HALF})\\s*)?(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:\\.\\d+)?)?(?:\\s*(${HALF}))?$`, 'i')

/** The end of a day, as ISO 8601 and terminals write it: the first moment of the next. */
const DAY_END = '24:00:00'

function saidClock(text: string): string | undefined {
  const spelt = text.replace(BARE, (_, hours, minutes, seconds = '00') => `${hours}:${minutes}:${seconds}`)
  const [, before, hour = '99', minute = '', second = '00', after] = CLOCK.exec(spelt) ?? []
  const half = before ?? after
  if (!half && `${hour}:${minute}:${second}` === DAY_END) return DAY_END
  if (Number(hour) > (half ? 12 : 23) || Number(minute) > 59 || Number(second) > 59) return undefined
  const isAfternoon = half !== undefined && /下午|^p/i.test(half)
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minute}:${second}`
}
