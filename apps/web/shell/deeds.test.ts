import { expect, test, vi } from 'vitest'
import { modules } from '#access/modules.ts'
import type { CompanyRole } from '#access/roles.ts'
import type { Session } from '#access/session.ts'

const me = { today: '2026-11-23', employee_id: 'e' as string | null }
vi.mock('#platform/identity/web/me.ts', () => ({ currentMe: () => me }))
const { deedsFor, monthFound } = await import('./deeds.ts')

const session = (...roles: CompanyRole[]): Session => ({
  type: 'user',
  complete: true,
  roles,
  modules: Object.values(modules),
  features: [],
})
const words = (...roles: CompanyRole[]) => deedsFor(session(...roles)).map(({ word }) => word)

test('what may be begun is offered to whoever may do it, what is one’s own to whoever is employed', () => {
  expect(words('HR Generalist')).toEqual(expect.arrayContaining(['shell.do.addPerson', 'shell.do.applyLeave']))
  expect(words('HR Generalist')).not.toContain('shell.do.month')
  expect(words('HR Payroll')).toContain('shell.do.month')
  expect(words()).not.toContain('shell.do.addPerson')
  me.employee_id = null
  expect(words('HR Generalist')).not.toContain('shell.do.applyLeave')
  me.employee_id = 'e'
})

test('months are found by how they are called in the reader’s language, by whoever opens payroll', () => {
  const found = (sought: string, language: 'en' | 'zh-Hant', ...roles: CompanyRole[]) =>
    monthFound(sought, language, session(...roles)).map(({ to }) => to)
  expect(found('nov', 'en', 'HR Payroll')).toEqual(['/app/payroll?month=2026-11'])
  expect(found('12月', 'zh-Hant', 'HR Payroll')).toEqual(['/app/payroll?month=2025-12'])
  for (const typed of ['2026-11', '2026/11', '11/2026'])
    expect(found(typed, 'zh-Hant', 'HR Payroll')).toEqual(['/app/payroll?month=2026-11'])
  expect(found('nov', 'en', 'HR Leave')).toEqual([])
})
