/** A meeting for the reader's calendar (RFC 5545, RFC 5546): one UID for good, a sequence that rises. */
import { icalEscaped, icalLines } from './ical-lines.ts'

export type Invitation = {
  readonly uid: string
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
    `UID:${of.uid}`,
    `SEQUENCE:${of.sequence}`,
    `DTSTAMP:${icalMoment(of.stamp)}`,
    `DTSTART:${icalMoment(of.startsAt)}`,
    `DTEND:${icalMoment(ends)}`,
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

export const icalMoment = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')
