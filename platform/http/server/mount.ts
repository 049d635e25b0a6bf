/**
 * From declared calls to a running router: limits, guard, parse, handle, present. The order is the same for
 * every call, so that none can forget a step.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { FindSession, LiveSession } from '#platform/identity/server/live-session.ts'
import { type FileReply, isMarked, notFound, type Problem, problem, Refusal, type Reply } from './answers.ts'
import { type Received, receive } from './body.ts'
import { sendFile } from './downloads.ts'
import { refusalOf } from './guard.ts'
import type { Call, Handler, UploadedFile } from './handler.ts'
import { once, type StoredAnswer } from './idempotency.ts'
import type { Limits } from './limits.ts'
import { invalid, sendProblem } from './problems.ts'
import { type Language, languageOf } from './say.ts'
import type { Services } from './services.ts'

export type Mounting = {
  readonly services: Services
  readonly findSession: FindSession
  readonly limits: Limits
  /** Told of every call that reads pay data, before it is answered. */
  readonly noteReading: (endpoint: Endpoint, call: Call<Endpoint>) => Promise<void>
  /** Told of every change in the back office that was stored. */
  readonly changed?: (endpoint: Endpoint, companyId: string, request: FastifyRequest) => void
}

export function mount(app: FastifyInstance, handlers: readonly Handler[], mounting: Mounting): void {
  for (const handler of handlers) {
    app.route({
      method: handler.endpoint.method,
      url: `/${handler.endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: (request, to) => answer(handler, request, to, mounting),
    })
  }
}

async function answer(
  { endpoint, handle }: Handler,
  request: FastifyRequest,
  to: FastifyReply,
  mounting: Mounting,
): Promise<FastifyReply> {
  const { services, limits } = mounting
  const token = bearerOf(request)
  const session = token ? await mounting.findSession(token, services.clock.now()) : undefined
  const language = languageOf(request.headers['accept-language']) ?? languageOf(session?.preferLang) ?? 'en'
  // Calls without the wrapper say `success` at the top, also where they are refused (specification, section 8).
  const refuse = (refused: Problem) =>
    sendProblem(
      to,
      services.say,
      language,
      endpoint.topLevel ? { ...refused, extra: { success: false, ...refused.extra } } : refused,
    )

  const exceeded = await limits.refusal(endpoint, request, session)
  if (exceeded) return refuse(exceeded)
  const barred = refusalOf(endpoint.access, session)
  if (barred) return refuse(barred)
  if (endpoint.confirmed && (session?.confirmedUntil ?? 0) <= services.clock.now().getTime()) {
    return refuse(problem('http.confirm-identity', { status: 403, extra: { confirm_identity: true } }))
  }
  const received = await receive(request)
  if (isMarked(received, 'problem')) return refuse(received as Problem)
  let keep: Keep = async () => {}
  const keepAnswer: Call<Endpoint>['keepAnswer'] = (tx, outcome) =>
    keep(tx, presented(endpoint, outcome, language, services))
  const call = parse(endpoint, request, received as Received, { services, session, language, token, keepAnswer })
  if (isMarked(call, 'problem')) return refuse(call as unknown as Problem)

  const work = () => present(endpoint, handle, call as Call<Endpoint>, mounting)
  const key = request.headers['idempotency-key']
  const outcome =
    typeof key === 'string' && session?.companyId && isKept(endpoint)
      ? await once(
          services.db.forCompany(session.companyId),
          session.accountId,
          key.slice(0, 255),
          {
            parts: fingerprintOf(request, received as Received),
            keyed: (digest) => services.seal.digest(digest, 'idempotency'),
          },
          { id: request.id, repeatable: endpoint.repeatable === true },
          async (keepWithEffect) => {
            keep = keepWithEffect
            return keepable(await work())
          },
        )
      : await work()
  if (isMarked(outcome, 'problem')) return refuse(outcome as Problem)
  if (session?.companyId && isChange(endpoint)) mounting.changed?.(endpoint, session.companyId, request)
  if (isMarked(outcome, 'file')) return sendFile(to, outcome as FileReply)
  const { status, answer: body } = outcome as StoredAnswer
  return to
    .status(status)
    .type(status >= 400 ? 'application/problem+json; charset=utf-8' : 'application/json; charset=utf-8')
    .send(body)
}

/** Tokens and codes that are told once are not kept, whoever asks twice. */
const isKept = ({ method, download, topLevel, answersSecret }: Endpoint): boolean =>
  method !== 'GET' && !download && !topLevel && !answersSecret

const isChange = ({ method, path }: Endpoint): boolean => method !== 'GET' && path.startsWith('api/panel/')

type Keep = (tx: Tx, answer: StoredAnswer) => Promise<void>
type Parsing = {
  services: Services
  session: LiveSession | undefined
  language: Language
  token: string | undefined
  keepAnswer: Call<Endpoint>['keepAnswer']
}

function parse(
  endpoint: Endpoint,
  request: FastifyRequest,
  received: Received,
  { services, session, language, token, keepAnswer }: Parsing,
): Call<Endpoint> | Problem {
  const parts: Record<string, unknown> = {}
  for (const [name, schema, given] of [
    ['params', endpoint.params, request.params],
    ['query', endpoint.query, request.query],
    ['body', endpoint.body, received.fields ?? {}],
  ] as const) {
    // The database holds neither NUL nor half a character, and nobody types one.
    if (isUnstorable(given)) return name === 'params' ? notFound() : problem('http.malformed')
    const parsed = schema ? schema.safeParse(given) : { success: true as const, data: {} }
    // An id of the wrong shape is an id that does not exist.
    if (!parsed.success) return name === 'params' ? notFound() : invalid(parsed.error)
    parts[name] = parsed.data
  }
  if (endpoint.file === 'required' && !received.file)
    return problem('http.invalid', { errors: { file: ['http.required'] } })
  const origin = services.settings.origin ?? `${request.protocol}://${request.host}`
  const actor = () => {
    if (!session) throw new Error(`${endpoint.id} has no caller`)
    return {
      accountId: session.accountId,
      name: session.name,
      address: request.ip,
      requestId: request.id,
      roles: session.roles,
    }
  }
  return {
    ...services,
    params: parts.params as never,
    query: parts.query as never,
    body: parts.body as never,
    file: received.file as UploadedFile | undefined,
    language,
    keepAnswer,
    get session() {
      if (!session) throw new Error(`${endpoint.id} has no caller`)
      return session
    },
    get actor() {
      return actor()
    },
    get company() {
      if (!session?.companyId) throw new Error(`${endpoint.id} has no company`)
      return services.db.forCompany(session.companyId)
    },
    request: {
      id: request.id,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      origin,
      token,
      header: (name) => [request.headers[name]].flat()[0],
    },
  }
}

const UNSTORABLE = /[\0\p{Surrogate}]/u
/** No call takes more than a few levels; a thousand would end in the stack. */
const DEEPEST = 32

function isUnstorable(given: unknown, depth = 0): boolean {
  if (typeof given === 'string') return UNSTORABLE.test(given)
  if (typeof given !== 'object' || given === null) return false
  if (depth === DEEPEST) return true
  return Object.entries(given).some(([name, value]) => UNSTORABLE.test(name) || isUnstorable(value, depth + 1))
}

async function present(
  endpoint: Endpoint,
  handle: Handler['handle'],
  call: Call<Endpoint>,
  mounting: Mounting,
): Promise<StoredAnswer | FileReply | Problem> {
  let outcome: unknown
  try {
    if (endpoint.readsPay) await mounting.noteReading(endpoint, call)
    outcome = await handle(call as never)
  } catch (error) {
    if (error instanceof Refusal) return error.problem
    throw error
  }
  if (isMarked(outcome, 'problem')) return outcome as unknown as Problem
  if (isMarked(outcome, 'file')) return outcome as unknown as FileReply
  return presented(endpoint, outcome, call.language, mounting.services)
}

function presented(
  endpoint: Endpoint,
  outcome: unknown,
  language: Language,
  { say }: Pick<Services, 'say'>,
): StoredAnswer {
  const { data, status, messageKey, params, meta } = isMarked(outcome, 'reply')
    ? (outcome as unknown as Reply<unknown>)
    : ({ data: outcome } as Reply<unknown>)
  // Parsed on the way out: a column nobody declared cannot leave.
  const safe = endpoint.response ? endpoint.response.parse(data) : null
  if (endpoint.topLevel) return { status: status ?? 200, answer: safe }
  const message = messageKey ? say(language, messageKey, params) : ''
  return { status: status ?? 200, answer: { data: safe, message, ...(meta === undefined ? {} : { meta }) } }
}

function keepable(outcome: StoredAnswer | FileReply | Problem): StoredAnswer | Problem {
  if (isMarked(outcome, 'file')) throw new Error('a file is not stored as an answer')
  return outcome as StoredAnswer | Problem
}

function bearerOf(request: FastifyRequest): string | undefined {
  const found = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')
  return found?.[1]
}

function fingerprintOf(request: FastifyRequest, received: Received): (string | Buffer)[] {
  return [request.method, request.url, JSON.stringify(received.fields ?? null), received.file?.bytes ?? '']
}
