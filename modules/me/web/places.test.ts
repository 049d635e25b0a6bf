/** Which of one's own pages an account without employment is told about instead of shown. */
import { expect, test } from 'vitest'
import { isOfEmployment } from './places.ts'

test('whoever has no employment and opens leave, payslips or a resignation is told why', () => {
  const told = [
    '/me/leave',
    '/me/leave/apply',
    '/me/pay/1',
    '/me/offInLieu',
    '/me/replacementHoliday',
    '/me/overtime',
    '/me/exit',
    '/me/travel',
  ]
  expect(told.filter((path) => !isOfEmployment(path))).toEqual([])
  // A role has these, with or without an employment.
  expect(
    ['/me', '/me/calendar', '/me/requests', '/me/profile', '/me/tasks', '/me/hiring', '/me/storyBoard'].filter(
      isOfEmployment,
    ),
  ).toEqual([])
})
