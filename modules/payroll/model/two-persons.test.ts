import { expect, test } from 'vitest'
import { mayApprove } from './two-persons.ts'

test('who prepared it alone does not approve it while another Company Admin could', () => {
  expect(mayApprove('a', ['a'], 1)).toBe(false)
  expect(mayApprove('a', ['a', 'a'], 3)).toBe(false)
})

test('the only Company Admin of a company approves what she prepared', () => {
  expect(mayApprove('a', ['a'], 0)).toBe(true)
})

test('who shared the work with another person approves', () => {
  expect(mayApprove('a', ['a', 'b'], 1)).toBe(true)
  expect(mayApprove('a', ['b'], 1)).toBe(true)
})
