import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/embedded-database.ts'
import { foundationsWith } from '#tests/support/fixture-migrations.ts'
import { bulkInsert } from './bulk-insert.ts'
import type { Database } from './connect.ts'

const company = randomUUID()
let database: Database

beforeAll(async () => {
  database = await openTestDatabase(
    // The fixture borrows the name of a real table, so that the types let it pass.
    foundationsWith(`
      create table departments (company_id uuid not null, id uuid not null, name text, pay numeric(15,2), day date,
        at timestamptz, ok boolean, n bigint, tags text[], detail jsonb, bytes bytea, state text not null default 'new',
        primary key (company_id, id));
      select kerja_protect('departments');`),
  )
})
afterAll(() => database?.close())

type AnyRow = Parameters<typeof bulkInsert<'departments'>>[2] extends Iterable<infer Row> | AsyncIterable<unknown>
  ? Row
  : never
const asRows = (rows: readonly object[]) => rows as unknown as AnyRow[]

test('every kind of value arrives as it was given', async () => {
  const id = randomUUID()
  const given = {
    company_id: company,
    id,
    name: 'Ä "quoted", {braced} \\ 名字 😀 null',
    pay: '12345678901.10',
    day: '2024-02-29',
    at: '2026-01-31T16:00:00.250000Z',
    ok: false,
    n: 9007199254740991,
    tags: ['a,b', '"c"', ''],
    detail: JSON.stringify([{ epf: '1.10' }, null, 'ü']),
    bytes: '\\x00ff',
  }
  const found = await database.forCompany(company).transaction(async (tx) => {
    expect(await bulkInsert(tx, 'departments', asRows([given]))).toBe(1)
    return sql`select * from departments where id = ${id}`.execute(tx)
  })
  expect(found.rows).toEqual([
    { ...given, detail: [{ epf: '1.10' }, null, 'ü'], bytes: Buffer.from([0, 255]), state: 'new' },
  ])
})

test('rows come from a generator and go in several portions', async () => {
  async function* many() {
    for (let n = 0; n < 2_345; n += 1) yield* asRows([{ company_id: company, id: randomUUID(), n }])
  }
  const sum = await database.forCompany(company).transaction(async (tx) => {
    expect(await bulkInsert(tx, 'departments', many())).toBe(2_345)
    return sql`select count(*) as rows, sum(n) as sum from departments where name is null`.execute(tx)
  })
  expect(sum.rows).toEqual([{ rows: 2_345, sum: String((2_345 * 2_344) / 2) }])
})

test('no rows are no statement', async () => {
  const written = await database.forCompany(company).transaction((tx) => bulkInsert(tx, 'departments', []))
  expect(written).toBe(0)
})

test('rows that name different columns are refused', async () => {
  const rows = asRows([
    { company_id: company, id: randomUUID() },
    { company_id: company, id: randomUUID(), name: 'only here' },
  ])
  const writing = database.forCompany(company).transaction((tx) => bulkInsert(tx, 'departments', rows))
  await expect(writing).rejects.toThrow('the same columns')
})

test('rows of another company are refused', async () => {
  const rows = asRows([{ company_id: randomUUID(), id: randomUUID() }])
  const writing = database.forCompany(company).transaction((tx) => bulkInsert(tx, 'departments', rows))
  await expect(writing).rejects.toMatchObject({ code: '42501' })
})
