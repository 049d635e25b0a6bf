import { expect, test } from 'vitest'
import { heldAddress, payslipQuery } from './run-query.ts'

test('the way to those who are held back asks for them alone, of all payslips of the month', () => {
  const address = heldAddress('2026-01')
  expect(address.month).toBe('2026-01')
  expect(payslipQuery(address)).toMatchObject({ tab: 'all', check: 'held' })
})
