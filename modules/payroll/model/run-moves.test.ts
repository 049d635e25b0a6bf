import { expect, test } from 'vitest'
import { type RunState, refusalOfMove, runMoves } from './run-moves.ts'

const states: readonly RunState[] = ['none', 'unconfirmed', 'confirmed', 'approved']

test('a run goes from none to approved step by step, and nothing is skipped', () => {
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
