/** The page that tells what roles may do leaves nothing out: each area stands in one group and has words. */
import { expect, test } from 'vitest'
import { areas } from '#access/areas.ts'
import english from '../../words/access.en.json' with { type: 'json' }
import { areaGroups } from './area-groups.ts'
import { groupsOf, mayDo } from './may-do.ts'

const decided = Object.entries(areas).flatMap(([id, { roles }]) => (roles === 'any' ? [] : [id]))

test('every area that roles decide on stands in one group', () => {
  expect(Object.values(areaGroups).flat().sort()).toEqual(decided.sort())
})

test('every one of them says what it lets people do', () => {
  expect(decided.filter((id) => !(`identity.may.${id}` in english))).toEqual([])
})

test('what belongs to a module that is off is left out', () => {
  const session = { type: 'company', complete: true, modules: [2], features: [], roles: [] } as never
  const time = groupsOf(session).find(({ id }) => id === 'time')
  expect(time?.areas).toEqual(['leave', 'leave.team', 'leave.unlock'])
})

test('a role may what the table says', () => {
  expect([mayDo('HR Payroll 1', 'payroll'), mayDo('HR Payroll 1', 'payroll.approve')]).toEqual([true, false])
})
