/** Shifts as a calendar file in the words of RFC 5545: hours of the place where they are worked, lines of 75 octets. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { clockText, DAY, type Hours } from './shift.ts'

type ShiftEvent = Hours & { readonly uid: string; readonly date: PlainDate; readonly summary: string }

export function icalOfShifts(name: string, timezone: string, stamp: Date, events: readonly ShiftEvent[]): string {
  const at = stamp.toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kerja//Shifts//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${timezone}`,
    ...events.flatMap(({ uid, date, summary, starts, ends }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${at}`,
      `DTSTART;TZID=${timezone}:${momentOf(date, starts)}`,
      `DTEND;TZID=${timezone}:${momentOf(date, ends)}`,
      `SUMMARY:${escaped(summary)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const momentOf = (date: PlainDate, minute: number): string =>
  `${addDays(date, Math.floor(minute / DAY)).replaceAll('-', '')}T${clockText(minute).replace(':', '')}00`

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

const LINE = 75
/** A character is never broken; what goes on begins with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > LINE) {
      parts.push(part)
      part = ' '
    }
    part += sign
  }
  return [...parts, part].join('\r\n')
}
