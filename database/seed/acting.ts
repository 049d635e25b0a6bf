/** Somebody of a demonstration company does what he would do on the screen: the same calls, handled by the same code. */
import { randomUUID } from 'node:crypto'
import { features, modules } from '#access/modules.ts'
import type { CompanyRole, OperationsRole } from '#access/roles.ts'
import { type Country, countries } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Clock, clockOf } from '#platform/clock/server/clock.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { isMarked, type Problem, Refusal, type Reply } from '#platform/http/server/answers.ts'
import type { Call, Handler, UploadedFile } from '#platform/http/server/handler.ts'
import type { Language } from '#platform/http/server/say.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'

export type DemoPerson = {
  readonly accountId: string
  readonly companyId: string
  readonly country: Country
  readonly name: string
  readonly email: string
  /** Undefined for whoever only has their own pages. */
  readonly role: CompanyRole | undefined
  /** Of operations: then the company is none of theirs. */
  readonly operates?: OperationsRole
}

export type Given = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
  readonly file?: UploadedFile
  /** When it was done. */
  readonly at: Date
  /** Where another day is to count as today than that one. */
  readonly today?: PlainDate
  /** Where it is not English. */
  readonly language?: Language
}

/** Refused: the problem that the caller would have been shown. */
export class DemoRefused extends Error {
  readonly problem: Problem
  constructor(endpoint: Endpoint, problem: Problem) {
    super(
      `${endpoint.id} was refused to the demonstration: ${problem.code} ${JSON.stringify(problem.errors ?? problem.data ?? '')}`,
    )
    this.problem = problem
  }
}

export type Act = (person: DemoPerson, endpoint: Endpoint, given: Given) => Promise<unknown>

export function actingIn(services: Services, handlers: readonly Handler[]): Act {
  const byId = new Map(handlers.map((handler) => [handler.endpoint.id, handler]))
  return async (person, endpoint, given) => {
    const handler = byId.get(endpoint.id)
    if (!handler) throw new Error(`nothing answers ${endpoint.id}`)
    const call = callOf(services, person, endpoint, given)
    // The one seam: as in the router, a call is known to fit its handler because both come from the same endpoint.
    const outcome = await handler.handle(call as never).catch((error: unknown) => {
      if (error instanceof Refusal) return error.problem
      throw error
    })
    if (isMarked(outcome, 'problem')) throw new DemoRefused(endpoint, outcome as unknown as Problem)
    return isMarked(outcome, 'reply') ? (outcome as unknown as Reply<unknown>).data : outcome
  }
}

function callOf(services: Services, person: DemoPerson, endpoint: Endpoint, given: Given): Call<Endpoint> {
  const session = sessionOf(person)
  const request = randomUUID()
  return {
    ...services,
    // Nothing of it is read before all of it is there: `readWhatWasSent`.
    settings: { ...services.settings, readingWorkers: 0 },
    clock: clockAt(given),
    params: endpoint.params?.parse(given.params ?? {}) as never,
    query: (endpoint.query?.parse(given.query ?? {}) ?? {}) as never,
    body: endpoint.body?.parse(given.body ?? {}) as never,
    file: given.file,
    session,
    actor: {
      accountId: person.accountId,
      name: person.name,
      address: '127.0.0.1',
      requestId: request,
      roles: session.roles,
    },
    company: services.db.forCompany(person.companyId),
    language: given.language ?? 'en',
    request: {
      id: request,
      address: '127.0.0.1',
      userAgent: 'demonstration',
      origin: services.settings.origin ?? 'http://localhost',
      token: undefined,
      header: () => undefined,
      cookie: () => undefined,
      keep: () => {},
    },
  }
}

function clockAt({ at, today }: Given): Clock {
  const clock = clockOf(() => at)
  return today ? { ...clock, today: () => today } : clock
}

function sessionOf({ accountId, companyId, country, name, email, role, operates }: DemoPerson): LiveSession {
  const roles = operates ? [operates] : role ? [role] : []
  return {
    id: randomUUID(),
    type: operates ? 'ops' : 'user',
    complete: true,
    roles,
    heldRoles: role ? [role] : [],
    modules: Object.values(modules),
    features: Object.values(features),
    accountId,
    companyId,
    country,
    timezone: countries[country].timezone,
    email,
    name,
    preferLang: countries[country].language,
    // He has just said who he is.
    confirmedUntil: Number.POSITIVE_INFINITY,
  }
}
