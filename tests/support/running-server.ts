/**
 * The product as people run it: a process of its own, on a free port, with a data folder that is gone afterwards.
 * PRODUCT_NODE names another Node to run it on than the tests'.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#platform/database/server/project-root.ts'
import { unpackMigratedDatabase } from './embedded-database.ts'
import { postgresTestDatabase } from './postgres-server.ts'

export type RunningServer = {
  readonly url: string
  readonly dataDir: string
  readonly process: ChildProcess
  /** Everything it printed, for a failing test to show. */
  output(): string
  kill(): Promise<void>
  stop(): Promise<void>
}

export type ServerWanted = {
  /** With the demonstration companies; they take a few seconds. */
  readonly demonstration?: boolean
  readonly env?: Readonly<Record<string, string>>
  /** Start again on what an earlier server left. */
  readonly on?: { readonly dataDir: string; readonly databaseUrl?: string }
}

export async function runServer({
  demonstration = false,
  env = {},
  on,
}: ServerWanted = {}): Promise<RunningServer & { databaseUrl: string | undefined }> {
  const dataDir = on?.dataDir ?? mkdtempSync(join(tmpdir(), 'kerja-data-'))
  const held =
    !on && process.env.TEST_DATABASE_URL ? await postgresTestDatabase(process.env.TEST_DATABASE_URL) : undefined
  const databaseUrl = on ? on.databaseUrl : held?.url
  if (!on && databaseUrl === undefined) await unpackMigratedDatabase(dataDir)
  const port = await freePort()
  let printed = ''
  const child = spawn(process.env.PRODUCT_NODE ?? process.execPath, [join(projectRoot, 'dist/node/main.js')], {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      TZ: 'UTC',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMONSTRATION: String(demonstration),
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...env,
    },
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      printed += part
    })
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const finish = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child, () => printed)
  return {
    url,
    dataDir,
    databaseUrl,
    process: child,
    output: () => printed,
    kill: () => finish('SIGKILL'),
    async stop() {
      await finish('SIGTERM')
      await held?.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const until = performance.now() + 180_000
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended at its start:\n${printed()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the server was not ready within 180 seconds:\n${printed()}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
