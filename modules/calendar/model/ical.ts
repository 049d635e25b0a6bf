/**
 * A calendar in the words of RFC 5545: whole days, whose end is the day after the last (3.6.1); lines of at most 75
 * octets that never break a character (3.1); commas, semicolons, backslashes and line ends escaped (3.3.11).
 */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'

export type IcalEvent = {
  /** The same for the same thing, however often it is read. */
  readonly uid: string
  readonly from: PlainDate
  /** The last day, inclusive. */
  readonly to: PlainDate
  readonly summary: string
  readonly description?: string
  readonly tentative?: boolean
  /** Whether one is not there: others may not plan over it. */
  readonly busy?: boolean
}

export function icalText(name: string, stamp: Date, events: readonly IcalEvent[]): string {
  const at = stamp.toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kerja//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap((event) => eventLines(event, at)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ uid, from, to, summary, description, tentative, busy }: IcalEvent, at: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${at}`,
    `DTSTART;VALUE=DATE:${basic(from)}`,
    `DTEND;VALUE=DATE:${basic(addDays(to, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    `STATUS:${tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    `TRANSP:${busy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ]
}

const basic = (day: PlainDate): string => day.replaceAll('-', '')

/** Control characters have no place in a text (3.1) and are left out. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

const OCTETS = 75

/** Counted in octets of UTF-8; what goes on in the next line begins with one space, which counts too. */
function folded(line: string): string {
  let [out, width] = ['', 0]
  for (const character of line) {
    const size = octetsOf(character)
    if (width + size > OCTETS) {
      out += '\r\n '
      width = 1
    }
    out += character
    width += size
  }
  return out
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
}
