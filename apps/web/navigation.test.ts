/** What stands in the side navigation, by the modules of the company and the roles of whoever looks. */
import { afterAll, expect, test, vi } from 'vitest'
import { type Area, areas } from '#access/areas.ts'
import { type ModuleName, modules } from '#access/modules.ts'
import type { Session } from '#access/session.ts'
import type { Entry } from './navigation.ts'

let employee: string | null = null
vi.mock('#platform/identity/web/me.ts', async (original) => ({
  ...(await original<object>()),
  currentMe: () => ({ employee_id: employee, migration_wizard_step: -1 }),
}))
vi.stubGlobal('document', { documentElement: { lang: '' }, cookie: '' })
const { screens } = await import('./compose.ts')
const { mayOpen, navigationFor } = await import('./navigation.ts')

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
const pathsIn = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [path, ...pathsIn(children)])
const paths = (of: Session) => navigationFor(of).flatMap(({ entries }) => pathsIn(entries))

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

test('what hangs under an entry goes with it, and is held to the same (S2-020)', () => {
  const payroll = ['/app/payroll', '/app/payroll/otherEarningCategory', '/app/payroll/payTemplate']
  const ofPayroll = (of: Session) => paths(of).filter((path) => path.startsWith('/app/payroll'))
  expect(ofPayroll(session())).toEqual(payroll)
  expect(ofPayroll(session({ modules: everything.filter((id) => id !== modules.payroll) }))).toEqual([])
  expect(ofPayroll(session({ roles: ['HR Leave'] }))).toEqual([])
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
  },
)

test.each(['none', 'Reporting Manager'] as const)(
  'of an account with an employment it leads to the own pages, whatever the role (%s), and of no other',
  (role) => {
    const somebody = session({ roles: role === 'none' ? [] : [role] })
    employee = 'the record of a person'
    expect(paths(somebody)).toContain('/me')
    employee = null
    expect(paths(somebody)).not.toContain('/me')
  },
)
