import { expect, test } from 'vitest'
import { type RunState, refusalOfMove, runMoves } from './run-moves.ts'

const states: readonly RunState[] = ['none', 'unconfirmed', 'confirmed', 'approved']

test('a run goes from none over unconfirmed and confirmed to approved, and nothing is skipped (S4-033)', () => {
  const allowed = Object.keys(runMoves).map((move) => [
    move,
    states.filter((state) => refusalOfMove(move as keyof typeof runMoves, state) === undefined),
  ])
  expect(Object.fromEntries(allowed)).toEqual({
    items: ['none', 'unconfirmed'],
    generate: ['none', 'unconfirmed'],
    discard: ['unconfirmed'],
    confirm: ['unconfirmed'],
    unconfirm: ['confirmed'],
    approve: ['confirmed'],
    reopen: ['approved'],
    release: ['approved'],
    unrelease: ['approved'],
    take: ['approved'],
    take_bank: ['approved'],
  })
})
