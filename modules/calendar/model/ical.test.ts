/** What is written is read back by a reader of its own, made from the rules of RFC 5545 and not from the writer. */

import { describe, expect, test } from 'vitest'
import { addDays, fromDayNumber, plainDateOf } from '#kernel/plain-date.ts'
import fc from '../../../tests/support/properties.ts'
import { type IcalEvent, icalText } from './ical.ts'

const STAMP = new Date('2026-11-20T03:04:05.678Z')
const write = (...events: IcalEvent[]) => icalText('Team', STAMP, events)
const event = (more: Partial<IcalEvent> = {}): IcalEvent => ({
  uid: 'leave-1@kerja',
  from: plainDateOf('2026-12-07'),
  to: plainDateOf('2026-12-09'),
  summary: 'Annual leave',
  ...more,
})

type Read = { readonly name: string; readonly params: readonly string[]; readonly value: string }

/** RFC 5545, 3.1: lines end with CRLF; one that begins with a space goes on with the one before. */
function read(text: string): Read[] {
  expect(text.endsWith('\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  return text
    .slice(0, -2)
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => {
      const [, head = '', value = ''] = /^([^:]+):(.*)$/su.exec(line) ?? []
      const [name = '', ...params] = head.split(';')
      return { name, params, value }
    })
}
const texts: Readonly<Record<string, string>> = { n: '\n', N: '\n', ',': ',', ';': ';', '\\': '\\' }
const unescaped = (value: string) => value.replace(/\\(.)/gsu, (_, sign: string) => texts[sign] ?? `?${sign}`)
const valueIn = (lines: readonly Read[], name: string) => lines.find((line) => line.name === name)?.value

describe('a calendar', () => {
  test('is read by a reader of the standard: whole days end on the day after the last', () => {
    const lines = read(write(event({ tentative: true, busy: true })))
    expect(lines.map(({ name }) => name)).toEqual(
      ['BEGIN', 'VERSION', 'PRODID', 'CALSCALE', 'METHOD', 'NAME', 'X-WR-CALNAME', 'REFRESH-INTERVAL'].concat(
        ['X-PUBLISHED-TTL', 'BEGIN', 'UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'STATUS', 'TRANSP'],
        ['END', 'END'],
      ),
    )
    const start = lines.find(({ name }) => name === 'DTSTART')
    expect([start?.params, start?.value]).toEqual([['VALUE=DATE'], '20261207'])
    expect(valueIn(lines, 'DTEND')).toBe('20261210')
    expect(valueIn(lines, 'DTSTAMP')).toBe('20261120T030405Z')
    expect([valueIn(lines, 'STATUS'), valueIn(lines, 'TRANSP')]).toEqual(['TENTATIVE', 'OPAQUE'])
  })

  test('of an hour begins and ends at moments of UTC', () => {
    const lines = read(write(event({ startsAt: new Date('2026-12-07T23:30:00Z'), minutes: 45 })))
    expect(lines.filter(({ name }) => /^DT(START|END)/.test(name))).toEqual([
      { name: 'DTSTART', params: [], value: '20261207T233000Z' },
      { name: 'DTEND', params: [], value: '20261208T001500Z' },
    ])
  })

  test('lasts over the end of a year and a leap day', () => {
    const end = (to: string) => valueIn(read(write(event({ from: plainDateOf(to), to: plainDateOf(to) }))), 'DTEND')
    expect([end('2026-12-31'), end('2028-02-28'), end('2028-02-29')]).toEqual(['20270101', '20280229', '20280301'])
  })

  test('keeps commas, semicolons, backslashes and line ends as text, and nothing begins a line of its own', () => {
    const summary = 'Ann; Ben, Cai\\ \r\nEND:VEVENT\nBEGIN:VALARM'
    const lines = read(write(event({ summary })))
    expect(unescaped(valueIn(lines, 'SUMMARY') ?? '')).toBe('Ann; Ben, Cai\\ \nEND:VEVENT\nBEGIN:VALARM')
    expect(lines.filter(({ name }) => name === 'END')).toHaveLength(2)
  })

  test('has no line of more than 75 octets, and breaks no character: Chinese names and faces included', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.integer({ min: 0, max: 60_000 }),
        (summary, day) => {
          const from = fromDayNumber(day)
          const text = write(event({ summary, from, to: addDays(from, 3) }))
          for (const line of text.split('\r\n')) {
            expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
            expect(Buffer.from(line).toString()).toBe(line)
          }
          // biome-ignore lint/suspicious/noControlCharactersInRegex: they are left out of texts
          const kept = summary.replace(/\r\n|\r/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
          expect(unescaped(valueIn(read(text), 'SUMMARY') ?? '')).toBe(kept)
        },
      ),
      { numRuns: 300 },
    )
    const long = '林志明、陳怡君與王小明的特別休假'.repeat(10)
    expect(unescaped(valueIn(read(write(event({ summary: long }))), 'SUMMARY') ?? '')).toBe(long)
  })
})
