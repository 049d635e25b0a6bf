/** What stands in the side navigation, by the modules of the company and the roles of whoever looks. */
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { type Area, areas } from '#access/areas.ts'
import { features, type ModuleName, modules } from '#access/modules.ts'
import { companyRoles } from '#access/roles.ts'
import type { Session } from '#access/session.ts'
import type { Screen } from '#platform/contract/screen.ts'

let employee: string | null = null
let step = -1
vi.mock('#platform/identity/web/me.ts', async (original) => ({
  ...(await original<object>()),
  currentMe: () => ({ employee_id: employee, migration_wizard_step: step }),
}))
vi.stubGlobal('document', { documentElement: { lang: '' }, cookie: '' })
vi.stubGlobal('navigator', { userAgent: '' })
const { screens } = await import('./compose.ts')
const { mayOpen, navigationFor, placeOf } = await import('./navigation.ts')
const { leadOn } = await import('./entries.ts')

afterAll(() => vi.unstubAllGlobals())

const everything = Object.values(modules)
const session = (changed: Partial<Session> = {}): Session => ({
  type: 'user',
  complete: true,
  roles: ['Company Admin'],
  modules: everything,
  features: [],
  ...changed,
})
const entries = (of: Session, all = screens) => navigationFor(of, '', all).flatMap((group) => group.entries)
const paths = (of: Session, all = screens) =>
  entries(of, all).flatMap(({ tabs }) => tabs.flatMap(({ path, parts }) => [path, ...parts.map((one) => one.path)]))
const shown = (of: Session, all = screens) =>
  Object.fromEntries(entries(of, all).map(({ word, path, tabs }) => [word, [path, tabs.length]]))

/** Of which module the screen behind an entry is. */
function moduleOf(path: string): ModuleName | null {
  const screen = screens.find((one) => one.path === path)
  if (!screen || !('area' in screen)) return null
  const { module }: Area = areas[screen.area]
  return module
}

test.each([...new Set(paths(session()).map(moduleOf))].filter((name) => name !== null))(
  'of %s it shows nothing once that is switched off, and everything else as before (S2-019)',
  (name) => {
    const without = paths(session({ modules: everything.filter((id) => id !== modules[name]) }))
    expect(without.filter((path) => moduleOf(path) === name)).toEqual([])
    expect(without.filter((path) => path === '/app/dashboard')).toHaveLength(1)
  },
)

test('what stands under payroll goes with it, though it is of no module itself (S2-020)', () => {
  const ofPayroll = (of: Session) => paths(of).filter((path) => path.startsWith('/app/payroll'))
  expect(ofPayroll(session())).toEqual(expect.arrayContaining(['/app/payroll', '/app/payroll/payTemplate']))
  expect(ofPayroll(session({ modules: everything.filter((id) => id !== modules.payroll) }))).toEqual([])
  expect(ofPayroll(session({ roles: ['HR Leave'] }))).toEqual([])
})

/** A screen as any module would declare it; where nothing is said of it, open to whoever is signed in. */
const built = (
  path: string,
  area: Screen extends infer S ? (S extends { area: infer A } ? A : never) : never,
): Screen => ({
  path,
  area,
  word: `word of ${path}`,
  load: () => Promise.resolve({ default: undefined }),
})

describe('one entry a module', () => {
  test('leads to the first of its tabs that is built and may be opened', () => {
    const leave = (of: Session) => entries(of).find(({ word }) => word === 'screen.leaveApplicants')
    expect(leave(session())?.path).toBe('/app/application/leave/applicants')
    const ofTeam = leave(session({ roles: ['Reporting Manager'] }))
    expect(ofTeam?.tabs.map(({ path }) => path)).toEqual([
      '/app/application/leave/balance',
      '/app/application/leave/report',
    ])
    expect(ofTeam?.path).toBe('/app/application/leave/balance')
    expect(leave(session({ roles: ['HR Claim'] }))).toBeUndefined()
  })

  test('has the name of its only screen where one alone may be opened', () => {
    expect(shown(session({ roles: ['HR Payroll Supervisor'] }))['screen.holidays']).toEqual(['/app/company/holiday', 1])
    expect(shown(session())['group.company']?.[0]).toBe('/app/company/profile')
  })

  test('appears with a screen that is only now built, under the name of its module', () => {
    const overtime = built('/app/application/overtimeClaim', 'overtime')
    const before = screens.filter(({ path }) => path !== overtime.path)
    expect(paths(session(), before)).not.toContain(overtime.path)
    expect(entries(session(), [...before, overtime]).find(({ path }) => path === overtime.path)?.word).toBe(
      overtime.word,
    )
    expect(paths(session({ modules: [] }), [...before, overtime])).not.toContain(overtime.path)
  })

  test('needs its parent and its own module (S2-020, A8)', () => {
    const reviews = [
      built('/app/performanceReview', 'performance'),
      built('/app/performanceReview/success/factor', 'performanceSuccessFactor'),
    ]
    const below = (off: ModuleName[]) =>
      paths(session({ modules: everything.filter((id) => !off.some((name) => modules[name] === id)) }), reviews)
    expect(below([])).toEqual(reviews.map(({ path }) => path))
    expect(below(['performanceSuccessFactor'])).toEqual(['/app/performanceReview'])
    expect(below(['performance'])).toEqual([])
  })

  test('takes in what stands in a drawer as parts of one tab, and what nobody named beside its kin', () => {
    const further = [
      built('/app/payroll/forms/somethingNew', 'payroll.forms'),
      built('/app/payroll/somethingNew', 'payroll.reports'),
      built('/app/nothingLikeIt', 'analysis'),
    ]
    const groups = navigationFor(session(), '', [...screens, ...further])
    const payroll = groups.flatMap((group) => group.entries).find(({ path }) => path === '/app/payroll')
    const forms = payroll?.tabs.find(({ word }) => word === 'tab.forms')
    expect(forms?.path).toBe('/app/payroll/forms')
    expect(forms?.parts.map(({ path }) => path)).toEqual([
      '/app/payroll/forms/eform',
      '/app/payroll/forms/pcb_statements',
      '/app/payroll/forms/cp_2x',
      '/app/payroll/forms/somethingNew',
    ])
    expect(payroll?.tabs.at(-1)?.path).toBe('/app/payroll/somethingNew')
    expect(groups.at(-1)?.entries.at(-1)?.path).toBe('/app/nothingLikeIt')
    expect(placeOf('/app/payroll/forms/pcb_statements', groups)?.tab.word).toBe('tab.forms')
    expect(placeOf('/app/payroll/incomeTax/7/2026/1', groups)?.entry.path).toBe('/app/payroll')
  })
})

