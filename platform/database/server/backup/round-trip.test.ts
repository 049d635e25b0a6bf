import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbeddedTestDatabase, openTestDatabase } from '#tests/support/embedded-database.ts'
import { fixtureMigration, foundationsWith } from '#tests/support/fixture-migrations.ts'
import type { Database } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { backup } from './backup.ts'
import { filesInFolder, type KeptFiles } from './kept-files.ts'
import { restore } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'kerja-backup-'))
const company = randomUUID()
const before = foundationsWith(`
  create table companies (id uuid primary key, name text not null);
  select kerja_protect_companies();
  create table units (company_id uuid not null references companies (id), id uuid not null, parent uuid, head uuid,
    primary key (company_id, id), foreign key (company_id, parent) references units (company_id, id));
  select kerja_protect('units');
  create table people (company_id uuid not null references companies (id), id uuid not null, unit uuid, name text,
    pay numeric(15,2), share numeric, born date, seen timestamptz, span interval, tags text[], days date[], detail jsonb,
    bytes bytea, rate float8, n bigint, upper_name text generated always as (upper(name)) stored,
    primary key (company_id, id), foreign key (company_id, unit) references units (company_id, id));
  select kerja_protect('people');
  alter table units add foreign key (company_id, head) references people (company_id, id);
  create table lamps (id text primary key, lit boolean not null default false);
  select kerja_platform('lamps');
  insert into lamps (id) values ('from the migration');`)
const later = fixtureMigration('0002', `alter table lamps add column colour text not null default 'white'`)

let source: Database
const files = filesInFolder(join(folder, 'files'))
const made = join(folder, 'first.tar.gz')

beforeAll(async () => {
  source = await openTestDatabase(before)
  await fill(source)
  await files.put(`${company}/${randomUUID()}`, Buffer.from('a stored file'))
  await files.put(`${company}/${randomUUID()}`, Buffer.alloc(3_000_000, 'long '))
  await backup(source, made, files)
})
afterAll(async () => {
  await source?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a backup', () => {
  test('comes back the same in either home', async () => {
    for (const open of [openTestDatabase, openEmbeddedTestDatabase]) {
      const target = await open([])
      const copies = filesInFolder(join(folder, randomUUID()))
      const whole = await restore(target, made, copies, { migrations: before })
      expect(whole.tables.people?.count).toBe(5_002)
      expect(await content(target)).toEqual(await content(source))
      expect(await contentOf(copies)).toEqual(await contentOf(files))
      // A backup of the copy holds the same, byte for byte.
      const again = join(folder, `${randomUUID()}.tar.gz`)
      expect(await backup(target, again, copies)).toEqual(whole)
      await target.close()
    }
  })

  test('brings tenancy back with it', async () => {
    const target = await openTestDatabase([])
    await restore(target, made, filesInFolder(join(folder, randomUUID())), { migrations: before })
    const other = await target.forCompany(randomUUID()).read((tx) => sql`select * from people`.execute(tx))
    const own = await target.forCompany(company).read((tx) => sql`select count(*) as n from people`.execute(tx))
    const broken = target
      .forCompany(company)
      .transaction((tx) =>
        sql`insert into people (company_id, id, unit) values (${company}, ${company}, ${company})`.execute(tx),
      )
    await expect(broken).rejects.toMatchObject({ code: '23503' })
    const [forced] = await target.owner((owner) =>
      owner.rows(
        `select bool_and(relforcerowsecurity) as all from pg_class where relname in ('people', 'units', 'lamps')`,
      ),
    )
    expect([other.rows, own.rows, forced]).toEqual([[], [{ n: 5_002 }], { all: true }])
    await target.close()
  })

  test('of an older version is brought to the newest', async () => {
    const target = await openTestDatabase([])
    await restore(target, made, filesInFolder(join(folder, randomUUID())), { migrations: [...before, later] })
    const lamps = await target.system.read((tx) => sql`select id, colour from lamps order by id`.execute(tx))
    expect(lamps.rows).toContainEqual({ id: 'from the migration', colour: 'white' })
    await target.close()
  })

  test('never replaces a file that is there', async () => {
    await expect(backup(source, made, files)).rejects.toThrow('exists already')
  })

  test('goes on where a stored file is dropped while it is made', async () => {
    const own = filesInFolder(join(folder, randomUUID()))
    await own.put(`${company}/${randomUUID()}`, Buffer.from('stays'))
    const dropping: KeptFiles = {
      ...own,
      async *keys() {
        yield* own.keys()
        yield `${company}/${randomUUID()}`
      },
    }
    const whole = await backup(source, join(folder, `${randomUUID()}.tar.gz`), dropping)
    expect(whole.files.count).toBe(1)
  })

  test('that fails leaves no file', async () => {
    const missing = { ...files, get: () => Promise.reject(new Error('the store is away')) }
    await expect(backup(source, join(folder, 'failed.tar.gz'), missing)).rejects.toThrow('the store is away')
    expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([])
  })
})

