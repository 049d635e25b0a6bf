import { expect, test } from 'vitest'
import { type SetupStanding, setupKeys, setupOf } from './setup.ts'

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

test('opening leave is brought by moving in while that lasts', () => {
  const to = (movedIn: boolean) => setupOf({ ...fresh, movedIn }, all)?.find(({ key }) => key === 'leave')?.to
  expect([to(false), to(true)]).toEqual(['/app/migration', '/app/application/leave/balance'])
})
