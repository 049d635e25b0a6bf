import { describe, expect, test } from 'vitest'
import type { Approver } from './chain.ts'
import { type Around, seatsFor } from './seats.ts'

const boss = { accountId: 'boss', name: 'Boss' }
const chief = { accountId: 'chief', name: 'Chief' }
const head = { accountId: 'head', name: 'Head' }
const around: Around = { accountId: 'me', line: [boss, chief], head }
const asked = (approvers: readonly Approver[], where: Around = around) =>
  seatsFor([{ approvers, needs: 'any', remind_after_days: null }], where, ['HR Leave', 'Company Admin'])[0]?.map(
    ({ account_id, roles }) => account_id ?? roles.join('+'),
  )

describe('a step asks', () => {
  test('the manager, or the manager above', () => {
    expect(asked([{ by: 'manager', up: 1 }])).toEqual(['boss'])
    expect(asked([{ by: 'manager', up: 2 }])).toEqual(['chief'])
  })

  test('the highest there is where the line ends earlier', () => {
    expect(asked([{ by: 'manager', up: 5 }])).toEqual(['chief'])
  })

  test('the head of the department, a role, a named person', () => {
    expect(asked([{ by: 'head_of_department' }])).toEqual(['head'])
    expect(asked([{ by: 'role', role: 'Finance' }])).toEqual(['Finance'])
    expect(asked([{ by: 'person', account_id: 'ann', name: 'Ann' }])).toEqual(['ann'])
  })

  test('nobody about themselves', () => {
    expect(asked([{ by: 'head_of_department' }], { ...around, head: { accountId: 'me', name: 'Me' } })).toEqual([
      'boss',
    ])
    expect(asked([{ by: 'person', account_id: 'me', name: 'Me' }])).toEqual(['boss'])
  })

  test('each person once', () => {
    expect(asked([{ by: 'manager', up: 1 }, { by: 'head_of_department' }], { ...around, head: boss })).toEqual(['boss'])
  })

  test('the keepers of the kind where there is nobody else', () => {
    expect(asked([{ by: 'manager', up: 1 }], { accountId: 'me', line: [], head: null })).toEqual([
      'HR Leave+Company Admin',
    ])
  })
})
