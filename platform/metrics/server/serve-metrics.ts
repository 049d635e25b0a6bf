/**
 * Where the figures can be read: on a port of their own where METRICS_PORT is set, else at /metrics with the bearer
 * token METRICS_TOKEN, else nowhere. With both, the port asks for the token as well.
 */
import { timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { ServerSettings } from '#platform/http/server/services.ts'
import type { Metrics } from './metrics.ts'

const PATH = '/metrics'

type Where = Pick<ServerSettings, 'host' | 'metrics'>

/** Listens on the port of its own; undefined where none is set. */
export async function listenForMetrics(
  { host, metrics: { port, token } }: Where,
  metrics: Metrics,
): Promise<Server | undefined> {
  if (port === undefined) return undefined
  const server = createServer((request, to) => {
    if (request.method !== 'GET' || request.url !== PATH || !mayRead(request.headers.authorization, token)) {
      to.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => to.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => to.writeHead(500).end(),
    )
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, host, listening)
  })
  return server
}

/** On the product's own port, only with a token; without the right one there is no such page. */
export function mountMetrics(
  app: FastifyInstance,
  { metrics: { port, token } }: Pick<Where, 'metrics'>,
  metrics: Metrics,
): void {
  if (port !== undefined || token === undefined) return
  app.get(PATH, async (request, to) => {
    if (!mayRead(request.headers.authorization, token)) return to.callNotFound()
    return to
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
}

function mayRead(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return true
  const [given, right] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === right.length && timingSafeEqual(given, right)
}
