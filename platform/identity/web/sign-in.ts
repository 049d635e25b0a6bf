/**
 * What follows a token (specification, section 4): ask what comes next, then the authenticator, the choice of a
 * role, or straight in. Screens only say where they are; the order of the steps is here alone.
 */

import { isCompanyRole } from '#access/roles.ts'
import { isRefusedAtSignIn, type LoginType } from '#access/session.ts'
import { call } from '#platform/http/web/client.ts'
import { languageOf } from '#platform/words/locales.ts'
import { say, switchLanguage } from '#platform/words/web/words.ts'
import { checkSettings, logout, selectRole } from '../contract/sign-in.ts'
import { clearCookies, readCookie, writeCookie } from './cookies.ts'
import { whereToBegin } from './landing.ts'
import { forgetMe } from './me.ts'
import { beginSession, currentSession, endSession } from './session-store.ts'

export type Next =
  /** An address with what it asks for. */
  { readonly go: string } | { readonly choose: readonly string[] } | { readonly stay: true }

const [LOG_OUT, GO_ON, REGISTER, ENTER_CODE] = [1, 2, 3, 4]
let welcomeDue = false

export async function afterToken(token: string, type: LoginType, email: string): Promise<Next> {
  forgetMe()
  beginSession({ token, type, email, twoFactorDone: false, twoFactorNeeded: true })
  const settings = await call(checkSettings, { body: email ? { email } : {} })
  if (!settings) {
    endSession()
    return { stay: true }
  }
  const needed = settings.redirect === REGISTER || settings.redirect === ENTER_CODE || settings.is2faAuthenticated
  beginSession({ token, type, email, twoFactorDone: settings.is2faAuthenticated, twoFactorNeeded: needed })
  writeCookie('prefer_lang', settings.prefer_lang)
  switchLanguage(languageOf(settings.prefer_lang))
  if (settings.redirect === LOG_OUT) await leave()
  if (settings.redirect === REGISTER) return { go: '/google2fa/register' }
  if (settings.redirect === ENTER_CODE) return { go: '/google2fa/login' }
  return settings.redirect === GO_ON ? complete(settings.choosable_roles) : { stay: true }
}

export async function withRole(role: string): Promise<Next> {
  const before = currentSession()
  const { token } = await call(selectRole, { body: { role } })
  if (!before || !token) return { stay: true }
  beginSession({
    token,
    type: before.type,
    email: before.email,
    twoFactorDone: readCookie('loggedInWith2fa') === '1',
    twoFactorNeeded: readCookie('enable2fa') === '1',
  })
  forgetMe()
  return landing()
}

/** As the router takes it. */
export function addressed(go: string): { to: string; search: Record<string, string>; hash: string } {
  const { pathname, searchParams, hash } = new URL(go, location.origin)
  return { to: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) }
}

/** True once a day in this browser, when the first screen after a sign-in opens. */
export function takeWelcome(): boolean {
  const due = welcomeDue
  welcomeDue = false
  if (!due) return false
  const today = new Date().toDateString()
  if (localStorage.getItem(WELCOMED) === today) return false
  localStorage.setItem(WELCOMED, today)
  return true
}

const WELCOMED = 'welcomed-on'

let mayLeave: () => Promise<boolean> = () => Promise.resolve(true)

/** What must be asked before somebody signs out, wherever they do; `false` stays. */
export function askBeforeSignOut(question: () => Promise<boolean>): void {
  mayLeave = question
}

export async function signOut(): Promise<void> {
  if (await mayLeave()) await leave()
}

/** After a refused sign-in nothing of an earlier one may stay. */
export const clearToken = (): void => clearCookies(['token'])

async function leave(): Promise<void> {
  await call(logout, {}).catch(() => undefined)
  endSession()
}

async function complete(choosable: readonly string[]): Promise<Next> {
  const session = currentSession()
  if (session?.type !== 'ops') {
    if (session && isRefusedAtSignIn(session.roles.filter(isCompanyRole))) {
      endSession(say('identity.noAuthority'))
      return { stay: true }
    }
    if (choosable.length > 1) return { choose: choosable }
  }
  return landing()
}

async function landing(): Promise<Next> {
  welcomeDue = true
  return { go: await whereToBegin() }
}
