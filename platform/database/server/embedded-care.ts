// What a PostgreSQL server does for itself in the background and the embedded database cannot: it keeps count of what
// tables hold, without which lookups of a table that has grown go on reading all of it, and makes room of removed rows
// usable again.
import type { Pool } from 'pg'

const LOOK_EVERY = 5_000
const FEW = 500

/** Ends when told; waits then for what it is at. */
export function careFor(pool: Pool, every = LOOK_EVERY): () => Promise<void> {
  let working: Promise<void> = Promise.resolve()
  let ended = false
  const look = async () => {
    for (const { name, crowded } of await neglected(pool)) {
      // One table at a time, so that others get their turn in between.
      if (!ended) await pool.query(`${crowded ? 'vacuum (analyze)' : 'analyze'} ${name}`)
    }
  }
  const timer = setInterval(() => {
    // Nothing depends on it: what fails now is tried again with the next look.
    working = working.then(() => (ended ? undefined : look())).catch(() => {})
  }, every)
  timer.unref()
  return () => {
    ended = true
    clearInterval(timer)
    return working
  }
}

type Neglected = { readonly name: string; readonly crowded: boolean }

/** Tables of which a good part has changed since they were counted, or is rows that are gone. */
async function neglected(pool: Pool): Promise<readonly Neglected[]> {
  const { rows } = await pool.query<Neglected>(`
    select relid::regclass::text as name, n_dead_tup > ${FEW} + 0.3 * n_live_tup as crowded
    from pg_stat_user_tables
    where n_mod_since_analyze > ${FEW} + 0.3 * n_live_tup or n_dead_tup > ${FEW} + 0.3 * n_live_tup`)
  return rows
}
