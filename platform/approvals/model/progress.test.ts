import { expect, test } from 'vitest'
import { progressOf, type Seat, type TaskState } from './progress.ts'

const seats = (...steps: readonly (readonly TaskState[])[]): Seat[] =>
  steps.flatMap((states, step) => states.map((state, seat) => ({ step, seat, state })))

test('one of several is enough where any of them may agree', () => {
  expect(progressOf(seats(['approved', 'open']), 0, 'any')).toEqual({ to: 'end' })
})

test('all have to agree where the step says so', () => {
  expect(progressOf(seats(['approved', 'open'], ['waiting']), 0, 'all')).toEqual({ to: 'same-step' })
  expect(progressOf(seats(['approved', 'approved'], ['waiting']), 0, 'all')).toEqual({ to: 'next-step', step: 1 })
})

test('after the last step it is decided', () => {
  expect(progressOf(seats(['approved'], ['approved']), 1, 'any')).toEqual({ to: 'end' })
})

test('a step whose seats were passed over does not hold up the others', () => {
  expect(progressOf(seats(['passed', 'approved'], ['waiting']), 0, 'all')).toEqual({ to: 'next-step', step: 1 })
})
