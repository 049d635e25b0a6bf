// Counts tables anew that have grown, without which lookups of them go on being planned for the few rows they had: the
// embedded database cannot do it by itself, and a PostgreSQL server only looks once a minute, which is long when a
// company of ten thousand has just moved in. What is little in a table of many companies is all there is of one of them,
// so whoever stores many rows has their tables counted too. The embedded one also gets the room of removed rows back here.
import type { Pool } from 'pg'

const LOOK_EVERY = 5_000
const FEW = 500

/** Who ends together within this time is counted once. */
const SOON = 250

type Care = { readonly every?: number; readonly makesRoom: boolean }
export type TableCare = {
  /** Many rows were stored in these; nobody waits for it. */
  readonly count: (tables: Iterable<string>) => void
  /** Waits for what it is at. */
  readonly end: () => Promise<void>
}

export function careFor(pool: Pool, { every = LOOK_EVERY, makesRoom }: Care): TableCare {
  let working: Promise<void> = Promise.resolve()
  let ended = false
  let soon: NodeJS.Timeout | undefined
  const asked = new Set<string>()
  const countAsked = async () => {
    const tables = [...asked]
    asked.clear()
    for (const name of tables) if (!ended) await pool.query(`analyze (skip_locked) "${name}"`)
  }
  const look = async () => {
    for (const { name, grown, crowded } of await neglected(pool)) {
      // One table at a time, so that others get their turn in between.
      if (ended) return
      if (crowded && makesRoom) await pool.query(`vacuum (analyze) ${name}`)
      else if (grown) await pool.query(`analyze (skip_locked) ${name}`)
    }
  }
  const timer = setInterval(() => {
    // Nothing depends on it: what fails now is tried again with the next look.
    working = working.then(() => (ended ? undefined : look())).catch(() => {})
  }, every)
  timer.unref()
  return {
    count(tables) {
      for (const name of tables) asked.add(name)
      if (ended || asked.size === 0) return
      soon ??= setTimeout(() => {
        soon = undefined
        working = working.then(countAsked).catch(() => {})
      }, SOON).unref()
    },
    end() {
      ended = true
      clearInterval(timer)
      clearTimeout(soon)
      return working
    },
  }
}

type Neglected = { readonly name: string; readonly grown: boolean; readonly crowded: boolean }

/** Tables of which a good part has changed since they were counted, or is rows that are gone. */
async function neglected(pool: Pool): Promise<readonly Neglected[]> {
  const { rows } = await pool.query<Neglected>(`
    select relid::regclass::text as name, n_mod_since_analyze > ${FEW} + 0.3 * n_live_tup as grown,
      n_dead_tup > ${FEW} + 0.3 * n_live_tup as crowded
    from pg_stat_user_tables join pg_class c on c.oid = relid
    -- Others may keep tables of theirs beside these, which only they may count.
    where pg_has_role(c.relowner, 'usage') and (n_mod_since_analyze > ${FEW} + 0.3 * n_live_tup or n_dead_tup > ${FEW} + 0.3 * n_live_tup)`)
  return rows
}
