import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { workOut } from '#statutory/work-out.ts'
import type { BroughtAmount } from './contributed-amounts.ts'
import { gatheredAsked, stepsAsked } from './gathered-asked.ts'

const given = { wages: '2600.00', day_type: 'normal_day', normal_hours: '8', hours_worked: '10', manual_labour: true }

const evening = (date: string, hours_worked = '10', came?: string): BroughtAmount => {
  const { answer } = workOut('my.overtime', date, { ...given, hours_worked })
  const figure = 'overtime_pay'
  const text = came ?? String((answer as Readonly<Record<string, unknown>>)[figure])
  const asked = { scheme: 'my.overtime', given: { ...given, hours_worked }, figure, came: text }
  return {
    ...{ origin: 'overtime', source: date, day: plainDateOf(date), month: date.slice(0, 7), kind: 'amount' },
    ...{ type: 'overtime', amount: text, due: text, basis: 'b', worksheet: [], asked, corrects: false },
    told: { en: '', 'zh-Hant': '' },
  }
}

test('what was asked on many days is kept once, and each day still says how it came about', () => {
  const kept = gatheredAsked([evening('2026-03-02'), evening('2026-03-03', '11'), evening('2026-03-04')])
  expect(kept).toHaveLength(2)
  // As it lies in the database.
  const read = JSON.parse(JSON.stringify(kept))
  expect(stepsAsked(read, 2, '2026-03-04').at(-1)).toMatchObject({ key: 'overtime_pay', value: '37.50' })
  expect(stepsAsked(read, 1, '2026-03-03').at(-1)).toMatchObject({ key: 'overtime_pay', value: '56.25' })
  expect(stepsAsked(read, 3, '2026-03-05')).toEqual([])
  expect(stepsAsked(null, 0, '2026-03-02')).toEqual([])
})

test('the law of the day it is for is asked, or of the one that is told beside it', () => {
  const own = evening('2026-03-02')
  expect(gatheredAsked([own])[0]?.of).toEqual([0])
  expect(gatheredAsked([{ ...own, askedOn: plainDateOf('2026-01-05') }])[0]?.of).toEqual([[0, '2026-01-05']])
})

test('months that were kept with the day beside each place are read as before', () => {
  const [kept] = gatheredAsked([evening('2026-03-02')])
  if (!kept) throw new Error('nothing was asked')
  const once = [{ ...kept, of: [[0, '2026-03-02'] as const] }]
  expect(stepsAsked(once, 0, '2026-03-02')).toEqual(stepsAsked([kept], 0, '2026-03-02'))
})

test('no steps are shown that would lead to another amount than was paid', () => {
  expect(stepsAsked(gatheredAsked([evening('2026-03-02', '10', '40.00')]), 0, '2026-03-02')).toEqual([])
})
