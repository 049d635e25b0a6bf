/**
 * Many companies in one PostgreSQL database, then one moves in and works at once: what each step takes against the same
 * company alone. BENCH_SCALE=0.05 does it with a twentieth of the people, to see whether it runs.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, newCompany } from '#tests/support/client.ts'
import { postgresPrograms, postgresTestDatabase, startPostgresServer } from '#tests/support/postgres-server.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { Figure } from './figures.ts'
import { manyCompanies, sizesBetween } from './many/base.ts'
import { moveIn, type Steps, stepsAtOnce } from './many/moved-in.ts'
import { BENCH_SECRET } from './payroll/bench-company.ts'

const SCALE = Number(process.env.BENCH_SCALE ?? '1')
const COMPANIES = Math.max(5, Math.round(150 * SCALE))
const LARGEST = Math.max(50, Math.round(5_000 * SCALE))
const MOVING_IN = [1_000, 5_000].map((people) => Math.max(20, Math.round(people * SCALE)))
/** A company among many may cost twice what it costs alone; of a step of a few milliseconds nothing can be said. */
const TIMES = 2
const NOTHING_MS = 20

export async function measureManyCompanies(): Promise<readonly Figure[]> {
  if (postgresPrograms() === undefined) return []
  const postgres = await startPostgresServer()
  try {
    const alone = await stepsOf(postgres.url, [])
    const among = await stepsOf(postgres.url, sizesBetween(5, LARGEST, COMPANIES))
    return MOVING_IN.flatMap((people, at) => figuresOf(people, alone[at] ?? {}, among[at] ?? {}))
  } finally {
    await postgres.stop()
  }
}

/** Of each company that moves in, in a database with companies of these sizes. */
async function stepsOf(url: string, sizes: readonly number[]): Promise<Steps[]> {
  const steps: Steps[] = []
  for (const people of MOVING_IN) {
    // Each alone among the others: one that has just moved in is counted with the next.
    const held = await postgresTestDatabase(url)
    const dataDir = mkdtempSync(join(tmpdir(), 'kerja-bench-'))
    try {
      await manyCompanies(held, sizes)
      process.stderr.write(`  ${people} people among ${sizes.length} companies ...\n`)
      const server = await runServer({
        on: { dataDir, databaseUrl: held.url },
        env: { LIMIT_CALLS_PER_MINUTE: '10000000', SEAL_SECRET: BENCH_SECRET },
      })
      try {
        const admin = await newCompany(new Client(server.url), { headcount: 2 * people })
        await moveIn(admin, people)
        steps.push(await stepsAtOnce(admin))
      } finally {
        await server.stop()
      }
    } finally {
      await held.close().catch(() => {})
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
  return steps
}

function figuresOf(people: number, alone: Steps, among: Steps): Figure[] {
  return Object.entries(among).map(([step, ms]) => {
    const own = alone[step] ?? Number.NaN
    return {
      what: `many companies, ${people.toLocaleString('en')} people moved in: ${step} among ${COMPANIES} against alone`,
      measured: Math.max(ms, NOTHING_MS) / Math.max(own, NOTHING_MS),
      unit: 'times',
      wanted: TIMES,
      good: 'at most',
      note: `${ms.toFixed(0)} ms against ${own.toFixed(0)} ms`,
    }
  })
}
