/** What stands at the thumb of one's own pages, with and without an employment. */
import { expect, test } from 'vitest'
import { modules } from '#access/modules.ts'
import type { Session } from '#access/session.ts'
import { isOfEmployment, placesFor } from './places.ts'

const session: Session = {
  type: 'user',
  complete: true,
  roles: ['HR Leave'],
  modules: Object.values(modules),
  features: [],
}
const paths = (isEmployed: boolean) => placesFor(session, isEmployed).map(({ path }) => path)

test('an account without employment is offered no leave and no payslips, and whoever opens them is told why', () => {
  expect(paths(true)).toEqual(['/me', '/me/leave', '/me/requests', '/me/pay', '/me/profile'])
  expect(paths(false)).toEqual(['/me', '/me/requests', '/me/profile'])
  const told = ['/me/leave', '/me/leave/apply', '/me/pay/1', '/me/offInLieu', '/me/replacementHoliday']
  expect(told.filter((path) => !isOfEmployment(path))).toEqual([])
  expect(['/me', '/me/calendar', '/me/requests', '/me/profile'].filter(isOfEmployment)).toEqual([])
})
