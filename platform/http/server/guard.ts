/** Who may make a call, decided once for all calls from what the call declares. Refused by default. */
import { enter, type Verdict } from '#access/enter.ts'
import type { Access, Endpoint } from '#platform/contract/endpoint.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { isInScope } from '#platform/integrations/model/scopes.ts'
import { forbidden, type Problem, problem } from './answers.ts'

/** A key does no more than its scopes say, whatever its role may. */
export const refusalOfKey = (endpoint: Endpoint, session: LiveSession | undefined): Problem | undefined =>
  session?.scopes && !isInScope(session.scopes, endpoint) ? problem('http.out-of-scope', { status: 403 }) : undefined

export function refusalOf(access: Access, session: LiveSession | undefined): Problem | undefined {
  if (access.to === 'everyone') return undefined
  if (!session) return unauthorised()
  if (access.to === 'signed-in') return session.complete || access.before2fa ? undefined : unauthorised()
  if (!session.complete) return unauthorised()
  switch (access.to) {
    case 'company':
      return session.companyId ? undefined : forbidden()
    case 'operations':
      return session.type === 'ops' && access.roles.some((role) => session.roles.includes(role))
        ? undefined
        : forbidden()
    case 'area':
      return refusalOfVerdicts(access.of.map((area) => enter(session, area)))
  }
}

function refusalOfVerdicts(verdicts: readonly Verdict[]): Problem | undefined {
  if (verdicts.includes('allowed')) return undefined
  return verdicts.includes('module-off') && !verdicts.includes('role-missing')
    ? problem('http.module-off', { status: 403 })
    : forbidden()
}

const unauthorised = (): Problem => problem('http.sign-in', { status: 401 })
