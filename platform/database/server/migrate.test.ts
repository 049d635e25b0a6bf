import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/embedded-database.ts'
import { fixtureMigration } from '#tests/support/fixture-migrations.ts'
import type { Database } from './connect.ts'
import { migrate } from './migrate.ts'

const first = fixtureMigration('0001', 'create table first (id integer); insert into first values (1);')
const second = fixtureMigration('0002', 'create table second (id integer);')
const broken = fixtureMigration('0003', 'create table third (id integer); select 1 / 0;')
let database: Database

beforeAll(async () => {
  database = await openTestDatabase([])
})
afterAll(() => database?.close())

const tables = async () => {
  const rows = await database.owner((owner) =>
    owner.rows<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`),
  )
  return rows.map(({ name }) => name)
}

// One story: each step stands on the one before.
test('a rehearsal runs everything and leaves nothing', async () => {
  expect(await migrate(database, { migrations: [first, second], dryRun: true })).toEqual([
    '0001-fixture',
    '0002-fixture',
  ])
  expect(await tables()).toEqual([])
})

test('a rehearsal finds what would fail', async () => {
  await expect(migrate(database, { migrations: [first, broken], dryRun: true })).rejects.toThrow(
    'Migration 0003-fixture failed: division by zero.',
  )
  expect(await tables()).toEqual([])
})

test('only what is missing runs', async () => {
  expect(await migrate(database, { migrations: [first] })).toEqual(['0001-fixture'])
  expect(await migrate(database, { migrations: [first, second] })).toEqual(['0002-fixture'])
  expect(await migrate(database, { migrations: [first, second] })).toEqual([])
  expect(await tables()).toEqual(['first', 'schema_migrations', 'second'])
})

test('a migration that fails leaves nothing of itself, and those before it stay', async () => {
  const fourth = fixtureMigration('0004', 'create table fourth (id integer);')
  await expect(migrate(database, { migrations: [first, second, broken, fourth] })).rejects.toThrow(
    '0003-fixture failed',
  )
  expect(await tables()).toEqual(['first', 'schema_migrations', 'second'])
})

test('a migration that was edited after it ran is refused', async () => {
  const edited = fixtureMigration('0001', 'create table first (id bigint);')
  await expect(migrate(database, { migrations: [edited, second] })).rejects.toThrow('was changed after it ran')
})

test('a database that is newer than the program is refused', async () => {
  await expect(migrate(database, { migrations: [first] })).rejects.toThrow('does not know')
})

test('a migration with a number before the last one that ran is refused', async () => {
  const late = { ...fixtureMigration('0000', 'select 1'), name: '0000-late' }
  await expect(migrate(database, { migrations: [late, first, second] })).rejects.toThrow('give it a new number')
})

test('two servers that start together migrate once', async () => {
  const third = fixtureMigration('0003', 'create table third (id integer); select pg_sleep(0.1);')
  const both = await Promise.all([1, 2].map(() => migrate(database, { migrations: [first, second, third] })))
  expect(both.flat()).toEqual(['0003-fixture'])
})
