import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { identityTells } from './identity-tells.ts'

const today = plainDateOf('2026-07-15')

test.each([
  ['MY', '720512-10-0003', { birthDate: '1972-05-12', gender: 'male' }],
  ['MY', '080229105554', { birthDate: '2008-02-29', gender: 'female' }],
  ['MY', '260101105553', { birthDate: '1926-01-01', gender: 'male' }],
  ['MY', '721312100003', {}],
  ['MY', 'A1234567', {}],
  ['TW', 'A223456781', { gender: 'female' }],
  ['TW', 'A800000014', { gender: 'male' }],
  ['PH', '720512100003', {}],
] as const)('in %s the number %s tells what it tells and no more', (country, number, told) => {
  expect(identityTells(country, number, today)).toEqual(told)
})
