import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/embedded-database.ts'
import { foundationsWith } from '#tests/support/fixture-migrations.ts'
import type { CompanyDb } from './company-db.ts'
import type { Database } from './connect.ts'
import type { Together } from './group-commit.ts'

let database: Database
let company: CompanyDb
let rounds: string[][]
const held = new Set<string>()

const wishes: Together<{ by: string; what: string }, string> = {
  apart: ({ by }) => by,
  free: async (_tx, items) => new Set(items.filter(({ what }) => !held.has(what))),
  work: async (tx, items) => {
    rounds.push(items.map(({ what }) => what))
    for (const { what } of items)
      if (what !== 'refused') await sql`insert into wishes values (${company.companyId}, ${what})`.execute(tx)
    return {
      outcomes: items.map(({ what }) => (what === 'refused' ? new Error('not this one') : `${what} is kept`)),
      last: async () => {
        if (items.some(({ what }) => what === 'lost')) throw new Error('Connection terminated unexpectedly')
      },
    }
  },
}
const kept = async () =>
  (
    await company.read((tx) => sql<{ what: string }>`select what from wishes order by what collate "C"`.execute(tx))
  ).rows.map(({ what }) => what)

beforeAll(async () => {
  database = await openTestDatabase(
    foundationsWith(`
      create table companies (id uuid primary key, name text not null);
      select kerja_protect_companies();
      create table wishes (company_id uuid not null references companies (id), what text not null,
        primary key (company_id, what));
      select kerja_protect('wishes');`),
  )
  const id = randomUUID()
  await database.system.transaction((tx) => sql`insert into companies values (${id}, 'A')`.execute(tx))
  company = database.forCompany(id)
})
afterAll(() => database?.close())
beforeEach(async () => {
  rounds = []
  await company.transaction((tx) => sql`delete from wishes`.execute(tx))
})

const wish = (what: string, by = what) => database.forCompany(company.companyId).together(wishes, { by, what })

test('whoever comes while one is under way is done with all who came meanwhile, in one transaction', async () => {
  const names = ['a', 'b', 'c', 'd']
  expect(await Promise.all(names.map((name) => wish(name)))).toEqual(names.map((name) => `${name} is kept`))
  expect(rounds).toEqual([['a'], ['b', 'c', 'd']])
  expect(await kept()).toEqual(names)
})

test('two of the same are done one after the other', async () => {
  await Promise.all([wish('a'), wish('b', 'x'), wish('c', 'x'), wish('d')])
  expect(rounds).toEqual([['a'], ['b', 'd'], ['c']])
})

test('one that is refused is told so, and leaves the others alone', async () => {
  const [, refused, other] = await Promise.allSettled([wish('a'), wish('refused'), wish('b')])
  expect(refused).toMatchObject({ status: 'rejected', reason: { message: 'not this one' } })
  expect(other).toEqual({ status: 'fulfilled', value: 'b is kept' })
  expect(await kept()).toEqual(['a', 'b'])
})

test('one that fails is found out: the others are stored, each by itself', async () => {
  await wish('b')
  const [first, twice, other] = await Promise.allSettled([wish('a'), wish('b'), wish('c')])
  expect(first.status).toBe('fulfilled')
  expect(twice).toMatchObject({ status: 'rejected', reason: { code: '23505' } })
  expect(other).toEqual({ status: 'fulfilled', value: 'c is kept' })
  expect(await kept()).toEqual(['a', 'b', 'c'])
})

test('whoever has to wait for others waits alone', async () => {
  held.add('b')
  expect(await Promise.all(['a', 'b', 'c'].map((name) => wish(name)))).toHaveLength(3)
  held.clear()
  expect(rounds).toEqual([['a'], ['c'], ['b']])
  expect(await kept()).toEqual(['a', 'b', 'c'])
})

test('where the database is lost nobody is done again: what was stored is not known', async () => {
  const [first, lost, other] = await Promise.allSettled([wish('a'), wish('lost'), wish('b')])
  expect([first.status, lost.status, other.status]).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(rounds).toEqual([['a'], ['lost', 'b']])
})

test('is refused inside a transaction, which would wait for itself', async () => {
  await expect(company.transaction(() => wish('a'))).rejects.toThrow('A transaction is already open here')
})
