/** Ten thousand people on the running product with PostgreSQL: in by one sheet, out by one, and asked for by fifty at once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, newCompany, signIn } from '#tests/support/client.ts'
import { postgresPrograms, postgresTestDatabase, startPostgresServer } from '#tests/support/postgres-server.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { Figure } from '../figures.ts'
import { peopleSheet } from '../pages/people-sheet.ts'
import { p95 } from './at-once.ts'
import { heavyReportsFigure } from './heavy-reports.ts'

const PEOPLE = 10_000
const CLIENTS = 50
const ASKED = 1_000
const POLL_MS = 100
const IMPORT_S = 15
const EXPORT_S = 3
const P95_MS = 60
const LIST = 'api/panel/employee/getAllEmployees'

export async function tenThousandFigures(): Promise<readonly Figure[]> {
  if (postgresPrograms() === undefined) return []
  const postgres = await startPostgresServer()
  const held = await postgresTestDatabase(postgres.url)
  const dataDir = mkdtempSync(join(tmpdir(), 'kerja-bench-'))
  const server = await runServer({
    on: { dataDir, databaseUrl: held.url },
    env: { LIMIT_CALLS_PER_MINUTE: '10000000' },
  })
  try {
    const admin = await newCompany(new Client(server.url), { headcount: 2 * PEOPLE })
    return [
      told(await importFigure(admin)),
      told(await exportFigure(admin)),
      ...(await askedFigures(server.url, admin)),
      told(await heavyReportsFigure(server.url, admin, said)),
    ]
  } finally {
    await server.stop()
    await held.close().catch(() => {})
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** It takes minutes; who waits sees how far it is. */
function told(figure: Figure): Figure {
  process.stderr.write(`${figure.what}: ${figure.measured.toFixed(1)} ${figure.unit}\n`)
  return figure
}

const said = PEOPLE.toLocaleString('en')

async function importFigure(admin: Client): Promise<Figure> {
  const sheet = peopleSheet(PEOPLE)
  const began = performance.now()
  const { status, body } = await admin.upload('api/panel/employee/add/by/batch/upload/0', sheet)
  if (status !== 202) throw new Error(`the people were refused: ${JSON.stringify(body).slice(0, 500)}`)
  for (;;) {
    const [job] = (await admin.get('api/panel/job')).body.data
    if (job.state === 'done') break
    if (job.state === 'failed') throw new Error(`the import failed: ${JSON.stringify(job)}`)
    await pause(POLL_MS)
  }
  const what = `people, PostgreSQL: ${said} people in by one sheet, from sending to done`
  return { what, measured: (performance.now() - began) / 1_000, unit: 's', wanted: IMPORT_S, good: 'at most' }
}

async function exportFigure(admin: Client): Promise<Figure> {
  const began = performance.now()
  const { status, bytes } = await admin.download('api/panel/employee/update/by/batch/template')
  if (status !== 200) throw new Error(`the export answered ${status}`)
  return {
    what: `people, PostgreSQL: ${said} records out as a sheet`,
    measured: (performance.now() - began) / 1_000,
    unit: 's',
    wanted: EXPORT_S,
    good: 'at most',
    note: `${Math.round(bytes.length / 1_024).toLocaleString('en')} kB`,
  }
}

/** Each asks in a session of its own and takes what a browser takes, as fifty people would. */
async function askedFigures(url: string, admin: Awaited<ReturnType<typeof newCompany>>): Promise<readonly Figure[]> {
  const { data: people } = (await admin.get(`${LIST}?page=1&per_page=200`)).body
  const ids: string[] = people.map(({ id }: { id: string }) => id)
  const one = (at: number) => ids[at % ids.length] ?? ''
  const asked: Readonly<Record<string, (at: number) => string>> = {
    'a page of the list': (at) => `${LIST}?page=${1 + (at % 400)}&per_page=25&sort=full_name`,
    'a search by part of a name': (at) => `${LIST}?page=1&search=${['siti', 'ng', 'kavi', 'tan'][at % 4]}`,
    'a search by staff id': (at) => `${LIST}?page=1&search=S-0${String(at % 10_000).padStart(4, '0')}`,
    'a filtered list': (at) => `${LIST}?page=1&status=active&joined_from=20${10 + (at % 16)}-01-01`,
    'a picker': (at) => `api/panel/employee/status/active/0?page=1&per_page=40&search=${['li', 'mei', 'ra'][at % 3]}`,
    'opening a profile': (at) => `api/panel/employee/show/profile/details/${one(at)}`,
  }
  const { email, password } = admin
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => signIn(new Client(url), email, password)))
  const sessions = clients.map((client) => ({ 'accept-encoding': 'gzip, deflate, br', ...client.headers() }))
  const figures: Figure[] = []
  for (const [what, path] of Object.entries(asked)) {
    const measured = await p95({ url, sessions }, path, ASKED)
    figures.push(
      told({
        what: `people, PostgreSQL: ${what} of ${said}, ${CLIENTS} at once, 95 of 100 within`,
        measured,
        unit: 'ms',
        wanted: P95_MS,
        good: 'at most',
      }),
    )
  }
  return figures
}
