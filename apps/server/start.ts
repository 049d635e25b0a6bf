/** Opens, migrates, seeds, listens; says on one screen where it is and how to sign in. */
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { Clock } from '#platform/clock/server/clock.ts'
import { openDatabase } from '#platform/database/server/connect.ts'
import { migrate } from '#platform/database/server/migrate.ts'
import { folderStore } from '#platform/files/server/file-store.ts'
import type { ServerSettings, Services } from '#platform/http/server/services.ts'
import { listenForMetrics } from '#platform/metrics/server/serve-metrics.ts'
import { sealWith } from '#platform/secrets/server/seal.ts'
import { compose, say } from './compose.ts'
import { secretsFor } from './secrets.ts'
import { serverOf } from './server.ts'

export type Running = {
  readonly services: Services
  readonly app: FastifyInstance
  readonly address: string
  stop(): Promise<void>
}

export async function start(
  settings: ServerSettings,
  env: Readonly<Record<string, string | undefined>>,
  clock: Clock,
): Promise<Running> {
  const secrets = secretsFor(settings, env)
  const log = pino(
    { level: env.LOG_LEVEL ?? (settings.production ? 'info' : 'warn') },
    pino.destination({ dest: 2, sync: false }),
  )
  const db = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir })
  try {
    const migrated = await migrate(db)
    const services: Services = {
      db,
      clock,
      say,
      log,
      secrets,
      settings,
      seal: sealWith(secrets.sealKey),
      files: folderStore(join(settings.dataDir, 'files')),
    }
    const composed = compose(services)
    let ready = false
    const app = await serverOf(services, composed, () => ready)
    const address = await app.listen({ host: settings.host, port: settings.port })
    const metrics = composed.metrics && (await listenForMetrics(settings, composed.metrics))
    await composed.begin()
    ready = true
    process.stdout.write(await welcome(address, settings, migrated))
    return {
      services,
      app,
      address,
      async stop() {
        ready = false
        await app.close()
        metrics?.close()
        await composed.end()
        await db.close()
      },
    }
  } catch (error) {
    await db.close()
    throw error
  }
}

async function welcome(address: string, settings: ServerSettings, migrated: readonly string[]): Promise<string> {
  const home = settings.databaseUrl
    ? 'PostgreSQL'
    : `the embedded database in ${settings.dataDir}, for trying and for very small companies: it is not synced to disk at each write, so a power cut may cost the last seconds; set DATABASE_URL for production`
  return [
    `Kerja is at ${address}`,
    `Data lives in ${home}.`,
    ...(migrated.length ? [`Migrations run: ${migrated.length}.`] : []),
    '',
  ].join('\n')
}
