/** May this session enter this area? One answer for the router, the navigation and the server's guard. */
import { type Area, type AreaId, areas } from './areas.ts'
import { features, modules } from './modules.ts'
import type { Session } from './session.ts'

export type Verdict = 'allowed' | 'sign-in' | 'second-factor' | 'operations' | 'module-off' | 'role-missing'

export function enter(session: Session | undefined, area: AreaId): Verdict {
  if (!session) return 'sign-in'
  if (!session.complete) return 'second-factor'
  // The bypass of operations is for the module check alone (decision A3): they hold no company role.
  if (session.type === 'ops') return 'operations'
  const { module, feature }: Area = areas[area]
  if (module !== null && !session.modules.includes(modules[module])) return 'module-off'
  if (feature !== undefined && !session.features.includes(features[feature])) return 'module-off'
  return hasRoleFor(session, area) ? 'allowed' : 'role-missing'
}

/** By role alone, whether or not the company uses the module now. */
export function hasRoleFor(session: Session, area: AreaId): boolean {
  const { roles }: Area = areas[area]
  return roles === 'any' || session.roles.some((role) => roles.some((allowed) => allowed === role))
}

export const mayEnter = (session: Session | undefined, area: AreaId): boolean => enter(session, area) === 'allowed'
