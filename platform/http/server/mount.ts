/**
 * From declared calls to a running router: limits, guard, parse, handle, present. The order is the same for
 * every call, so that none can forget a step.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { FindSession } from '#platform/identity/server/live-session.ts'
import { type FileReply, isMarked, type Problem, problem } from './answers.ts'
import { type Received, receive } from './body.ts'
import { type Asked, callOf } from './call-of.ts'
import { sendFile } from './downloads.ts'
import { refusalOf, refusalOfKey } from './guard.ts'
import type { Call, Handler } from './handler.ts'
import type { StoredAnswer } from './idempotency/key-store.ts'
import { KEY_LENGTH, type Keyed, once } from './idempotency/once.ts'
import type { Limits } from './limits.ts'
import { parse } from './parse.ts'
import { handled } from './present.ts'
import { sendProblem } from './problems.ts'
import { languageOf } from './say.ts'
import type { Services } from './services.ts'

export type Mounting = {
  readonly services: Services
  readonly findSession: FindSession
  readonly limits: Limits
  /** Told of every call that reads pay data or takes a file along, before it is answered. */
  readonly noteReading: (endpoint: Endpoint, call: Call<Endpoint>) => Promise<void>
  /** Told of whoever asked for what their role may not have. */
  readonly noteRefused?: (endpoint: Endpoint, call: Call<Endpoint>) => Promise<void>
  /** Told of every change in the back office that was stored. */
  readonly changed?: (endpoint: Endpoint, companyId: string, request: FastifyRequest) => void
}

export function mount(app: FastifyInstance, handlers: readonly Handler[], mounting: Mounting): void {
  for (const handler of handlers) {
    const { method, path, also = [] } = handler.endpoint
    for (const spelling of [path, ...also]) {
      app.route({
        method,
        url: `/${spelling.replace(/\{(\w+)\}/g, ':$1')}`,
        ...(handler.endpoint.access.to === 'everyone' ? { bodyLimit: UNKNOWN_MAX } : {}),
        onRequest: (request, to) => turnedAway(handler.endpoint, request, to, mounting),
        handler: (request, to) => answer(handler, request, to, mounting),
      })
    }
  }
}

/** What somebody sends who has not signed in; a form with a file is read in pieces, and has limits of its own. */
const UNKNOWN_MAX = 64 * 1024

/** Reading a large body holds everybody for a moment: whoever sends one has to be known first. */
async function turnedAway(endpoint: Endpoint, request: FastifyRequest, to: FastifyReply, mounting: Mounting) {
  const length = request.headers['content-length']
  const small = length === undefined ? !request.headers['transfer-encoding'] : Number(length) <= UNKNOWN_MAX
  if (small || endpoint.access.to === 'everyone' || isForm(request)) return
  const token = bearerOf(request)
  const session = token ? await mounting.findSession(token, mounting.services.clock.now()) : undefined
  const barred = refusalOf(endpoint.access, session)
  const language = languageOf(request.headers['accept-language']) ?? 'en'
  if (barred) return sendProblem(to.header('connection', 'close'), mounting.services.say, language, barred)
}

const isForm = ({ headers }: FastifyRequest): boolean => headers['content-type']?.startsWith('multipart/') === true

async function answer(
  handler: Handler,
  request: FastifyRequest,
  to: FastifyReply,
  mounting: Mounting,
): Promise<FastifyReply> {
  const { endpoint } = handler
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
  const barred = refusalOf(endpoint.access, session) ?? refusalOfKey(endpoint, session)
  // Told in the log and not waited for: the answer is the same whether it could be written down or not.
  const note = () => {
    if (!session?.companyId) return
    const asked = { endpoint, request, to, parsed: {} as never, file: undefined, session, language, token }
    mounting
      .noteRefused?.(endpoint, callOf(asked, services))
      .catch((err) => services.log.warn({ err, request: request.id }, 'refusal not noted'))
  }
  if (barred) {
    if (barred.status === 403) note()
    return refuse(barred)
  }
  if (endpoint.confirmed && (session?.confirmedUntil ?? 0) <= services.clock.now().getTime()) {
    return refuse(problem('http.confirm-identity', { status: 403, extra: { confirm_identity: true } }))
  }
  const received = await receive(request, endpoint.fileField)
  if (isMarked(received, 'problem')) return refuse(received as Problem)
  const { file } = received as Received
  const parsed = parse(endpoint, request, received as Received)
  if (isMarked(parsed, 'problem')) return refuse(parsed as unknown as Problem)

  const asked: Asked = { endpoint, request, to, parsed: parsed as never, file, session, language, token }
  const outcome = await outcomeOf(handler, asked, received as Received, mounting)
  if (isRefusal(outcome)) note()
  if (isMarked(outcome, 'problem')) return refuse(outcome as Problem)
  if (session?.companyId && isChange(endpoint)) mounting.changed?.(endpoint, session.companyId, request)
  if (isMarked(outcome, 'file')) return sendFile(to, outcome as FileReply)
  const { status, answer: body } = outcome as StoredAnswer
  return to
    .status(status)
    .type(status >= 400 ? 'application/problem+json; charset=utf-8' : 'application/json; charset=utf-8')
    .send(body)
}

/** Also what the call itself refuses; whoever is only asked for their password again is refused nothing. */
function isRefusal(outcome: StoredAnswer | FileReply | Problem): boolean {
  if (isMarked(outcome, 'file')) return false
  const { status, extra, answer } = outcome as Partial<Problem> & Partial<StoredAnswer>
  const asks = { ...extra, ...(typeof answer === 'object' ? answer : {}) } as Readonly<Record<string, unknown>>
  return status === 403 && asks.confirm_identity !== true
}

async function outcomeOf(
  handler: Handler,
  asked: Asked,
  received: Received,
  { services, noteReading }: Mounting,
): Promise<StoredAnswer | FileReply | Problem> {
  const { endpoint, request } = asked
  const call = callOf(asked, services)
  if (endpoint.readsPay || endpoint.readsNumbers || endpoint.download) await noteReading(endpoint, call)
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !isKept(endpoint)) return handled(handler, call)
  if (key === '' || key.length > KEY_LENGTH) return problem('http.bad-key')
  return once(services, keyedBy(key, asked, received), async (db) => {
    const outcome = await handled(handler, callOf(asked, { ...services, db }))
    if (isMarked(outcome, 'file')) throw new Error('a file is not stored as an answer')
    return outcome as StoredAnswer | Problem
  })
}

/** Tokens and codes that are told once are not kept, whoever asks twice. */
export const isKept = ({ method, download, topLevel, answersSecret }: Endpoint): boolean =>
  method !== 'GET' && !download && !topLevel && !answersSecret

const isChange = ({ method, path, download }: Endpoint): boolean =>
  method !== 'GET' && !download && path.startsWith('api/panel/')

function keyedBy(key: string, { endpoint, request, session }: Asked, { fields, file }: Received): Keyed {
  return {
    companyId: session?.companyId,
    accountId: session?.accountId,
    key,
    requestId: request.id,
    parts: [request.method, request.url, JSON.stringify(sameEachTime(fields, endpoint) ?? null), file?.bytes ?? ''],
    repeatable: endpoint.repeatable === true,
  }
}

function sameEachTime(fields: unknown, { eachTime }: Endpoint): unknown {
  if (!eachTime || typeof fields !== 'object' || fields === null) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !eachTime.includes(name)))
}

function bearerOf(request: FastifyRequest): string | undefined {
  const found = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')
  return found?.[1]
}
