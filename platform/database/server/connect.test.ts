import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/embedded-database.ts'
import { foundationsWith } from '#tests/support/fixture-migrations.ts'
import type { Database } from './connect.ts'

let database: Database
const company = randomUUID()

beforeAll(async () => {
  database = await openTestDatabase(
    foundationsWith(`
      create table counters (company_id uuid not null, id integer not null, n integer not null check (n < 1000),
        primary key (company_id, id));
      select kerja_protect('counters');`),
  )
  await database.system.transaction(async (tx) => {
    await sql`insert into counters values (${company}, 1, 0), (${company}, 2, 0)`.execute(tx)
  })
})
afterAll(() => database?.close())

test('values arrive as text, numbers and parsed JSON, never as dates or rounded', async () => {
  const { rows } = await database.system.read((tx) =>
    sql`select date '2024-02-29' as day, timestamptz '2026-01-31 23:59:59.5+08' as instant, time '08:30' as clock,
      1234567890.10::numeric(15,2) as amount, 42::int8 as whole, true as yes, '{"a":[1]}'::jsonb as detail,
      array['2026-01-01'::date] as days, array[1.10::numeric] as amounts, array['a','b'] as words,
      null::date as nothing, interval '1 day' as span`.execute(tx),
  )
  expect(rows).toEqual([
    {
      day: '2024-02-29',
      instant: '2026-01-31T15:59:59.500000Z',
      clock: '08:30:00',
      amount: '1234567890.10',
      whole: 42,
      yes: true,
      detail: { a: [1] },
      days: ['2026-01-01'],
      amounts: ['1.10'],
      words: ['a', 'b'],
      nothing: null,
      span: '1 day',
    },
  ])
})

test('a whole number that JavaScript would round is refused', async () => {
  const reading = database.system.read((tx) => sql`select 9007199254740993::int8 as n`.execute(tx))
  await expect(reading).rejects.toThrow('too large to be exact')
  expect((await database.system.read((tx) => sql`select 1 as n`.execute(tx))).rows).toEqual([{ n: 1 }])
})

test('a failure carries the code, the constraint and the table, and none of the row', async () => {
  const writing = database
    .forCompany(company)
    .transaction((tx) => sql`update counters set n = 1000 where id = 1`.execute(tx))
  await expect(writing).rejects.toMatchObject({
    code: '23514',
    constraint: 'counters_n_check',
    table: 'counters',
    detail: undefined,
  })
})

describe('a transaction', () => {
  const increase = (by: number) =>
    database.forCompany(company).transaction(async (tx) => {
      const { rows } = await sql<{ n: number }>`select n from counters where id = 1 for update`.execute(tx)
      await sql`update counters set n = ${(rows[0]?.n ?? 0) + by} where id = 1`.execute(tx)
    })
  const value = async () => {
    const { rows } = await database.system.read((tx) =>
      sql<{ n: number }>`select n from counters where id = 1`.execute(tx),
    )
    return rows[0]?.n
  }

  test('is taken back whole when its work fails', async () => {
    const before = await value()
    const failing = database.forCompany(company).transaction(async (tx) => {
      await sql`update counters set n = n + 1`.execute(tx)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await value()).toBe(before)
  })

  test('loses nothing among fifty at once', async () => {
    const before = (await value()) ?? 0
    await Promise.all(Array.from({ length: 50 }, () => increase(1)))
    expect(await value()).toBe(before + 50)
  })

  test('is not reported as stored when its work hid a failure', async () => {
    const hiding = database.forCompany(company).transaction(async (tx) => {
      await sql`select 1 / 0`.execute(tx).catch(() => {})
    })
    await expect(hiding).rejects.toThrow('rolled back')
  })

  test('takes several statements at once', async () => {
    const both = await database.system.read((tx) =>
      Promise.all([1, 2, 3].map((n) => sql<{ n: number }>`select ${n}::int as n`.execute(tx))),
    )
    expect(both.flatMap(({ rows }) => rows)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  })

  test('cannot hold two statements in one text', async () => {
    const two = database.system.transaction((tx) => sql.raw('select 1; reset role').execute(tx))
    await expect(two).rejects.toMatchObject({ code: '42601' })
  })

  test('refuses to open another inside, which would wait for itself', async () => {
    const nested = database.system.transaction(() => database.forCompany(company).read(async () => 1))
    await expect(nested).rejects.toThrow('already open')
    const after = database.system.transaction(async () => 1).then(() => database.system.read(async () => 2))
    expect(await after).toBe(2)
  })

  test('is tried again when PostgreSQL asks for it', async () => {
    let tries = 0
    const answer = await database.system.transaction(async (tx) => {
      tries += 1
      if (tries < 3) await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(tx)
      return tries
    })
    expect(answer).toBe(3)
  })
})

test('a message reaches those who listen, until they stop', async () => {
  const heard: string[] = []
  const stop = await database.listen('news: "quoted"', (payload) => heard.push(payload))
  await database.notify({ channel: 'news: "quoted"', payload: 'first' })
  await database.notify({ channel: 'other', payload: 'not for us' })
  await until(() => heard.length > 0)
  await stop()
  await database.notify({ channel: 'news: "quoted"', payload: 'too late' })
  await pause(50)
  expect(heard).toEqual(['first'])
})

describe.runIf(process.env.TEST_DATABASE_URL)('when the server ends all connections', () => {
  test('calls go on, and those who listen hear again', async () => {
    const heard: string[] = []
    const stop = await database.listen('after the break', (payload) => heard.push(payload))
    const breaking = database.owner((owner) =>
      owner.rows(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`),
    )
    expect((await breaking).length).toBeGreaterThan(0)
    await pause(100)
    expect((await database.system.read((tx) => sql`select 1 as n`.execute(tx))).rows).toEqual([{ n: 1 }])
    await until(() => {
      database.notify({ channel: 'after the break', payload: 'again' }).catch(() => {})
      return heard.length > 0
    })
    expect(heard[0]).toBe('again')
    await stop()
  })
})

async function until(met: () => boolean): Promise<void> {
  for (let left = 200; left > 0 && !met(); left -= 1) await pause(10)
}
