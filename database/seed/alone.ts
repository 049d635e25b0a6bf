/** Of several servers that start on one PostgreSQL at once, one seeds and the others wait; the embedded home has one. */
import type { Database } from '#platform/database/server/connect.ts'

/** Any number of our own; another than that of migrations. */
const LOCK = 5_391_083

export function alone<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (db.home === 'embedded') return work()
  return db.owner(async (connection) => {
    await connection.script(`set statement_timeout = 0; select pg_advisory_lock(${LOCK})`)
    try {
      return await work()
    } finally {
      await connection.script(`select pg_advisory_unlock(${LOCK})`)
    }
  })
}
