import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { EmbeddedServer } from './embedded-server.ts'
import { embeddedPool } from './pools.ts'
import { careFor } from './table-care.ts'

test('the embedded database counts a table anew when it has grown, and makes room of what was removed', async () => {
  const server = new EmbeddedServer({})
  await server.worker()
  const pool = embeddedPool(server, {})
  const counted = async () =>
    (
      await pool.query(`select n_live_tup::int as rows, n_mod_since_analyze::int as changed, n_dead_tup::int as dead
                        from pg_stat_user_tables where relname = 'grown'`)
    ).rows[0]
  // The database tells its counters a moment late.
  const settled = async (rows: number) => {
    for (let tried = 0; tried < 100; tried += 1) {
      const now = await counted()
      if (now.rows === rows && now.changed === 0 && now.dead === 0) break
      await pause(50)
    }
    return counted()
  }
  await pool.query('create table grown (id integer primary key)')
  const care = careFor(pool, { every: 20, makesRoom: true })
  await pool.query('insert into grown select generate_series(1, 5000)')
  expect(await settled(5_000)).toEqual({ rows: 5_000, changed: 0, dead: 0 })
  await pool.query('delete from grown where id > 1000')
  expect(await settled(1_000)).toEqual({ rows: 1_000, changed: 0, dead: 0 })
  await care.end()
  await pool.end()
  await server.close()
})

test('whoever stored many rows has their table counted, however few they are of it', async () => {
  const server = new EmbeddedServer({})
  await server.worker()
  const pool = embeddedPool(server, {})
  const estimated = async () =>
    Number((await pool.query(`select reltuples::int as rows from pg_class where relname = 'shared'`)).rows[0].rows)
  await pool.query('create table shared (id integer primary key); insert into shared select generate_series(1, 9000)')
  await pool.query('analyze shared; insert into shared select generate_series(9001, 9600)')
  // It would look by itself in an hour.
  const care = careFor(pool, { every: 3_600_000, makesRoom: false })
  expect(await estimated()).toBe(9_000)
  care.count(['shared', 'shared'])
  await expect.poll(estimated, { timeout: 30_000 }).toBe(9_600)
  await care.end()
  await pool.end()
  await server.close()
})
