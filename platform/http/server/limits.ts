/**
 * Budgets of calls: per account, per company's uploads, per address for what needs no sign-in. Kept in memory
 * per copy of the server; failed sign-ins are counted in the database by identity, for all copies together.
 */
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { type Problem, problem } from './answers.ts'

export type Limits = {
  refusal(
    endpoint: Pick<Endpoint, 'limit'>,
    request: FastifyRequest,
    session: LiveSession | undefined,
  ): Promise<Problem | undefined>
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export function limitsOf(
  budgets: { callsPerMinute: number; uploadsPerMinute: number; registrationsPerHour: number; resetsPerHour: number },
  now: () => number,
): Limits {
  const calls = windowOf(budgets.callsPerMinute, MINUTE, now)
  const uploads = windowOf(budgets.uploadsPerMinute, MINUTE, now)
  const registrations = windowOf(budgets.registrationsPerHour, HOUR, now)
  const resets = windowOf(budgets.resetsPerHour, HOUR, now)
  return {
    async refusal(endpoint, request, session) {
      const over =
        // A key has a budget of its own beside that of whoever made it.
        calls((session?.scopes ? session.id : session?.accountId) ?? request.ip) ??
        (endpoint.limit === 'upload' ? uploads(session?.companyId ?? request.ip) : undefined) ??
        (endpoint.limit === 'registration' ? registrations(request.ip) : undefined) ??
        (endpoint.limit === 'reset' ? resets(request.ip) : undefined)
      return over === undefined
        ? undefined
        : problem('http.too-many', { status: 429, params: { seconds: over }, extra: { retry_after: over } })
    },
  }
}

/** A fixed window per key: undefined while within the budget, else the seconds until the next window. */
function windowOf(max: number, length: number, now: () => number): (key: string) => number | undefined {
  let start = 0
  let counts = new Map<string, number>()
  return (key) => {
    const at = now()
    if (at - start >= length) {
      start = at - (at % length)
      counts = new Map()
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count > max ? Math.ceil((start + length - at) / 1000) : undefined
  }
}