describe('a restore', () => {
  const filled = async () => {
    const target = await openTestDatabase(before)
    await target.system.transaction((tx) =>
      sql`insert into companies values (${randomUUID()}, 'already here')`.execute(tx),
    )
    return target
  }
  const elsewhere = () => filesInFolder(join(folder, randomUUID()))

  test('does not touch a database that is not empty, unless it is told to', async () => {
    const target = await filled()
    await expect(restore(target, made, elsewhere(), { migrations: before })).rejects.toThrow('--force')
    await restore(target, made, elsewhere(), { migrations: before, force: true })
    expect(await content(target)).toEqual(await content(source))
    await target.close()
  })

  test('does not touch stored files that are there, unless it is told to', async () => {
    const target = await openTestDatabase([])
    const taken = elsewhere()
    await taken.put('left/over', Buffer.from('x'))
    await expect(restore(target, made, taken, { migrations: before })).rejects.toThrow('--force')
    await restore(target, made, taken, { migrations: before, force: true })
    expect(await contentOf(taken)).toEqual(await contentOf(files))
    await target.close()
  })

  test('of a file that broke off or was altered leaves everything as it was', async () => {
    const target = await filled()
    const former = await content(target)
    const broken = join(folder, 'broken.tar.gz')
    const bytes = readFileSync(made)
    for (const spoil of [
      () => truncateSync(broken, bytes.length - 2_000),
      () => writeFileSync(broken, bytes.subarray(0, 10)),
      () => writeFileSync(broken, 'not a backup'),
    ]) {
      writeFileSync(broken, bytes)
      spoil()
      const kept = elsewhere()
      await expect(restore(target, broken, kept, { migrations: before, force: true })).rejects.toThrow(
        /not a backup|not whole/,
      )
      expect(await contentOf(kept)).toEqual([])
    }
    expect(await content(target)).toEqual(former)
    expect(existsSync(made)).toBe(true)
    await target.close()
  })

  test('of another version is refused', async () => {
    const target = await openTestDatabase([])
    const other = foundationsWith('create table something (id integer)')
    await expect(restore(target, made, elsewhere(), { migrations: other })).rejects.toThrow('another version')
    expect(await migrate(target, { migrations: other })).toHaveLength(2)
    await target.close()
  })

  test.runIf(process.env.TEST_DATABASE_URL)('is refused while a server is connected', async () => {
    const target = await openTestDatabase([])
    const stop = await target.listen('news', () => {})
    await expect(restore(target, made, elsewhere(), { migrations: before })).rejects.toThrow('stop it before')
    await stop()
    await target.close()
  })

  test('into a database of something else is refused, forced or not', async () => {
    const target = await openTestDatabase([])
    await target.owner((owner) => owner.script('create table theirs (id integer)'))
    await expect(restore(target, made, elsewhere(), { force: true })).rejects.toThrow('not of this product')
    await target.close()
  })
})

async function fill(database: Database): Promise<void> {
  const unit = randomUUID()
  const head = randomUUID()
  await database.system.transaction(async (tx) => {
    await sql`insert into companies values (${company}, 'Kopi "Senja"\n\\ 公司 😀')`.execute(tx)
    await sql`insert into units values (${company}, ${unit}, null, null), (${company}, ${randomUUID()}, ${unit}, null)`.execute(
      tx,
    )
    await sql`insert into people (company_id, id, unit, name, pay, share, born, seen, span, tags, days, detail, bytes, rate, n)
      values (${company}, ${head}, ${unit}, '', 1.10, 0.3333333333333333333333, '0044-03-15 BC', '2026-01-31 23:59:59.123456+08',
        '1 year 2 days', '{"a,b","\\"c\\"",NULL,""}', '{}', 'null', '\\x00ff5c', 0.1, 9007199254740993),
      (${company}, ${randomUUID()}, null, null, null, 'NaN', 'infinity', null, null, null, null,
        '{"amount": 1.100, "text": "line\\nbreak"}', null, 'Infinity', null)`.execute(tx)
    await sql`update units set head = ${head} where id = ${unit}`.execute(tx)
    await sql`insert into people (company_id, id, unit, name, pay, detail) select ${company}, gen_random_uuid(), ${unit},
      'Person ' || n, n / 100.0, jsonb_build_object('why', repeat('x', n % 700)) from generate_series(1, 5000) as n`.execute(
      tx,
    )
    await sql`insert into lamps (id, lit) values ('second', true)`.execute(tx)
  })
}

/** All rows as PostgreSQL writes them. */
async function content(database: Database): Promise<unknown[]> {
  return database.system.read(async (tx) => {
    const all = []
    for (const table of ['companies', 'units', 'people', 'lamps']) {
      const { rows } = await sql<{
        row: string
      }>`select t::text as row from ${sql.table(table)} as t order by 1`.execute(tx)
      all.push([table, rows.map(({ row }) => row)])
    }
    return all
  })
}

async function contentOf(store: ReturnType<typeof filesInFolder>): Promise<unknown[]> {
  const all = []
  for await (const key of store.keys()) all.push([key, (await store.get(key)).toString('base64').slice(0, 200)])
  return all
}
