import { expect, test } from 'vitest'
import { parseYearMonth } from '#kernel/plain-date.ts'
import { type MonthState, mayWorkOut } from './month-order.ts'
import { periodOf } from './period.ts'
import type { RunState } from './run-moves.ts'

const month = (key: string) => periodOf(parseYearMonth(key) ?? { year: 0, month: 0 })
const run = (key: string, state: RunState): MonthState => ({ ...month(key), state })

test('any month may be the first, also before another one that is not approved', () => {
  expect(mayWorkOut(month('2025-11'), [])).toBe('in-order')
  expect(mayWorkOut(month('2025-11'), [run('2026-01', 'unconfirmed')])).toBe('in-order')
})

test('a later month needs all since the first approved, and is told which one is missing', () => {
  const runs = [run('2025-12', 'approved'), run('2026-01', 'confirmed')]
  expect(mayWorkOut(month('2026-02'), runs)).toEqual({ refused: 'payroll.out-of-order', detail: '2026-01' })
  expect(mayWorkOut(month('2026-03'), [run('2025-12', 'approved')])).toEqual({
    refused: 'payroll.out-of-order',
    detail: '2026-01',
  })
  expect(mayWorkOut(month('2026-01'), runs)).toBe('in-order')
})

test('nothing comes before the first once that is approved', () => {
  const runs = [run('2026-01', 'approved')]
  expect(mayWorkOut(month('2025-12'), runs)).toEqual({ refused: 'payroll.before-first', detail: '2026-01' })
})

test('a month before an approved one stays as it is', () => {
  const runs = [run('2026-01', 'approved'), run('2026-02', 'unconfirmed'), run('2026-03', 'approved')]
  expect(mayWorkOut(month('2026-02'), runs)).toEqual({ refused: 'payroll.later-approved', detail: '2026-03' })
})
