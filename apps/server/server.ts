/** The running server: pages, calls, health. Knows no module; what there is to serve comes from compose.ts. */

import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { outageOf } from '#platform/database/server/outage.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import { atOnce } from '#platform/http/server/at-once.ts'
import { compressed } from '#platform/http/server/compressed.ts'
import { endInOrder } from '#platform/http/server/ending.ts'
import { limitsOf } from '#platform/http/server/limits.ts'
import { mount } from '#platform/http/server/mount.ts'
import { sendProblem } from '#platform/http/server/problems.ts'
import { mountForms } from '#platform/http/server/public-form.ts'
import { mountPages } from '#platform/http/server/public-page.ts'
import { languageOf } from '#platform/http/server/say.ts'
import type { Services } from '#platform/http/server/services.ts'
import { cutSlowBodies } from '#platform/http/server/slow-bodies.ts'
import { mountMetrics } from '#platform/metrics/server/serve-metrics.ts'
import type { Composition } from './compose.ts'
import { servePages } from './pages.ts'
import { saySecurity } from './security-headers.ts'

const JSON_MAX = 1024 * 1024
/** A sheet of ten megabytes over a phone takes a while; whoever sends a head letter by letter is not waited for. */
const REQUEST_MS = 120_000
const HEAD_MS = 10_000
const LOOK_MS = 2_500
const KEPT_OPEN_MS = 5_000
const RETRY_SECONDS = 5
/** Whoever comes when so many are open is turned away before anything is read; idle ones end after five seconds. */
const MOST_CONNECTIONS = 10_000

export async function serverOf(
  services: Services,
  composed: Composition,
  isReady: () => boolean,
): Promise<FastifyInstance> {
  const { settings, say, clock } = services
  const app = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_MAX,
    trustProxy: settings.trustProxy,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEPT_OPEN_MS,
    http: { headersTimeout: HEAD_MS, connectionsCheckingInterval: LOOK_MS },
    // Header of the caller's own proxy where there is one, else ours.
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 500, caseSensitive: true },
    // The router answers what it cannot decode by itself, without our headers; taken as written it is just not there.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : url.replaceAll('%', '%25')),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  })
  app.server.maxConnections = MOST_CONNECTIONS
  await saySecurity(app, { https: settings.origin?.startsWith('https:') ?? false })
  await app.register(formbody)
  await app.register(multipart)

  const languageFor = (header: string | undefined) => languageOf(header) ?? 'en'
  app.setErrorHandler((error: FastifyError, request, to) => {
    const status = error.statusCode ?? 500
    const language = languageFor(request.headers['accept-language'])
    if (status === 413) return sendProblem(to, say, language, problem('http.too-large', { status }))
    if (status >= 400 && status < 500) return sendProblem(to, say, language, problem('http.malformed', { status }))
    const short = shortOf(error)
    if (short) {
      // Everybody is told so at once: a line each, without the trace that is the same every time.
      services.log.warn({ reason: error.message, request: request.id, route: request.routeOptions.url }, short.code)
      return sendProblem(to, say, language, short)
    }
    services.log.error({ err: error, request: request.id, route: request.routeOptions.url }, 'unexpected failure')
    return sendProblem(
      to,
      say,
      language,
      problem('http.unexpected', { status: 500, extra: { request_id: request.id } }),
    )
  })
  cutSlowBodies(app)
  endInOrder(app)
  atOnce(app, settings.limits.callsAtOnce, (to, asked) =>
    sendProblem(
      to,
      say,
      languageFor(asked),
      problem('http.busy', { status: 503, extra: { retry_after: RETRY_SECONDS } }),
    ),
  )
  app.addHook('onRequest', (request, to, done) => {
    // Programs send none; a browser does with every change, and says whose page asks.
    const { origin } = request.headers
    const isChange = !['GET', 'HEAD'].includes(request.method)
    if (!isChange || origin === undefined || !settings.origin || origin === settings.origin) return done()
    const language = languageFor(request.headers['accept-language'])
    const refused = problem('http.other-origin', { status: 403, params: { origin: settings.origin } })
    sendProblem(to, say, language, refused)
  })
  app.addHook('onSend', (request, to, _payload, done) => {
    if (request.url.startsWith('/api/') && !to.hasHeader('cache-control')) to.header('cache-control', 'no-store')
    done()
  })
  app.addHook('onSend', compressed)
  app.addHook('onResponse', (request, to, done) => {
    const route = request.routeOptions.url ?? 'none'
    composed.metrics?.observe({
      method: request.method,
      route,
      status: to.statusCode,
      seconds: to.elapsedTime / 1000,
    })
    services.log.info(
      {
        request: request.id,
        method: request.method,
        route,
        status: to.statusCode,
        ms: Math.round(to.elapsedTime),
      },
      'answered',
    )
    done()
  })

  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, to) => {
    const health = services.db.health()
    const status = !isReady() ? 'starting' : health === 'well' ? 'ready' : 'degraded'
    return to.status(isReady() && health !== 'away' ? 200 : 503).send({ status, database: health })
  })

  const limits = limitsOf(settings.limits, () => clock.now().getTime())
  mount(app, composed.handlers, {
    services,
    findSession: composed.findSession,
    limits,
    noteReading: composed.noteReading,
    noteRefused: composed.noteRefused,
    changed: composed.changed,
  })
  mountPages(app, composed.pages, { services, limits })
  mountForms(app, composed.pages.forms, { services, limits })
  composed.realtime?.(app)
  if (composed.metrics) mountMetrics(app, settings, composed.metrics)
  await servePages(app, composed.handlers, (request, to, refused) =>
    sendProblem(to, say, languageFor(request.headers['accept-language']), refused),
  )
  return app
}

/** What nobody did wrong and what passes: worth sending again in a moment. */
function shortOf(error: Error & { readonly code?: string }): Problem | undefined {
  const code = outageOf(error) === 'read-only' ? 'http.read-only' : 'http.unavailable'
  const isShort = outageOf(error) !== undefined || /^(EMFILE|ENFILE|ENOSPC|EDQUOT)$/.test(error.code ?? '')
  return isShort ? problem(code, { status: 503, extra: { retry_after: RETRY_SECONDS } }) : undefined
}

function isDecodable(url: string): boolean {
  try {
    // Its value is used, or the bundler takes the call for one without effect and leaves it out.
    return decodeURIComponent(url) !== ''
  } catch {
    return false
  }
}
