import { expect, test } from 'vitest'
import { linesOfBalance } from './balance-lines.ts'

const sum = (lines: ReturnType<typeof linesOfBalance>) => lines.reduce((total, { amount }) => total + amount, 0)
const told = (lines: ReturnType<typeof linesOfBalance>) => lines.map(({ key, amount }) => [key, amount])

test('12, 5 carried over, 3 taken, 2 asked for: 7 are left since 5 expired in March, and a line says so', () => {
  const balance = {
    entitled: 12,
    carried: 5,
    taken: 3,
    booked: 0,
    pending: 2,
    paid_out: 0,
    forfeited: 5,
    unsettled: 0,
    available: 7,
  }
  const lines = linesOfBalance(balance, { pending: 2, taken: 0 })
  expect(told(lines)).toEqual([
    ['entitled', 12],
    ['carried', 5],
    ['taken', -3],
    ['expired', -5],
    ['this', -2],
  ])
  expect(sum(lines)).toBe(7)
})

test('what the lines do not know is a line of its own: they always come to what is left', () => {
  const balance = {
    entitled: 10,
    carried: 0,
    taken: 4,
    booked: 1,
    pending: 0,
    paid_out: 1,
    forfeited: 0,
    unsettled: 0,
    available: 3,
  }
  expect(told(linesOfBalance(balance, { pending: 0, taken: 1 })).at(-1)).toEqual(['other', -1])
  for (const available of [0, 3, 4.5, -2])
    expect(sum(linesOfBalance({ ...balance, available }, { pending: 0, taken: 1 }))).toBe(available)
})
