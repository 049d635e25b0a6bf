/** Reads the environment, starts, stops; nothing else. */
import { systemClock } from '#platform/clock/server/clock.ts'
import { DatabaseUnusable } from '#platform/database/server/connect.ts'
import { FolderUnusable } from '#platform/database/server/folder-lock.ts'
import { MigrationRefused } from '#platform/database/server/migrate.ts'
import { BadConfiguration, settingsFrom } from './environment.ts'
import { start } from './start.ts'

/** What whoever starts it can put right: told in its own sentence, not as a failure of the program. */
const THEIRS = [BadConfiguration, FolderUnusable, DatabaseUnusable, MigrationRefused]

const STOP_WITHIN = 10_000

// Whoever reads along may leave (`| head`); the server stays.
process.stdout.on('error', () => {})

try {
  const settings = settingsFrom(process.env, process.cwd())
  const running = await start(settings, process.env, systemClock)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // Work that takes longer is taken over by the next process, and a database that is away does not come for us.
    setTimeout(() => process.exit(0), STOP_WITHIN)
    await running.stop().catch((err) => running.services.log.error({ err }, 'the end was not orderly'))
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // What nobody caught leaves the program in a state nobody knows: it is said, and whoever watches starts it again.
  process.on('uncaughtException', (err) => {
    running.services.log.error({ err }, 'a failure nobody caught')
    process.exit(1)
  })
  process.on('unhandledRejection', (reason) =>
    running.services.log.error({ err: reason }, 'a promise nobody waited for failed'),
  )
} catch (error) {
  const { message, stack } = error as Error
  process.stderr.write(`${THEIRS.some((kind) => error instanceof kind) ? message : stack}\n`)
  process.exit(1)
}
