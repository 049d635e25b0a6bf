import { expect, test } from 'vitest'
import { firstTab, heldAddress, payslipQuery } from './run-query.ts'

test('the way to those who are held back asks for them alone, of all payslips of the month', () => {
  const address = heldAddress('2026-01')
  expect(address.month).toBe('2026-01')
  expect(payslipQuery(address)).toMatchObject({ tab: 'all', check: 'held' })
})

test('a review opens on what needs a look, on all where nothing does, and on any tab that is asked for', () => {
  expect([firstTab(3), firstTab(0)]).toEqual(['look', 'all'])
  expect(payslipQuery({ month: '2026-01' }).tab).toBe('first')
  expect(payslipQuery({ month: '2026-01', tab: 'look' }).tab).toBe('look')
})
