/**
 * A calendar in the words of RFC 5545: whole days, whose end is the day after the last (3.6.1); lines of at most 75
 * octets that never break a character (3.1); commas, semicolons, backslashes and line ends escaped (3.3.11).
 */
import { icalEscaped, icalLines } from '#kernel/ical-lines.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'

export type IcalEvent = {
  /** The same for the same thing, however often it is read. */
  readonly uid: string
  readonly from: PlainDate
  /** The last day, inclusive. */
  readonly to: PlainDate
  /** Of what is at an hour; whole days have none. */
  readonly startsAt?: Date
  readonly minutes?: number
  readonly summary: string
  readonly description?: string
  readonly tentative?: boolean
  /** Whether one is not there: others may not plan over it. */
  readonly busy?: boolean
}

export function icalText(name: string, stamp: Date, events: readonly IcalEvent[]): string {
  const at = moment(stamp)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kerja//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${icalEscaped(name)}`,
    `X-WR-CALNAME:${icalEscaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap((event) => eventLines(event, at)),
    'END:VCALENDAR',
  ]
  return icalLines(lines)
}

function eventLines(event: IcalEvent, at: string): string[] {
  const { uid, summary, description, tentative, busy } = event
  return [
    'BEGIN:VEVENT',
    `UID:${icalEscaped(uid)}`,
    `DTSTAMP:${at}`,
    ...span(event),
    `SUMMARY:${icalEscaped(summary)}`,
    ...(description ? [`DESCRIPTION:${icalEscaped(description)}`] : []),
    `STATUS:${tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    `TRANSP:${busy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ]
}

function span({ from, to, startsAt, minutes = 0 }: IcalEvent): string[] {
  if (!startsAt) return [`DTSTART;VALUE=DATE:${basic(from)}`, `DTEND;VALUE=DATE:${basic(addDays(to, 1))}`]
  const ends = new Date(startsAt.getTime() + minutes * 60_000)
  return [`DTSTART:${moment(startsAt)}`, `DTEND:${moment(ends)}`]
}

const moment = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')
const basic = (day: PlainDate): string => day.replaceAll('-', '')
