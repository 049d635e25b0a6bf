import { expect, test } from 'vitest'
import { batchWanted, isInBatch } from './batches.ts'

const payslip = (batch: number | null, { held = false, netPay = '1.00' } = {}) => ({ batch, held, netPay })
const held = payslip(null, { held: true })

test.each([
  ['the first where none was taken', [payslip(null), held], undefined, 1],
  ['the last again where nobody waits', [payslip(1), held], undefined, 1],
  ['the next where somebody was let go', [payslip(1), payslip(null)], undefined, 2],
  ['the last where who was let go has nothing to get', [payslip(1), payslip(null, { netPay: '0.00' })], undefined, 1],
  ['the one asked for, though somebody waits', [payslip(1), payslip(2), payslip(null)], 1, 1],
  ['the next by its number', [payslip(1), payslip(null)], 2, 2],
  ['none that nobody is paid by', [payslip(1), held], 2, undefined],
  ['none beyond the next', [payslip(1), payslip(null)], 3, undefined],
  ['none of number zero', [payslip(1)], 0, undefined],
] as const)('which file: %s', (_name, payslips, asked, expected) => {
  expect(batchWanted(payslips, asked)).toBe(expected)
})

test('a file that was taken pays whom it paid, a new one who is in none and not held', () => {
  const payslips = [payslip(1), payslip(2), payslip(null), held]
  const paidBy = (batch: number) => payslips.map(isInBatch(payslips, batch))
  expect([1, 2, 3].map(paidBy)).toEqual([
    [true, false, false, false],
    [false, true, false, false],
    [false, false, true, false],
  ])
})
