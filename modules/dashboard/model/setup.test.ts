import { expect, test } from 'vitest'
import { besideSetup, type SetupStanding, setupKeys, setupOf } from './setup.ts'

const fresh: SetupStanding = {
  numbersMissing: 4,
  hasRegion: false,
  people: 0,
  earlierOpen: 0,
  peopleWithLeave: 0,
  movedIn: false,
  banks: 0,
  approvedRuns: 0,
  accounts: 1,
}
const done: SetupStanding = {
  numbersMissing: 0,
  hasRegion: true,
  people: 20,
  earlierOpen: 0,
  peopleWithLeave: 18,
  movedIn: true,
  banks: 1,
  approvedRuns: 1,
  accounts: 21,
}
const all = () => true

test('a fresh company has everything before it, the state counted with the numbers', () => {
  expect(setupOf(fresh, all)?.map(({ key, done, count }) => [key, done, count])).toEqual([
    ['numbers', false, 5],
    ['people', false, 0],
    ['earlier_pay', false, 0],
    ['leave', false, 0],
    ['bank_account', false, 0],
    ['first_run', false, 0],
    ['invitations', false, 0],
  ])
})

test('the list goes when all is done, and not before', () => {
  expect(setupOf(done, all)).toBeNull()
  const missing: Partial<SetupStanding>[] = [
    { hasRegion: false },
    { hasAccidentRate: false },
    { people: 0 },
    { earlierOpen: 3 },
    { movedIn: false, peopleWithLeave: 0 },
    { banks: 0 },
    { approvedRuns: 0 },
    { accounts: 1 },
  ]
  const open = missing.map((one) => setupOf({ ...done, ...one }, all)?.find((step) => !step.done)?.key)
  expect(open).toEqual(setupKeys)
})

test('a reader has the steps of the pages that open to them, and is done with those', () => {
  const noPay = (key: string) => key !== 'first_run'
  expect(setupOf(fresh, noPay)?.map(({ key }) => key)).not.toContain('first_run')
  expect(setupOf({ ...done, approvedRuns: 0 }, noPay)).toBeNull()
})

test('only where pay asks for a rate of accident insurance is that a step, done once it is set', () => {
  const step = (hasAccidentRate: boolean | undefined) =>
    setupOf({ ...fresh, hasAccidentRate }, all)?.find(({ key }) => key === 'accident_rate')
  expect(step(undefined)).toBeUndefined()
  expect(step(false)).toEqual({ key: 'accident_rate', done: false, count: 0, to: '/app/settings/payroll' })
  expect(step(true)?.done).toBe(true)
})

test('what an open step asks for is not told again among what waits; what is done, or put away, is no reason', () => {
  const waiting = [{ code: 'people' }, { code: 'company-numbers' }, { code: 'run' }, { code: 'look' }]
  const left = (steps: ReturnType<typeof setupOf>) => besideSetup(waiting, steps).map(({ code }) => code)
  expect(left(setupOf(fresh, all))).toEqual(['look'])
  expect(left(setupOf({ ...fresh, people: 1, approvedRuns: 1 }, all))).toEqual(['people', 'run', 'look'])
  expect(left(null)).toEqual(['people', 'company-numbers', 'run', 'look'])
})

test('opening leave is brought by moving in while that lasts', () => {
  const to = (movedIn: boolean) => setupOf({ ...fresh, movedIn }, all)?.find(({ key }) => key === 'leave')?.to
  expect([to(false), to(true)]).toEqual(['/app/migration?past=leave', '/app/application/leave/balance'])
})
