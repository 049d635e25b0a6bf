/** Reads the environment, starts, stops; nothing else. */
import { systemClock } from '#platform/clock/server/clock.ts'
import { BadConfiguration, settingsFrom } from './environment.ts'
import { start } from './start.ts'

try {
  const settings = settingsFrom(process.env, process.cwd())
  const running = await start(settings, process.env, systemClock)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await running.stop()
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
  const expected =
    error instanceof BadConfiguration ||
    (error as { code?: string }).code === 'EADDRINUSE' ||
    (error as Error).name === 'FolderLocked'
  process.stderr.write(`${expected ? (error as Error).message : (error as Error).stack}\n`)
  process.exit(1)
}
