/** The one argument of a handler: what was asked, by whom, and what to work with. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { cookieOf, setCookie } from './cookies.ts'
import type { Call, UploadedFile } from './handler.ts'
import type { Parsed } from './parse.ts'
import type { Language } from './say.ts'
import type { Services } from './services.ts'

export type Asked = {
  readonly endpoint: Endpoint
  readonly request: FastifyRequest
  readonly to: FastifyReply
  readonly parsed: Parsed
  readonly file: UploadedFile | undefined
  readonly session: LiveSession | undefined
  readonly language: Language
  readonly token: string | undefined
}

export function callOf(asked: Asked, services: Services): Call<Endpoint> {
  const { endpoint, request, to, session, token } = asked
  const origin = services.settings.origin ?? `${request.protocol}://${request.host}`
  const caller = () => {
    if (!session) throw new Error(`${endpoint.id} has no caller`)
    return session
  }
  return {
    ...services,
    ...asked.parsed,
    file: asked.file,
    language: asked.language,
    get session() {
      return caller()
    },
    get actor() {
      const { accountId, name, roles } = caller()
      return { accountId, name, address: request.ip, requestId: request.id, roles }
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
      cookie: (name) => cookieOf(request, name),
      keep: (cookie) => setCookie(to, origin.startsWith('https:'), cookie),
    },
  }
}
