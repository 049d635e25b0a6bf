/** The table of areas against the specification's own table, typed from its sections 2 and 6 apart from the code. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Area, type AreaId, areas } from './areas.ts'
import { enter } from './enter.ts'
import { features, modules } from './modules.ts'
import { companyRoles } from './roles.ts'
import type { Session } from './session.ts'

const rows = readFileSync(new URL('./areas.spec.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [path = '', area = '', module = '', roles = ''] = line.split(',')
    return { path, area: area as AreaId, module, roles: roles.split('|') }
  })

test('the copy holds every screen below /app', () => {
  expect(rows.length).toBe(124)
})

test.each(rows)('$path', ({ area, module, roles }) => {
  const { module: ours, roles: allowed }: Area = areas[area]
  expect(ours === null ? '' : String(modules[ours])).toBe(module)
  expect(allowed === 'any' ? ['any authenticated'] : [...allowed].sort()).toEqual([...roles].sort())
})

const session = (changed: Partial<Session>): Session => ({
  type: 'user',
  complete: true,
  roles: ['Company Admin'],
  modules: Object.values(modules),
  features: Object.values(features),
  ...changed,
})

test('nobody enters unsigned, nor before the second factor', () => {
  for (const area of Object.keys(areas) as AreaId[]) {
    expect(enter(undefined, area)).toBe('sign-in')
    expect(enter(session({ complete: false }), area)).toBe('second-factor')
  }
})

test('operations hold no company role and open no company area; no module is what keeps them out (S2-018)', () => {
  for (const area of Object.keys(areas) as AreaId[]) {
    for (const modules of [[], session({}).modules])
      expect(enter(session({ type: 'ops', roles: ['Ops'], modules }), area)).toBe('operations')
  }
})

test('a module switched off closes its areas, whatever the role (S2-016)', () => {
  expect(enter(session({ modules: [] }), 'payroll')).toBe('module-off')
  expect(enter(session({ modules: [] }), 'employee')).toBe('allowed')
})

test('HR Attendance alone opens only what every signed-in person may open', () => {
  for (const [area, { roles }] of Object.entries(areas) as [AreaId, Area][]) {
    expect(enter(session({ roles: ['HR Attendance'] }), area)).toBe(roles === 'any' ? 'allowed' : 'role-missing')
  }
})

test('no area names a role twice or one that does not exist', () => {
  for (const { roles } of Object.values(areas) as Area[]) {
    if (roles === 'any') continue
    expect(new Set(roles).size).toBe(roles.length)
    expect(roles.filter((role) => !companyRoles.includes(role))).toEqual([])
  }
})
