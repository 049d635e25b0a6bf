import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { linesToCheck } from '../model/lines.ts'
import { helpLines } from './help-lines.ts'

const numbers = (country: string) =>
  helpLines(country, 'en', new Date('2026-11-28T04:00:00Z')).map((line) => line.number)

test('only lines that were looked up are shown, and 119 and 110 that everybody knows', () => {
  expect(numbers('MY')).toEqual(['999', '15555'])
  expect(numbers('TW')).toEqual(['119', '110', '1925', '1995', '1980', '113', '0800-013-999'])
  expect(numbers('PH')).toEqual(['911', '1553', '0919-057-1553', '0917-899-8727'])
  expect(numbers('SG')).toEqual([])
})

test('Talian HEAL is closed from midnight to eight in Kuala Lumpur', () => {
  const heal = (at: string) => helpLines('MY', 'en', new Date(at))[1]
  expect(heal('2026-11-27T15:59:00Z')).toMatchObject({ hours: '08:00 to 24:00', open_now: true })
  expect(heal('2026-11-27T16:00:00Z')?.open_now).toBe(false)
  expect(heal('2026-11-27T23:59:00Z')?.open_now).toBe(false)
  expect(heal('2026-11-28T00:00:00Z')?.open_now).toBe(true)
})

test('hours nobody established are not said to be open, and nothing is called free that may cost', () => {
  const taiwan = helpLines('TW', 'zh-Hant', new Date('2026-11-28T04:00:00Z'))
  expect(taiwan.find(({ number }) => number === '1980')).toMatchObject({ hours: '服務時間未確認', open_now: null })
  const said = [...helpLines('MY', 'en', new Date()), ...helpLines('PH', 'en', new Date())]
  expect(said.filter(({ note }) => note?.includes('free')).map(({ number }) => number)).toEqual(['911'])
})

test('a line that nobody confirmed for more than 180 days is named to operations', () => {
  expect(linesToCheck(plainDateOf('2027-04-30'))).toEqual([])
  expect(linesToCheck(plainDateOf('2027-05-01')).map(({ number }) => number)).toHaveLength(13)
})

test('to the person it says so of each line, but not of the numbers that everybody knows', () => {
  const shown = (day: string) => helpLines('TW', 'en', new Date(`${day}T04:00:00Z`)).map(({ to_check }) => to_check)
  expect(shown('2027-04-30')).toEqual([false, false, false, false, false, false, false])
  expect(shown('2027-05-01')).toEqual([false, false, true, true, true, true, true])
})
