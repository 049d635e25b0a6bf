// TEST_DATABASE_URL=start: a PostgreSQL server of our own for this run of the tests, for machines that have the programs.
import { startPostgresServer } from './postgres-server.ts'

export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL !== 'start') return undefined
  const server = await startPostgresServer()
  process.env.TEST_DATABASE_URL = server.url
  return server.stop
}
