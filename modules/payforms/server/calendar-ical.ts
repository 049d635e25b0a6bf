/** Dates of agencies in the words of RFC 5545, for whatever calendar somebody keeps. */
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Language } from '#platform/http/server/say.ts'
import { storedMonthText } from '#platform/words/format.ts'

type Entry = {
  readonly id: string
  readonly authority: string
  readonly what: string
  readonly rule: string
  readonly month: string
  readonly due_on: string
  readonly status: 'open' | 'done' | 'late'
}

type About = { readonly name: string; readonly stamp: Date; readonly language: Language }

export function icalOf(dates: readonly Entry[], about: About): string {
  const stamp = `${about.stamp.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kerja//Agency dates//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    `X-WR-CALNAME:${escaped(about.name)}`,
    ...dates.flatMap((date) => event(date, stamp, about.language)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const event = (
  { id, authority, what, rule, month, due_on, status }: Entry,
  stamp: string,
  language: Language,
): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}@kerja`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${digits(due_on)}`,
  `DTEND;VALUE=DATE:${digits(addDays(plainDateOf(due_on) as PlainDate, 1))}`,
  `SUMMARY:${escaped(`${authority}: ${what}, ${storedMonthText(month, language)}`)}`,
  `DESCRIPTION:${escaped(rule)}`,
  `STATUS:${status === 'done' ? 'CANCELLED' : 'CONFIRMED'}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

const digits = (day: string): string => day.replaceAll('-', '')

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** At most 75 bytes a line; a letter is never cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}
