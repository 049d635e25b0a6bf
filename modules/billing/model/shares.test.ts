import { expect, test } from 'vitest'
import { openWithout } from './shares.ts'

test('while a payment is shared out anew, what it counts for already is open again', () => {
  const own = [{ invoice_id: 'a', amount: '430.00' }]
  expect(openWithout({ id: 'a', left: '0.00' }, own)).toBe('430.00')
  expect(openWithout({ id: 'a', left: '6.00' }, own)).toBe('436.00')
  expect(openWithout({ id: 'b', left: '12.00' }, own)).toBe('12.00')
  expect(openWithout({ id: 'b', left: '12.00' }, [])).toBe('12.00')
})
