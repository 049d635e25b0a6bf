/** An interview for the reader's calendar (RFC 5545, RFC 5546): one UID for good, a sequence that rises. */
import { icalEscaped, icalLines } from '#kernel/ical-lines.ts'

export type Invitation = {
  readonly id: string
  readonly sequence: number
  readonly method: 'REQUEST' | 'CANCEL'
  readonly startsAt: Date
  readonly minutes: number
  readonly stamp: Date
  readonly summary: string
  readonly place: string | null
  readonly url: string | null
  readonly organizer: { readonly name: string; readonly address: string }
  readonly attendee: string
}

export function invitation(of: Invitation): string {
  const ends = new Date(of.startsAt.getTime() + of.minutes * 60_000)
  return icalLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kerja//Interviews//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${of.method}`,
    'BEGIN:VEVENT',
    `UID:interview-${of.id}@kerja`,
    `SEQUENCE:${of.sequence}`,
    `DTSTAMP:${moment(of.stamp)}`,
    `DTSTART:${moment(of.startsAt)}`,
    `DTEND:${moment(ends)}`,
    `SUMMARY:${icalEscaped(of.summary)}`,
    ...(of.place ? [`LOCATION:${icalEscaped(of.place)}`] : []),
    ...(of.url ? [`URL:${of.url}`] : []),
    `ORGANIZER;CN="${of.organizer.name.replace(/["\r\n]/g, ' ')}":mailto:${of.organizer.address}`,
    `ATTENDEE;RSVP=TRUE:mailto:${of.attendee}`,
    `STATUS:${of.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}

const moment = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')
