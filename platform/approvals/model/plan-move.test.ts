import { describe, expect, test } from 'vitest'
import { planMove } from './plan-move.ts'
import type { TaskState } from './progress.ts'
import type { Rights } from './rights.ts'

const moves = {
  approve: { from: ['pending'], to: 'approved', by: 'approver' },
  reject: { from: ['pending'], to: 'rejected', by: 'approver' },
  withdraw: { from: ['approved'], to: 'withdrawn', by: 'keeper' },
} as const
const seat = (step: number, number: number, account_id: string, state: TaskState) => ({
  step,
  seat: number,
  account_id,
  roles: [],
  state,
})
const request = (more: object = {}) => ({
  kind: 'leave',
  status: 'pending',
  about_account: 'ann',
  sent_by: 'ann',
  step: 0 as number | null,
  asked: null as 'withdraw' | null,
  steps: [{ needs: 'any' as const }, { needs: 'all' as const }],
  ...more,
})
const who = (accountId: string, keeps = false) => ({
  keeps,
  rights: {
    accountId,
    applicant: accountId,
    accounts: [{ accountId, as: null, kinds: null }],
    roles: [],
    isOnlyAdmin: false,
  } satisfies Rights,
})
const chain = [
  seat(0, 0, 'boss', 'open'),
  seat(0, 1, 'deputy', 'open'),
  seat(1, 0, 'chief', 'waiting'),
  seat(1, 1, 'finance', 'waiting'),
]
const wanted = (decision: string) => ({ decision, answersAsked: true })

describe('approving', () => {
  test('opens the next step where there is one, and passes over who was not needed', () => {
    expect(planMove(moves, request(), chain, who('boss'), wanted('approve'))).toMatchObject({
      does: 'agrees',
      status: 'pending',
      step: 1,
      seats: [
        { step: 0, seat: 0, state: 'approved' },
        { step: 0, seat: 1, state: 'passed' },
        { step: 1, seat: 0, state: 'open' },
        { step: 1, seat: 1, state: 'open' },
      ],
    })
  })

  test('waits for everybody where all have to agree, then moves', () => {
    const open = [chain[0], chain[1], seat(1, 0, 'chief', 'open'), seat(1, 1, 'finance', 'open')] as typeof chain
    const first = planMove(moves, request({ step: 1 }), open, who('chief'), wanted('approve'))
    expect(first).toMatchObject({ does: 'agrees', step: 1, seats: [{ step: 1, seat: 0, state: 'approved' }] })
    const half = [...open.slice(0, 2), seat(1, 0, 'chief', 'approved'), seat(1, 1, 'finance', 'open')]
    expect(planMove(moves, request({ step: 1 }), half, who('finance'), wanted('approve'))).toMatchObject({
      does: 'moves',
      status: 'approved',
      step: null,
    })
  })

  test('may lead through a state of its own', () => {
    const claims = {
      approve: { from: ['pending', 'processing'], to: 'approved', by: 'approver', meanwhile: 'processing' },
    } as const
    expect(planMove(claims, request(), chain, who('boss'), wanted('approve'))).toMatchObject({ status: 'processing' })
  })

  test('by who keeps the kind ends the chain at once', () => {
    const planned = planMove(moves, request(), chain, who('hr', true), wanted('approve'))
    expect(planned).toMatchObject({ does: 'moves', status: 'approved', step: null })
    expect('seats' in planned && planned.seats.every(({ state }) => state === 'passed')).toBe(true)
  })
})

test('rejecting ends it, whichever step it is at', () => {
  expect(planMove(moves, request(), chain, who('deputy'), wanted('reject'))).toMatchObject({
    does: 'moves',
    move: 'reject',
    status: 'rejected',
    seats: [
      { step: 0, seat: 0, state: 'passed' },
      { step: 0, seat: 1, state: 'rejected' },
      { step: 1, seat: 0, state: 'passed' },
      { step: 1, seat: 1, state: 'passed' },
    ],
  })
})

describe('a wish to have it withdrawn', () => {
  const asked = request({ status: 'approved', asked: 'withdraw', step: 2 })
  const seats = [seat(0, 0, 'boss', 'approved'), seat(2, 0, 'boss', 'open')]

  test('is granted by approving it and declined by rejecting it', () => {
    expect(planMove(moves, asked, seats, who('boss'), wanted('approve'))).toMatchObject({
      does: 'moves',
      move: 'withdraw',
      status: 'withdrawn',
    })
    expect(planMove(moves, asked, seats, who('boss'), wanted('reject'))).toMatchObject({
      does: 'keeps',
      status: 'approved',
      step: null,
    })
  })

  test('is not answered by a list that approves what is pending', () => {
    const strict = { decision: 'approve', answersAsked: false }
    expect(planMove(moves, asked, seats, who('boss'), strict)).toEqual({ refused: 'approvals.other-state' })
  })
})

test('what is not one’s own to decide is refused', () => {
  expect(planMove(moves, request(), chain, who('chief'), wanted('approve'))).toEqual({ refused: 'approvals.not-yours' })
  expect(planMove(moves, request(), chain, who('ann', true), wanted('approve'))).toEqual({ refused: 'approvals.own' })
})
