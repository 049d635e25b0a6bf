import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/server/connect.ts'
import { openTestDatabase } from '#tests/support/embedded-database.ts'
import { type Metrics, metricsOf } from './metrics.ts'
import { listenForMetrics, mountMetrics } from './serve-metrics.ts'

let db: Database
let metrics: Metrics
beforeAll(async () => {
  db = await openTestDatabase()
  metrics = metricsOf(db, '1.2.3')
})
afterAll(() => db?.close())

test('calls are counted by route template, method and status', async () => {
  metrics.observe({ method: 'GET', route: '/api/panel/employee/:id', status: 200, seconds: 0.02 })
  const text = await metrics.text()
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/panel/employee/:id",status="200"} 1',
  )
  expect(text).toContain('kerja_jobs{state="running"} 0')
  expect(text).toContain('kerja_mails{state="waiting"} 0')
  expect(text).toMatch(/kerja_database_connections{state="used"} \d/)
  expect(text).toContain(`kerja_info{version="1.2.3",database="${db.home}"} 1`)
})

test('on the product’s port they are read with the token alone; to others there is no such page', async () => {
  const app = Fastify()
  mountMetrics(app, { metrics: { port: undefined, token: 'let me see' } }, metrics)
  const read = (authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
  expect((await read()).statusCode).toBe(404)
  expect((await read('Bearer let me sea')).statusCode).toBe(404)
  const right = await read('Bearer let me see')
  expect([right.statusCode, right.headers['cache-control']]).toEqual([200, 'no-store'])
  await app.close()
})

test('without port and token they are nowhere, and a port of their own leaves the product’s without them', async () => {
  for (const where of [
    { port: undefined, token: undefined },
    { port: 9000, token: 'let me see' },
  ]) {
    const app = Fastify()
    mountMetrics(app, { metrics: where }, metrics)
    const asked = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer let me see' } })
    expect(asked.statusCode).toBe(404)
    await app.close()
  }
})

test('a port of their own shows them, and nothing else', async () => {
  const server = await listenForMetrics({ host: '127.0.0.1', metrics: { port: 0, token: undefined } }, metrics)
  const address = server?.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const read = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  expect((await read('/metrics')).status).toBe(200)
  expect((await read('/')).status).toBe(404)
  server?.close()
})
