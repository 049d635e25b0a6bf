/** Where one's day begins, and which remembered addresses are gone to. */
import { afterAll, expect, test, vi } from 'vitest'

vi.stubGlobal('document', { documentElement: { lang: '' }, cookie: '' })
const { isOurs, startOf } = await import('./landing.ts')
afterAll(() => vi.unstubAllGlobals())

test.each([
  ['user', ['Company Admin'], 'employed', '/app/dashboard'],
  ['user', ['Reporting Manager'], 'employed', '/app/dashboard'],
  ['user', ['ALMA Wellbeing Reviewer'], null, '/app/dashboard'],
  ['auth0', [], 'employed', '/me'],
  ['user', [], 'employed', '/me'],
  ['user', [], null, '/app/dashboard'],
  ['ops', ['Ops'], null, '/panel/dashboard'],
] as const)(
  '%s with the roles %j, employed as %s, begins at %s (S2-009, S4-012)',
  (type, roles, employee_id, start) => {
    expect(startOf({ type, roles }, { employee_id })).toBe(start)
  },
)

test('an address asked for before is one of ours alone', () => {
  const ours = ['/app/payroll?month=2026-01', '/app/employee/profile/7#pay', '/me', '/me/pay/1', '/panel/companies']
  expect(ours.filter((address) => !isOurs(address))).toEqual([])
  const others = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/app',
    '/app//evil.example',
    '/login',
    '/applied',
    '/',
  ]
  expect(others.filter(isOurs)).toEqual([])
})
