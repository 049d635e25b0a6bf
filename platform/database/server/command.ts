// What the database's commands have in common: where the database is, one clear sentence when something is wrong, and
// nothing but the answer on standard output.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Database, openDatabase } from './connect.ts'

interface CommandInput {
  readonly files: readonly string[]
  readonly switches: ReadonlySet<string>
  readonly dataDir: string
}

type Work = (database: Database, input: CommandInput) => Promise<readonly string[]>

interface Accepts {
  readonly switches?: readonly string[]
  /** What each named file is for. */
  readonly files?: readonly string[]
}

export async function runDatabaseCommand(accepts: Accepts, work: Work): Promise<void> {
  try {
    const input = readInput(accepts)
    const url = process.env.DATABASE_URL
    const database = await openDatabase({
      url: url === '' ? undefined : url,
      ownerUrl: process.env.DATABASE_OWNER_URL || undefined,
      dataDir: input.dataDir,
      statementTimeout: 0,
    })
    try {
      const lines = await work(database, input)
      process.stdout.write(`${lines.join('\n')}\n`)
    } finally {
      await database.close()
    }
  } catch (failure) {
    process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`)
    process.exitCode = 1
  }
}

function readInput({ switches = [], files = [] }: Accepts): CommandInput {
  const options = Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }]))
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (positionals.length !== files.length) {
    throw new Error(
      files.length === 0 ? 'This command takes no file name.' : `Give one file name: ${files.join(', ')}.`,
    )
  }
  const given = switches.filter((name) => values[name] === true)
  return { files: positionals, switches: new Set(given), dataDir: resolve(process.env.DATA_DIR || './data') }
}
