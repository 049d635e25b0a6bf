/** Opens, migrates, seeds, listens; says on one screen where it is and how to sign in. */
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { Clock } from '#platform/clock/server/clock.ts'
import { openDatabase } from '#platform/database/server/connect.ts'
import { dueFirst } from '#platform/database/server/due-first.ts'
import { migrate } from '#platform/database/server/migrate.ts'
import { folderStore } from '#platform/files/server/file-store.ts'
import { s3Store } from '#platform/files/server/s3/s3-store.ts'
import type { ServerSettings, Services } from '#platform/http/server/services.ts'
import { listenForMetrics } from '#platform/metrics/server/serve-metrics.ts'
import { sealWith } from '#platform/secrets/server/seal.ts'
import { seedDemonstration } from '../../database/seed/demonstration.ts'
import { holdsDemonstration } from '../../database/seed/record.ts'
import { compose } from './compose.ts'
import { BadConfiguration, logLevel } from './environment.ts'
import { listening, tryListening } from './listening.ts'
import { migrationSteps } from './migration-steps.ts'
import { proveKey } from './proven-key.ts'
import { say } from './say.ts'
import { secretsFor } from './secrets.ts'
import { serverOf } from './server.ts'
import { filesFolder, s3Place } from './stored-files.ts'
import { programOf } from './version.ts'
import { welcome } from './welcome.ts'
import { demandWholeFolder, markMade } from './whole-data-folder.ts'
import { dueInCompany } from './wiring/overnight.ts'

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
  composing: typeof compose = compose,
): Promise<Running> {
  demandWholeFolder(settings)
  const secrets = secretsFor(settings, env)
  const seal = sealWith(secrets.sealKey)
  const place = s3Place(env)
  const files = place ? s3Store(place) : folderStore(filesFolder(settings.dataDir))
  const log = pino({ level: logLevel(env, settings.production) }, pino.destination({ dest: 2, sync: false }))
  await tryListening(settings)
  const db = await openDatabase({
    url: settings.databaseUrl,
    ownerUrl: settings.databaseOwnerUrl,
    dataDir: settings.dataDir,
  })
  try {
    const migrated = await migrate(db, { steps: migrationSteps(() => secrets.sealKey) })
    markMade(settings)
    await proveKey(db, seal)
    if (settings.production && (await holdsDemonstration(db))) {
      throw new BadConfiguration(
        'NODE_ENV is production, but the database holds the demonstration companies, whose password is public: use another.',
      )
    }
    const services: Services = {
      db: dueFirst(db, {
        now: clock.now,
        carryOut: dueInCompany(clock),
        failed: (err, company) => log.error({ err, company }, 'what is due in a company could not be carried out'),
      }),
      clock,
      say,
      log,
      secrets,
      settings,
      seal,
      files,
      program: programOf(),
    }
    const composed = composing(services)
    let ready = false
    const app = await serverOf(services, composed, () => ready)
    const address = await listening('PORT', () => app.listen({ host: settings.host, port: settings.port }))
    const metrics = await listening(
      'METRICS_PORT',
      async () => composed.metrics && listenForMetrics(settings, composed.metrics),
    )
    await composed.begin()
    const demonstration = await seedDemonstration(services, composed)
    ready = true
    process.stdout.write(welcome(address, settings, migrated, demonstration))
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
