/** Whose people a caller's dashboard counts: everybody's, his own team's, or nobody's. */
import { areas } from '#access/areas.ts'
import { mayEnter } from '#access/enter.ts'
import { companyRoles } from '#access/roles.ts'
import type { Session } from '#access/session.ts'

export type Sight = 'company' | 'team' | 'nobody'

export function sightOf(session: Session): Sight {
  if (!mayEnter(session, 'employee')) return 'nobody'
  const opening: readonly string[] = areas.employee.roles
  const beyondTeam = session.roles.some((role) => role !== 'Reporting Manager' && opening.includes(role))
  return beyondTeam ? 'company' : 'team'
}

/** Those whose account opens other people's data: the ones a stolen password would hurt most. */
const guarded: readonly string[] = companyRoles.filter((role) => role === 'Company Admin' || role.startsWith('HR '))

export const needsSecondFactor = (session: Session): boolean => session.roles.some((role) => guarded.includes(role))
