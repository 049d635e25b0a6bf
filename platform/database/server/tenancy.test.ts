import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/embedded-database.ts'
import type { Database } from './connect.ts'
import type { Migration } from './migration-files.ts'
import { readMigrations } from './migration-files.ts'

const fixture: Migration = {
  number: '0001',
  name: '0001-notes',
  checksum: 'fixture-notes-1',
  sql: `
    create table companies (id uuid primary key, name text not null);
    select kerja_protect_companies();
    create table notes (company_id uuid not null references companies (id), id uuid not null, words text not null,
      primary key (company_id, id));
    select kerja_protect('notes');
    create table lamps (id uuid primary key);
    select kerja_platform('lamps');`,
}

let database: Database
const a = randomUUID()
const b = randomUUID()

beforeAll(async () => {
  const [foundations] = readMigrations()
  if (foundations === undefined) throw new Error('The first migration is missing.')
  database = await openTestDatabase([foundations, fixture])
  await database.system.transaction(async (tx) => {
    await sql`insert into companies (id, name) values (${a}, 'A'), (${b}, 'B')`.execute(tx)
    await sql`insert into notes (company_id, id, words) values (${a}, ${randomUUID()}, 'of A'), (${b}, ${randomUUID()}, 'of B')`.execute(
      tx,
    )
  })
})
afterAll(() => database?.close())

test('a company sees its own rows and no others', async () => {
  const rows = await database.forCompany(a).read((tx) => sql`select words from notes`.execute(tx))
  expect(rows.rows).toEqual([{ words: 'of A' }])
})
