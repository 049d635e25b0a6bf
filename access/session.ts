/** What a session is to the rest of the product, on both sides of the wire. */
import type { FeatureId, ModuleId } from './modules.ts'
import { type CompanyRole, KEPT_ROLE, MARKER_ROLE, type OperationsRole, type Role } from './roles.ts'

export type LoginType = 'user' | 'auth0' | 'ops'

/** What `enter` needs to know; the server builds it from its own tables, never from what a request claims. */
export type Session = {
  readonly type: LoginType
  /** False between the password and the second factor. */
  readonly complete: boolean
  /** The active roles: the chosen one and what is kept beside it. */
  readonly roles: readonly Role[]
  readonly modules: readonly ModuleId[]
  readonly features: readonly FeatureId[]
}

export const isOperations = (session: Session): boolean => session.type === 'ops'
export const isManager = (roles: readonly Role[]): boolean => roles.includes('Reporting Manager')

/** The roles a person may choose from at sign-in; a dialog is asked for where there is more than one. */
export const choosableRoles = (held: readonly CompanyRole[]): readonly CompanyRole[] =>
  held.filter((role) => role !== KEPT_ROLE && role !== MARKER_ROLE)

/** The only role being HR Attendance is refused with 'No Access Control Authority'. */
export const isRefusedAtSignIn = (held: readonly CompanyRole[]): boolean => held.length === 1 && held[0] === MARKER_ROLE

/** The session's roles once one is chosen: it, and ALMA Wellbeing Reviewer where held. */
export function activeRoles(held: readonly CompanyRole[], chosen: CompanyRole | undefined): readonly CompanyRole[] {
  const kept = held.includes(KEPT_ROLE) ? [KEPT_ROLE] : []
  return chosen && chosen !== KEPT_ROLE ? [chosen, ...kept] : kept
}

export type { CompanyRole, OperationsRole, Role }
