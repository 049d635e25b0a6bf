/** Shifts as a calendar file in the words of RFC 5545: hours of the place where they are worked, lines of 75 octets. */
import { icalEscaped, icalLines } from '#kernel/ical-lines.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { clockText, DAY, type Hours } from './shift.ts'

type ShiftEvent = Pick<Hours, 'starts' | 'ends'> & {
  readonly uid: string
  readonly date: PlainDate
  readonly summary: string
}

export function icalOfShifts(name: string, timezone: string, stamp: Date, events: readonly ShiftEvent[]): string {
  const at = stamp.toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kerja//Shifts//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${icalEscaped(name)}`,
    `X-WR-TIMEZONE:${timezone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...zoneOf(timezone, stamp),
    ...events.flatMap(({ uid, date, summary, starts, ends }) => [
      'BEGIN:VEVENT',
      `UID:${icalEscaped(uid)}`,
      `DTSTAMP:${at}`,
      `DTSTART;TZID=${timezone}:${momentOf(date, starts)}`,
      `DTEND;TZID=${timezone}:${momentOf(date, ends)}`,
      `SUMMARY:${icalEscaped(summary)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return icalLines(lines)
}

/** What the hours are told in has to stand in the file: some programs take them for their own without it. */
function zoneOf(timezone: string, at: Date): string[] {
  const parts = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' }).formatToParts(at)
  const told = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const offset = told.replace(/^GMT|:/g, '') || '+0000'
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timezone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
}

const momentOf = (date: PlainDate, minute: number): string =>
  `${addDays(date, Math.floor(minute / DAY)).replaceAll('-', '')}T${clockText(minute).replace(':', '')}00`