test('every page of the company has its place, each in one alone', () => {
  const pages = screens.filter((screen) => screen.path.startsWith('/app/') && !screen.path.includes(':'))
  const apart = /^\/app\/(settings|account)(\/|$)/
  step = 0
  const all = paths(session({ roles: companyRoles, features: Object.values(features) }))
  step = -1
  const missing = pages.map(({ path }) => path).filter((path) => !apart.test(path) && !all.includes(path))
  expect(missing.filter((path) => !leadOn.includes(path))).toEqual([])
  const source = readFileSync(new URL('./entries.ts', import.meta.url), 'utf8')
  const named = [...source.matchAll(/'(\/app\/[^']+)'/g)].map(([, path]) => path ?? '')
  const places = named.filter((path) => !leadOn.includes(path))
  expect(
    paths(
      session(),
      [...new Set(places)].map((path) => built(path, 'account')),
    ).toSorted(),
  ).toEqual([...new Set(places)].filter((path) => path !== '/app/migration').toSorted())
})

test.each(['Ops', 'Latest System Update Ops'] as const)(
  'the pages of one’s own account stand on the own side: password, second factor, sessions and language of %s',
  (role) => {
    const [operations, admin] = [session({ type: 'ops', roles: [role] }), session()]
    const ofAccount = (of: Session) =>
      screens.filter((screen) => screen.path.includes('/account/') && mayOpen(screen, of)).map(({ path }) => path)
    const pages = ['password', 'twoFactor', 'sessions', 'language']
    expect(ofAccount(operations)).toEqual(pages.map((page) => `/panel/account/${page}`))
    expect(ofAccount(admin)).toEqual(pages.map((page) => `/app/account/${page}`))
    expect(paths(operations).filter((path) => !path.startsWith('/panel/'))).toEqual([])
  },
)

describe('one’s own pages', () => {
  const at = (of: Session, page: string, all = screens) =>
    navigationFor(of, page, all).flatMap((group) => group.entries.map(({ path }) => path))
  const plain = session({ roles: [] })
  const own = ['/me', '/me/leave', '/me/requests', '/me/pay', '/me/calendar', '/me/offInLieu', '/me/profile']

  test('are one click away from the office for whoever is employed, and back, and of no other account', () => {
    const manager = session({ roles: ['Reporting Manager'] })
    employee = 'the record of a person'
    expect(at(manager, '/app/dashboard')).toEqual(expect.arrayContaining(['/app/dashboard', '/me']))
    expect(at(manager, '/app/dashboard')).not.toContain('/me/pay')
    expect(at(manager, '/me/pay')).toEqual(expect.arrayContaining(['/app/dashboard', ...own]))
    employee = null
    expect(paths(manager)).not.toContain('/me')
    expect(at(manager, '/me').filter((path) => path.startsWith('/me'))).toEqual([
      '/me',
      '/me/requests',
      '/me/calendar',
      '/me/profile',
    ])
  })

  test('are the list of whoever has no others, on every page', () => {
    employee = 'the record of a person'
    expect(at(plain, '/app/application')).toEqual(expect.arrayContaining([...own, '/app/application']))
    expect(at(plain, '/app/application')).not.toContain('/app/dashboard')
    expect(at(plain, '/me')[0]).toBe('/me')
    employee = null
    expect(at(plain, '/app/dashboard')).toContain('/app/dashboard')
  })

  test('take in what modules build, but for forms and records below them, and go with their modules', () => {
    employee = 'the record of a person'
    const further = [built('/me/shifts', 'me'), built('/me/shifts/swap', 'me'), built('/me/anything', 'me')]
    const all = at(plain, '/me', [...screens, ...further])
    expect(all).toEqual(expect.arrayContaining(['/me/shifts', '/me/anything']))
    expect(all).not.toContain('/me/shifts/swap')
    expect(all).not.toContain('/me/leave/apply')
    expect(at(session({ roles: [], modules: [] }), '/me')).not.toContain('/me/leave')
    employee = null
  })
})

test('moving in stands there while it lasts (A2)', () => {
  step = 2
  expect(paths(session())).toContain('/app/migration')
  step = -1
  expect(paths(session())).not.toContain('/app/migration')
})
