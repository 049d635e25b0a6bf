/** Reads the environment, starts, stops; nothing else. */
import { systemClock } from '#platform/clock/server/clock.ts'
import { FolderUnusable } from '#platform/database/server/folder-lock.ts'
import { BadConfiguration, settingsFrom } from './environment.ts'
import { start } from './start.ts'

/** Where the address cannot be listened on. */
const NOT_LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT is in use by another program already: stop it, or choose another.',
  EACCES: 'PORT or DATA_DIR is not for this account: choose another, or ask for the right.',
  EADDRNOTAVAIL: 'HOST is no address of this machine.',
  ENOTFOUND: 'HOST is a name that nobody knows.',
}

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
  const { code = '', message, stack } = error as Error & { readonly code?: string }
  const expected = error instanceof BadConfiguration || error instanceof FolderUnusable
  process.stderr.write(`${NOT_LISTENING[code] ?? (expected ? message : stack)}\n`)
  process.exit(1)
}
