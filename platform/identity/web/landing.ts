/**
 * Where somebody who has signed in goes: to the page they asked for before, else to where their day begins. Whoever holds
 * a company role begins in the office; who is employed and holds none, on their own pages (decision 0012).
 */
import { ensureMe, type Me } from './me.ts'
import { currentSession, type SignedIn } from './session-store.ts'

export type Start = '/app/dashboard' | '/panel/dashboard' | '/me'

export function startOf(session: Pick<SignedIn, 'type' | 'roles'>, me: Pick<Me, 'employee_id'> | undefined): Start {
  if (session.type === 'ops') return '/panel/dashboard'
  return session.roles.length === 0 && me?.employee_id ? '/me' : '/app/dashboard'
}

export async function whereToBegin(): Promise<string> {
  const asked = takeAsked()
  const me = await ensureMe()
  const session = currentSession()
  if (!session) return '/login'
  const start = startOf(session, me)
  // Operations and companies sign in at doors of their own.
  return asked && asked.startsWith('/panel') === (session.type === 'ops') ? asked : start
}

const KEY = 'asked-for'

/** Of this tab, and until somebody is in. */
export function rememberAsked(address: string): void {
  if (isOurs(address)) sessionStorage.setItem(KEY, address)
}

function takeAsked(): string | undefined {
  const asked = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return asked && isOurs(asked) ? asked : undefined
}

/** A page behind the sign-in, and nothing that a browser would take for another host. */
export const isOurs = (address: string): boolean => /^\/(app|me|panel)(\/[^/\\]|[?#]|$)/.test(address)
