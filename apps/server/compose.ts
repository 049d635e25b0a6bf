/** The product on one screen: every module's calls, words, work and contributions, connected here and nowhere else. */
import type { FastifyInstance } from 'fastify'
import type { Handler } from '#platform/http/server/handler.ts'
import type { Mounting } from '#platform/http/server/mount.ts'
import { type Say, sayFrom } from '#platform/http/server/say.ts'
import type { Services } from '#platform/http/server/services.ts'
import { findSessionIn } from '#platform/identity/server/find-session.ts'
import { identityHandlers } from '#platform/identity/server/handlers.ts'
import type { FindSession } from '#platform/identity/server/live-session.ts'
import { jobHandlers } from '#platform/jobs/server/handlers.ts'
import { jobsOf } from '#platform/jobs/server/jobs.ts'
import { viewHandlers } from '#platform/views/server/handlers.ts'
import { catalogues } from './catalogues.ts'

export type Composition = {
  readonly handlers: readonly Handler[]
  readonly findSession: FindSession
  readonly noteReading: Mounting['noteReading']
  readonly realtime?: (app: FastifyInstance) => void
  /** What goes on beside the calls: jobs taken over, mails sent, the demonstration companies seeded. */
  begin(): Promise<void>
  end(): Promise<void>
}

export const say: Say = sayFrom(catalogues)

export function compose(services: Services): Composition {
  const jobs = jobsOf(services.db, services.log, new Map())
  return {
    handlers: [...identityHandlers([]), ...jobHandlers, ...viewHandlers],
    findSession: findSessionIn(services),
    noteReading: async () => {},
    async begin() {
      await jobs.watch()
    },
    async end() {
      await jobs.stop()
    },
  }
}
