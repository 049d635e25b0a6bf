import { expect, test } from 'vitest'
import { thinnestDay } from './thinnest-day.ts'

const days = ['2026-12-21', '2026-12-22', '2026-12-23'].map((date) => ({ date, charge: 1 }))
const away = (id: string, from: string, to = from) => ({ employee_id: id, from, to })

test('names the day on which the team is thinnest, with the applicant away too', () => {
  const found = thinnestDay(days, [away('a', '2026-12-22', '2026-12-23'), away('b', '2026-12-23')], 4)
  expect(found).toMatchObject({ date: '2026-12-23', here: 2, of: 5 })
})

test('says nothing while more than half are there, and of days that are not worked', () => {
  expect(thinnestDay(days, [away('a', '2026-12-22')], 9)).toBeUndefined()
  expect(thinnestDay([{ date: '2026-12-25', charge: 0 }], [away('a', '2026-12-25')], 1)).toBeUndefined()
  expect(thinnestDay(days, [], 0)).toBeUndefined()
})

test('counts somebody with two leaves on one day once', () => {
  expect(thinnestDay(days, [away('a', '2026-12-21'), away('a', '2026-12-21')], 2)).toMatchObject({ here: 1, of: 3 })
})
