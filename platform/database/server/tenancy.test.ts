import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/embedded-database.ts'
import { foundationsWith } from '#tests/support/fixture-migrations.ts'
import type { CompanyDb } from './company-db.ts'
import type { Database } from './connect.ts'
import { sqlState } from './sql-state.ts'

const NOT_PERMITTED = '42501'
const ONLY_READS = '25006'
const a = randomUUID()
const b = randomUUID()
const noteOfB = randomUUID()
let database: Database
let companyA: CompanyDb

beforeAll(async () => {
  database = await openTestDatabase(
    foundationsWith(`
      create table companies (id uuid primary key, name text not null);
      select kerja_protect_companies();
      create table notes (company_id uuid not null references companies (id), id uuid not null, words text not null,
        primary key (company_id, id));
      select kerja_protect('notes');
      create table lamps (id uuid primary key);
      select kerja_platform('lamps');`),
  )
  companyA = database.forCompany(a)
  await database.system.transaction(async (tx) => {
    await sql`insert into companies (id, name) values (${a}, 'A'), (${b}, 'B')`.execute(tx)
    await sql`insert into notes values (${a}, ${randomUUID()}, 'of A'), (${b}, ${noteOfB}, 'of B')`.execute(tx)
  })
})
afterAll(() => database?.close())

const inCompany = (statement: RawBuilder<unknown>) => companyA.transaction((tx) => statement.execute(tx))

/** The code of PostgreSQL's refusal. */
async function refusal(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => 'nothing was refused',
    (failure) => sqlState(failure) ?? String(failure),
  )
}

describe('a company', () => {
  test('knows its company and works on no other; the system says on which it works', async () => {
    expect(await companyA.read(async (tx) => [tx.companyId, tx.of(a).companyId])).toEqual([a, a])
    await expect(companyA.read(async (tx) => tx.of(b).companyId)).rejects.toThrow('does no work on another')
    const words = await database.system.read(async (tx) => {
      const { rows } = await sql<{ words: string }>`
        select words from notes where company_id = ${tx.of(b).companyId}`.execute(tx.of(b))
      return rows
    })
    expect(words).toEqual([{ words: 'of B' }])
  })

  test('sees its own rows and no others', async () => {
    const { rows } = await inCompany(sql`select words from notes`)
    expect(rows).toEqual([{ words: 'of A' }])
  })

  test('is asked one question alone within the same walls, and a wrong or a writing one leaves nothing behind', async () => {
    expect(await companyA.ask('select words from notes where words like $1', ['of%'])).toEqual([{ words: 'of A' }])
    expect(await database.system.ask('select words from notes order by words', [])).toHaveLength(2)
    expect(await refusal(companyA.ask('select id from lamps', []))).toBe(NOT_PERMITTED)
    expect(await refusal(companyA.ask('delete from notes returning id', []))).toBe(ONLY_READS)
    expect(await refusal(companyA.ask('select no_such_column from notes', []))).toBe('42703')
    expect(await companyA.ask('select words from notes', [])).toEqual([{ words: 'of A' }])
  })

  test('is asked of several of its rows in one turn as of one view, and never of the rows of another', async () => {
    const [one, two] = [randomUUID(), randomUUID()]
    await inCompany(sql`insert into notes values (${a}, ${one}, 'first'), (${a}, ${two}, 'second')`)
    const ask = (id: string, company = companyA) =>
      company.loadRow<{ id: string; words: string; at: string }>(
        'select id, words, now()::text as at from notes where id = any($1::uuid[]) and words <> $2',
        id,
        ['nothing'],
      )
    const found = await Promise.all([ask(one), ask(two), ask(one), ask(noteOfB), ask(randomUUID())])
    expect(found.map((row) => row?.words)).toEqual(['first', 'second', 'first', undefined, undefined])
    expect(new Set(found.flatMap((row) => row?.at ?? [])).size).toBe(1)
    expect((await ask(noteOfB, database.forCompany(b)))?.words).toBe('of B')
    // The next turn sees what was stored meanwhile, and a wrong question is told to everybody who asked it.
    await inCompany(sql`update notes set words = 'changed' where id = ${one}`)
    expect((await ask(one))?.words).toBe('changed')
    const wrong = [one, two].map((id) => refusal(companyA.loadRow('select no_such_column', id)))
    expect(await Promise.all(wrong)).toEqual(['42703', '42703'])
    const nested = companyA.read(() => ask(one))
    await expect(nested).rejects.toThrow('A transaction is already open')
    await inCompany(sql`delete from notes where id = any(${[one, two]}::uuid[])`)
  })

  test('sees itself and no other company', async () => {
    const { rows } = await inCompany(sql`select name from companies`)
    expect(rows).toEqual([{ name: 'A' }])
  })

  test('cannot write rows of another company', async () => {
    const foreign = sql`insert into notes values (${b}, ${randomUUID()}, 'by A')`
    expect(await refusal(inCompany(foreign))).toBe(NOT_PERMITTED)
  })

  test('cannot change or remove rows of another company, not even by their id', async () => {
    const changed = await inCompany(sql`update notes set words = 'by A' where id = ${noteOfB}`)
    const removed = await inCompany(sql`delete from notes where id = ${noteOfB}`)
    expect([changed.numAffectedRows, removed.numAffectedRows]).toEqual([0n, 0n])
  })

  test('cannot give its rows to another company', async () => {
    expect(await refusal(inCompany(sql`update notes set company_id = ${b}`))).toBe(NOT_PERMITTED)
  })

  test('reaches no table of the installation', async () => {
    expect(await refusal(inCompany(sql`select * from lamps`))).toBe(NOT_PERMITTED)
  })

  test('changes no table and no policy', async () => {
    expect(await refusal(inCompany(sql`alter table notes disable row level security`))).toBe(NOT_PERMITTED)
    expect(await refusal(inCompany(sql`drop policy company on notes`))).toBe(NOT_PERMITTED)
  })

  test('is named by a UUID and by nothing else', () => {
    expect(() => database.forCompany(`${a}'; reset role; --`)).toThrow('A company id is a UUID.')
  })

  test('writes nothing while it only reads', async () => {
    const writing = companyA.read((tx) => sql`delete from notes`.execute(tx))
    expect(await refusal(writing)).toBe('25006')
  })
})

describe('without a company', () => {
  const alone = (statement: RawBuilder<unknown>, company: string) =>
    database.system.transaction(async (tx) => {
      await sql`reset role`.execute(tx)
      await sql`set local role kerja_app`.execute(tx)
      await sql`select set_config('app.company_id', ${company}, true)`.execute(tx)
      return (await statement.execute(tx)).rows
    })

  test('the application sees nothing', async () => {
    expect(await alone(sql`select * from notes`, '')).toEqual([])
    expect(await alone(sql`select * from companies`, '')).toEqual([])
    expect(await refusal(alone(sql`insert into notes values (${a}, ${randomUUID()}, '')`, ''))).toBe(NOT_PERMITTED)
  })

  test('nothing stays on the connection for the next transaction', async () => {
    await inCompany(sql`select 1`)
    const [after] = await database.owner((owner) =>
      owner.rows(`select current_user = session_user as login, current_setting('app.company_id', true) as company`),
    )
    expect(after).toEqual({ login: true, company: expect.toBeOneOf(['', null]) })
  })
})

test('the system sees every company', async () => {
  const { rows } = await database.system.read((tx) => sql`select words from notes order by words`.execute(tx))
  expect(rows).toEqual([{ words: 'of A' }, { words: 'of B' }])
})
