/**
 * Who is signed in, as far as the page knows: read from the cookies at start, changed by signing in, choosing a
 * role, refreshing and leaving. Everything that must happen on leaving subscribes with `onSessionEnd`.
 */
import { useSyncExternalStore } from 'react'
import type { FeatureId, ModuleId } from '#access/modules.ts'
import { companyRoles, operationsRoles, type Role } from '#access/roles.ts'
import { isManager, type LoginType, type Session } from '#access/session.ts'
import { clearCookies, readCookie, writeCookie } from './cookies.ts'
import { claimsOf } from './token.ts'

export type SignedIn = Session & {
  readonly token: string
  readonly expires: number
  readonly email: string
  readonly fullName: string
  readonly preferredName: string
  /** Where the lists of allowed modules and features have arrived; until then what needs one stays closed. */
  readonly listsKnown: boolean
}

let now: SignedIn | undefined = fromCookies()
let former: LoginType = 'user'
const listeners = new Set<() => void>()
const endings = new Set<(notice?: string) => void>()
const otherRoles = new Set<() => void>()

export const currentSession = (): SignedIn | undefined => now
export const useSession = (): SignedIn | undefined => useSyncExternalStore(subscribe, currentSession)

type Beginning = {
  readonly token: string
  readonly type: LoginType
  readonly email: string
  readonly twoFactorDone: boolean
  readonly twoFactorNeeded: boolean
}

/** A token from signing in, from a code or from choosing a role: everything shown about the person follows it. */
export function beginSession({ token, type, email, twoFactorDone, twoFactorNeeded }: Beginning): void {
  const claims = claimsOf(token)
  const roles = claims?.roles ?? []
  writeCookie('token', token)
  writeCookie('type', type)
  writeCookie('email', email)
  writeCookie('full_name', claims?.full_name ?? '')
  writeCookie('preferred_name', claims?.preferred_name ?? '')
  writeCookie('state', claims?.state ?? '')
  writeCookie('roles', roles.join('|'))
  writeCookie('role_array', JSON.stringify(roles))
  writeCookie('is_manager', isManager(roles.filter(isRole)) ? '1' : '0')
  writeCookie('loggedInWith2fa', twoFactorDone ? '1' : '0')
  writeCookie('enable2fa', twoFactorNeeded ? '1' : '0')
  change(fromCookies())
}

export function refreshedToken(token: string): void {
  if (isOurs(readCookie('token') ?? token)) writeCookie('token', token, 'Lax')
  const expires = claimsOf(token)?.exp
  if (now && expires !== undefined) change({ ...now, token, expires })
}

/**
 * Another tab of this browser may have refreshed the token or chosen another role meanwhile. The session is one: its
 * newest token is taken up, or this tab would go on with one that is over and sign both of them out.
 */
export function takeUpToken(): void {
  const kept = fromCookies()
  if (!now || !kept || kept.token === now.token || !isOurs(kept.token)) return
  const isOtherRole = kept.roles.join('|') !== now.roles.join('|')
  change({ ...kept, modules: now.modules, features: now.features, listsKnown: now.listsKnown })
  if (isOtherRole) for (const changed of otherRoles) changed()
}

export function allowLists(modules: readonly ModuleId[], features: readonly FeatureId[]): void {
  if (now) change({ ...now, modules, features, listsKnown: true })
}

export function endSession(notice?: string): void {
  if (!now) return
  former = now.type
  // Whoever signed in meanwhile in another tab stays signed in there.
  const token = readCookie('token')
  if (token === undefined || isOurs(token)) clearCookies()
  now = undefined
  for (const ending of endings) ending(notice)
  for (const listener of listeners) listener()
}

/** Where whoever was signed in last signs in again. */
export const signInPath = () => (former === 'ops' ? '/panel/login' : '/login')

/** Called with the notice to show, after the cookies are gone. */
export function onSessionEnd(ending: (notice?: string) => void): () => void {
  endings.add(ending)
  return () => endings.delete(ending)
}

/** Called when another tab has chosen the role in which this one goes on. */
export function onOtherRole(changed: () => void): () => void {
  otherRoles.add(changed)
  return () => otherRoles.delete(changed)
}

/** A token of the session that this tab is in. */
function isOurs(token: string): boolean {
  return now !== undefined && claimsOf(token)?.sid === claimsOf(now.token)?.sid
}

// A declaration, since the session is read from the cookies while this file is still being read.
function isRole(text: string): text is Role {
  return [...companyRoles, ...operationsRoles].some((role) => role === text)
}

function fromCookies(): SignedIn | undefined {
  const token = readCookie('token')
  const claims = token ? claimsOf(token) : undefined
  if (!token || !claims) return undefined
  const type = readCookie('type')
  return {
    token,
    expires: claims.exp,
    type: type === 'ops' || type === 'auth0' ? type : 'user',
    complete: readCookie('enable2fa') !== '1' || readCookie('loggedInWith2fa') === '1',
    roles: (readCookie('roles') ?? '').split('|').filter(isRole),
    modules: [],
    features: [],
    listsKnown: false,
    email: readCookie('email') ?? '',
    fullName: readCookie('full_name') ?? '',
    preferredName: readCookie('preferred_name') ?? '',
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: SignedIn | undefined): void {
  now = next
  for (const listener of listeners) listener()
}
