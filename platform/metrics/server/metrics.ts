/**
 * Figures of the running server for whoever watches it: how long calls take, what jobs and mails wait, how the
 * database's connections are used. By route template and state alone: no company, person, address or text.
 */
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '#platform/database/server/connect.ts'

/** One answered request. */
export type Answered = {
  readonly method: string
  /** The template ('/api/panel/employee/:id'), never the address asked for. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

export type Metrics = {
  observe(answered: Answered): void
  /** In the text form of Prometheus. */
  text(): Promise<string>
  readonly contentType: string
}

/** Up to what a call of the slowest kind may take; 0.3 and 0.6 are what is promised beside a large run. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 0.6, 1, 2.5, 5, 10, 30]

export function metricsOf(db: Pick<Database, 'system' | 'home' | 'connections'>, version: string): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  new Gauge({
    name: 'kerja_info',
    help: 'Always 1; tells the version and the home of the database',
    labelNames: ['version', 'database'],
    registers,
  }).set({ version, database: db.home }, 1)
  new Gauge({
    name: 'kerja_database_connections',
    help: 'Connections to the database, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(db.connections())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'kerja_jobs',
    help: 'Jobs that wait or run now, and those that ended within the last hour',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const [state, count] of Object.entries(await jobCounts(db))) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'kerja_mails',
    help: 'Mails in the outbox that were not sent',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const [state, count] of Object.entries(await mailCounts(db))) this.set({ state }, count)
    },
  })
  return {
    observe: ({ method, route, status, seconds }) => calls.observe({ method, route, status }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

type Counted = { readonly state: string; readonly count: number }

async function jobCounts(db: Pick<Database, 'system'>): Promise<Record<string, number>> {
  const { rows } = await db.system.read((tx) =>
    sql<Counted>`
      select state, count(*) as count from jobs
      where state in ('waiting', 'running') or finished_at > now() - interval '1 hour' group by state`.execute(tx),
  )
  return counted(['waiting', 'running', 'done', 'failed', 'cancelled'], rows)
}

async function mailCounts(db: Pick<Database, 'system'>): Promise<Record<string, number>> {
  const { rows } = await db.system.read((tx) =>
    sql<Counted>`select state, count(*) as count from mails where state <> 'sent' group by state`.execute(tx),
  )
  return counted(['waiting', 'failed'], rows)
}

/** A state that nothing is in stands as 0, so that it does not seem to be missing. */
const counted = (states: readonly string[], rows: readonly Counted[]): Record<string, number> =>
  Object.fromEntries(states.map((state) => [state, rows.find((row) => row.state === state)?.count ?? 0]))
