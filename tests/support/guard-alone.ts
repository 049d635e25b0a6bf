// Every call of the product behind the real guard, with nothing but a mark at its end: what is tested is who gets there.
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { calls } from '#apps/server/calls.ts'
import { say } from '#apps/server/say.ts'
import { systemClock } from '#platform/clock/server/clock.ts'
import { limitsOf } from '#platform/http/server/limits.ts'
import { mount } from '#platform/http/server/mount.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { FindSession } from '#platform/identity/server/live-session.ts'

export async function guardAlone(findSession: FindSession): Promise<FastifyInstance> {
  const app = Fastify()
  await app.register(formbody)
  await app.register(multipart)
  const handlers = calls.map((call) => ({
    endpoint: {
      ...call,
      response: undefined,
      confirmed: undefined,
      params: undefined,
      query: undefined,
      body: undefined,
      file: undefined,
    },
    handle: async () => null,
  }))
  const services = {
    say,
    clock: systemClock,
    settings: { origin: 'http://localhost' },
    db: { forCompany: () => ({}) },
  } as unknown as Services
  const generous = limitsOf(
    { callsPerMinute: 1e9, uploadsPerMinute: 1e9, registrationsPerHour: 1e9, resetsPerHour: 1e9 },
    () => 0,
  )
  mount(app, handlers, { services, findSession, limits: generous, noteReading: async () => {} })
  return app
}
