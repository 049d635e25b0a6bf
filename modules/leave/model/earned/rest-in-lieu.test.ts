import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { ALWAYS } from '../entitlement/by-leave-year.ts'
import { type AnnualYear, restUntil } from './rest-in-lieu.ts'

const day = plainDateOf
const service: AnnualYear = {
  annual: { granted: 'anniversary', by_years: [] },
  yearStart: '01-01',
  joinedOn: day('2024-09-15'),
}

test('rest lasts the months agreed, and at most to the end of the annual leave year (Enforcement Rules, 22-2)', () => {
  expect(restUntil(day('2026-01-10'), 6, service)).toBe('2026-07-10')
  expect(restUntil(day('2025-08-31'), 6, { ...service, joinedOn: day('2024-03-01') })).toBe('2026-02-28')
  // The year of service ends before the six months do.
  expect(restUntil(day('2026-06-10'), 6, service)).toBe('2026-09-14')
  expect(restUntil(day('2026-09-15'), 12, service)).toBe('2027-09-14')
  // By leave years where these were agreed.
  const agreed = { ...service, annual: { granted: 'anniversary', by_years: [{ from: ALWAYS, to: null }] } } as const
  expect(restUntil(day('2026-06-10'), 6, agreed)).toBe('2026-12-10')
  expect(restUntil(day('2026-08-10'), 6, agreed)).toBe('2026-12-31')
  const april = { ...agreed, yearStart: '04-01' } as const
  expect(restUntil(day('2026-11-10'), 6, april)).toBe('2027-03-31')
})
