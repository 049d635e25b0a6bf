/** Which of one's own pages an account without employment is told about instead of shown. */
import { expect, test } from 'vitest'
import { isOfEmployment } from './places.ts'

test('whoever has no employment and opens leave or payslips is told why', () => {
  const told = ['/me/leave', '/me/leave/apply', '/me/pay/1', '/me/offInLieu', '/me/replacementHoliday', '/me/overtime']
  expect(told.filter((path) => !isOfEmployment(path))).toEqual([])
  expect(['/me', '/me/calendar', '/me/requests', '/me/profile'].filter(isOfEmployment)).toEqual([])
})
