/** One session, several tabs: this one takes up what another made of it, and only that. */
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

const jar = new Map<string, string>()
const page = Object.assign(new EventTarget(), { documentElement: { lang: '' } })
Object.defineProperty(page, 'cookie', {
  get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  set: (text: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
    if (text.includes('Max-Age=0')) jar.delete(name)
    else jar.set(name, value)
  },
})
const asked = vi.fn(() => Promise.reject(new Error('nobody is asked')))
vi.stubGlobal('document', page)
vi.stubGlobal('window', new EventTarget())
vi.stubGlobal('location', { protocol: 'https:' })
vi.stubGlobal('fetch', asked)
const { beginSession, currentSession, endSession, onOtherRole } = await import('./session-store.ts')
const { keepFresh, watchToken } = await import('./refresh.ts')

const NOW = Date.parse('2026-03-02T01:00:00Z')
const inMinutes = (minutes: number) => NOW / 1000 + minutes * 60
const tokenOf = (sid: string, exp: number, roles: readonly string[] = ['HR Leave']) =>
  `head.${btoa(JSON.stringify({ sid, exp, roles, full_name: 'Nur', preferred_name: '', state: '' }))}.sign`
const otherTab = (token: string, roles: string) => {
  jar.set('token', encodeURIComponent(token))
  jar.set('roles', encodeURIComponent(roles))
}

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  const token = tokenOf('one', inMinutes(4))
  beginSession({ token, type: 'user', email: 'nur@test.example', twoFactorDone: false, twoFactorNeeded: false })
  stop = watchToken()
})
afterEach(() => {
  stop()
  endSession()
  jar.clear()
  asked.mockClear()
  vi.useRealTimers()
})
afterAll(() => vi.unstubAllGlobals())

test('a tab that slept through a renewal goes on with the token of the other, and throws nobody out', async () => {
  const renewed = tokenOf('one', inMinutes(60))
  otherTab(renewed, 'HR Leave')
  vi.setSystemTime(NOW + 10 * 60_000)
  await keepFresh()
  expect(currentSession()?.token).toBe(renewed)
  expect(decodeURIComponent(jar.get('token') ?? '')).toBe(renewed)
  expect(asked).not.toHaveBeenCalled()
})

test('whoever signed in as somebody else in another tab is not taken for this one, and stays in', async () => {
  const stranger = tokenOf('two', inMinutes(60))
  otherTab(stranger, 'Company Admin')
  vi.setSystemTime(NOW + 10 * 60_000)
  await keepFresh()
  expect(currentSession()).toBeUndefined()
  expect(decodeURIComponent(jar.get('token') ?? '')).toBe(stranger)
})

test.each([
  ['its window', () => window.dispatchEvent(new Event('focus'))],
  ['it', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a role chosen in another tab holds here as soon as %s is looked at, and is told once', (_name, look) => {
  const told = vi.fn()
  const forget = onOtherRole(told)
  look()
  otherTab(tokenOf('one', inMinutes(60), ['HR Payroll']), 'HR Payroll')
  look()
  look()
  expect(currentSession()?.roles).toEqual(['HR Payroll'])
  expect(told).toHaveBeenCalledTimes(1)
  otherTab(tokenOf('one', inMinutes(90), ['HR Payroll']), 'HR Payroll')
  look()
  expect(told).toHaveBeenCalledTimes(1)
  expect(asked).not.toHaveBeenCalled()
  forget()
})
