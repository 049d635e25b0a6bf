/** How long a sheet of fifty rows takes the server, on both homes: people added, pay items and departments stored. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { itemsOf, peopleOf } from '#tests/safety/support/sample-sheets.ts'
import { Client, newCompany } from '#tests/support/client.ts'
import { postgresPrograms, postgresTestDatabase, startPostgresServer } from '#tests/support/postgres-server.ts'
import { runServer } from '#tests/support/running-server.ts'
import { type Figure, median } from '../figures.ts'

const ROWS = 50
/** The first is left out: nobody has asked the program for anything before. */
const ROUNDS = 9
const WITHIN_MS = 60
const LIMITS = { LIMIT_CALLS_PER_MINUTE: '1000000', LIMIT_UPLOADS_PER_MINUTE: '1000000' }

type Sheet = { readonly what: string; readonly path: string; readonly of: (round: number) => string }

const SHEETS: readonly Sheet[] = [
  {
    what: 'people',
    path: 'api/panel/employee/add/by/batch/upload/0',
    of: (round) => peopleOf(`R${round}`, ROWS),
  },
  { what: 'pay items', path: 'api/panel/payroll/2026/01/items/upload', of: () => itemsOf('R0', '2026-01', ROWS) },
  {
    what: 'departments',
    path: 'api/panel/company/department/import',
    of: (round) => `department\n${Array.from({ length: ROWS }, (_, at) => `Department ${round} ${at}`).join('\n')}\n`,
  },
]

export async function smallSheetFigures(): Promise<readonly Figure[]> {
  const embedded = await figuresOf('embedded')
  if (postgresPrograms() === undefined) return embedded
  const postgres = await startPostgresServer()
  try {
    const database = await postgresTestDatabase(postgres.url)
    const dataDir = mkdtempSync(join(tmpdir(), 'kerja-bench-'))
    try {
      return [...embedded, ...(await figuresOf('PostgreSQL', { dataDir, databaseUrl: database.url }))]
    } finally {
      await database.close().catch(() => {})
      rmSync(dataDir, { recursive: true, force: true })
    }
  } finally {
    await postgres.stop()
  }
}

type On = NonNullable<NonNullable<Parameters<typeof runServer>[0]>['on']>

async function figuresOf(home: string, on?: On): Promise<Figure[]> {
  const server = await runServer({ env: LIMITS, ...(on && { on }) })
  try {
    const admin = await newCompany(new Client(server.url), { headcount: 2 * ROWS * (ROUNDS + 1) })
    const figures: Figure[] = []
    for (const { what, path, of } of SHEETS) {
      const times: number[] = []
      for (let round = 0; round <= ROUNDS; round += 1) {
        const sheet = of(round)
        const began = performance.now()
        const { status, body } = await admin.upload(path, sheet)
        times.push(performance.now() - began)
        if (status >= 300) throw new Error(`${what} were refused: ${JSON.stringify(body).slice(0, 300)}`)
      }
      figures.push({
        what: `people, ${home}: a sheet of ${ROWS} ${what} stored`,
        ...{ measured: median(times.slice(1)), unit: 'ms', wanted: WITHIN_MS, good: 'at most' },
      })
    }
    return figures
  } finally {
    await server.stop()
  }
}
