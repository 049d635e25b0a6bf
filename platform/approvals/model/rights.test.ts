import { describe, expect, test } from 'vitest'
import { type For, type Rights, refusalOf, refusalOfAsking, standingOf } from './rights.ts'

const moves = {
  approve: { from: ['pending'], to: 'approved', by: 'approver' },
  reject: { from: ['pending'], to: 'rejected', by: 'approver' },
  withdraw: { from: ['approved'], to: 'withdrawn', by: 'keeper' },
  cancel: { from: ['pending'], to: 'cancelled', by: 'applicant' },
} as const
const request = {
  kind: 'leave',
  status: 'pending',
  about_account: 'ann',
  sent_by: 'ann',
  step: 0,
  asked: null as 'withdraw' | null,
}
const seat = (account_id: string | null, roles: string[] = [], step = 0) => ({
  step,
  seat: 0,
  account_id,
  roles,
  state: 'open' as const,
})
const own = (accountId: string, roles: string[] = [], more: Partial<Rights> = {}): Rights => ({
  accountId,
  applicant: accountId,
  accounts: [{ accountId, as: null, kinds: null }],
  roles: roles.map((role) => ({ role, as: null, kinds: null })),
  isOnlyAdmin: false,
  ...more,
})
const standingIn = (accountId: string, as: NonNullable<For>, kinds: string[] | null = null, roles: string[] = []) =>
  own(accountId, [], {
    accounts: [
      { accountId, as: null, kinds: null },
      { accountId: as.accountId, as, kinds },
    ],
    roles: roles.map((role) => ({ role, as, kinds })),
  })
test('a key is nobody’s applicant, though its maker sent what it sees', () => {
  const key = own('ann', ['HR Leave'], { applicant: null, accounts: [] })
  const standing = standingOf(request, [], key, true)
  expect(refusalOf(moves, 'cancel', request, standing)).toBe('approvals.not-yours')
  expect(refusalOfAsking(moves, { ...request, status: 'approved' }, standing)).toBe('approvals.not-yours')
  expect(refusalOf(moves, 'approve', request, standing)).toBe('approvals.own')
})

const approving = (rights: Rights, seats = [seat('boss')], keeps = false, asked = request) =>
  refusalOf(moves, 'approve', asked, standingOf(asked, seats, rights, keeps))

describe('deciding', () => {
  test('is for who has the open seat, by account or by role', () => {
    expect(approving(own('boss'))).toBeUndefined()
    expect(approving(own('hr', ['HR Leave']), [seat(null, ['HR Leave'])])).toBeUndefined()
    expect(approving(own('other'))).toBe('approvals.not-yours')
    expect(approving(own('boss'), [seat('boss', [], 1)])).toBe('approvals.not-yours')
  })

  test('is for who keeps the kind, whoever has the seat', () => {
    expect(approving(own('hr'), [seat('boss')], true)).toBeUndefined()
  })

  test('is never for the person it is about, by whatever way', () => {
    expect(approving(own('ann', ['HR Leave']), [seat('ann'), seat(null, ['HR Leave'])], true)).toBe('approvals.own')
  })

  test('is for the only admin even then', () => {
    expect(approving(own('ann', [], { isOnlyAdmin: true }), [], true)).toBeUndefined()
  })

  test('goes over to who stands in, for the kinds agreed', () => {
    const boss = { accountId: 'boss', name: 'Boss' }
    expect(approving(standingIn('deputy', boss))).toBeUndefined()
    expect(approving(standingIn('deputy', boss, ['claim']))).toBe('approvals.not-yours')
    expect(approving(standingIn('deputy', boss, null, ['HR Leave']), [seat(null, ['HR Leave'])])).toBeUndefined()
  })

  test('does not go over to who stands in for the very person it is about', () => {
    const ann = { accountId: 'ann', name: 'Ann' }
    expect(approving(standingIn('deputy', ann, null, ['HR Leave']), [seat(null, ['HR Leave'])])).toBe(
      'approvals.not-yours',
    )
  })
})

test('a move out of another state is refused for that', () => {
  const approved = { ...request, status: 'approved', step: null }
  expect(approving(own('boss'), [seat('boss')], true, approved as never)).toBe('approvals.other-state')
})

test('withdrawing is for the keepers, and for an approver once it was asked for', () => {
  const approved = { ...request, status: 'approved', step: 1 }
  const withdrawing = (rights: Rights, keeps: boolean, asked: 'withdraw' | null) =>
    refusalOf(
      moves,
      'withdraw',
      { ...approved, asked },
      standingOf({ ...approved, asked }, [seat('boss', [], 1)], rights, keeps),
    )
  expect(withdrawing(own('hr'), true, null)).toBeUndefined()
  expect(withdrawing(own('boss'), false, null)).toBe('approvals.not-yours')
  expect(withdrawing(own('boss'), false, 'withdraw')).toBeUndefined()
})

test('the applicant cancels, and asks for an approved one to be withdrawn once', () => {
  const cancelling = (accountId: string) =>
    refusalOf(moves, 'cancel', request, standingOf(request, [], own(accountId), false))
  expect([cancelling('ann'), cancelling('boss')]).toEqual([undefined, 'approvals.not-yours'])
  const approved = { ...request, status: 'approved' }
  const asking = (asked: 'withdraw' | null, accountId = 'ann') =>
    refusalOfAsking(moves, { ...approved, asked }, standingOf({ ...approved, asked }, [], own(accountId), false))
  expect([asking(null), asking('withdraw'), asking(null, 'boss')]).toEqual([
    undefined,
    'approvals.asked-already',
    'approvals.not-yours',
  ])
})
