import { expect, test } from 'vitest'
import { type RunOfPerson, runOfPerson } from './run-of-person.ts'

const of = (run: number, state: RunOfPerson['state'], more: Partial<RunOfPerson> = {}): RunOfPerson => ({
  ...{ run, state, has: true, without: false },
  ...more,
})

test.each<[string, RunOfPerson[], number[], number]>([
  ['nothing was worked out yet', [], [1], 1],
  ['the regular run is approved and has them', [of(1, 'approved')], [1], 1],
  ['a bonus run waits', [of(1, 'approved'), of(2, 'unconfirmed')], [1], 2],
  ['a bonus run was paid before the regular one', [of(2, 'approved')], [1], 1],
  [
    'they are left out of the regular run and paid by a second',
    [of(1, 'approved', { has: false, without: true }), of(2, 'approved')],
    [1],
    2,
  ],
  ['their last pay has the month', [of(1, 'unconfirmed', { has: false, without: true }), of(3, 'approved')], [1], 3],
  ['the first half is paid, the second is to come', [of(1, 'approved')], [1, 2], 2],
  ['both halves are paid', [of(1, 'approved'), of(2, 'approved')], [1, 2], 2],
])('%s', (_, runs, regular, run) => {
  expect(runOfPerson(runs, regular)).toBe(run)
})
