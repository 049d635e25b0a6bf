import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/embedded-database.ts'
import { foundationsWith } from '#tests/support/fixture-migrations.ts'
import { bulkInsert } from './bulk-insert.ts'
import { bulkUpdate, deleteByIds } from './bulk-update.ts'
import type { Database } from './connect.ts'
import type { Tx } from './tx.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(
    // The fixture borrows the name of a real table, so that the types let it pass.
    foundationsWith(`
      create table divisions (company_id uuid not null, id uuid not null, name text, pay numeric(15,2), day date,
        tags text[], detail jsonb, place integer not null default 7, primary key (company_id, id));
      select kerja_protect('divisions');`),
  )
})
afterAll(() => database?.close())

type Rows = Parameters<typeof bulkUpdate<'divisions'>>[2]
const change = (tx: Tx, rows: readonly object[]) => bulkUpdate(tx, 'divisions', rows as Rows)
const inCompany = <Done>(company: string, work: (tx: Tx) => Promise<Done>) =>
  database.forCompany(company).transaction(work)

/** A company with three rows, named after their place. */
async function withRows() {
  const company = randomUUID()
  const ids = [randomUUID(), randomUUID(), randomUUID()].sort()
  const rows = ids.map((id, at) => ({ company_id: company, id, name: `row ${at}`, pay: '1.00', tags: ['old'] }))
  await inCompany(company, (tx) =>
    bulkInsert(tx, 'divisions', rows as unknown as Parameters<typeof bulkInsert<'divisions'>>[2]),
  )
  const stored = () =>
    inCompany(company, async (tx) => (await sql<object>`select * from divisions order by id`.execute(tx)).rows)
  return { company, ids, stored }
}

test('each row is set to what is given of it, the others and other columns stay', async () => {
  const { company, ids, stored } = await withRows()
  const [first, second, third] = await stored()
  const given = { name: 'Ä "quoted" 名字', pay: '12345678901.10', day: '2024-02-29', tags: ['a,b', ''] }
  const empty = { name: null, pay: null, day: null, tags: null }
  await inCompany(company, (tx) =>
    change(tx, [
      { id: ids[0], ...given, detail: JSON.stringify([{ epf: '1.10' }]) },
      { id: ids[1], ...empty, detail: null },
    ]),
  )
  expect(await stored()).toEqual([
    { ...first, ...given, detail: [{ epf: '1.10' }] },
    { ...second, ...empty, detail: null },
    third,
  ])
})

test('only those with the ids go', async () => {
  const { company, ids, stored } = await withRows()
  await inCompany(company, (tx) => deleteByIds(tx, 'divisions', [ids[0] ?? '', ids[2] ?? '', randomUUID()]))
  expect(await stored()).toMatchObject([{ id: ids[1] }])
})

test('no rows and no ids are no statement', async () => {
  const { company, stored } = await withRows()
  const before = await stored()
  await inCompany(company, async (tx) => {
    await change(tx, [])
    await deleteByIds(tx, 'divisions', [])
  })
  expect(await stored()).toEqual(before)
})

test('rows of another company stay as they are, also in the scope of the system', async () => {
  const { ids, stored } = await withRows()
  const before = await stored()
  const other = randomUUID()
  const renamed = ids.map((id) => ({ id, name: 'theirs' }))
  const both = async (tx: Tx) => {
    await change(tx, renamed)
    await deleteByIds(tx, 'divisions', ids)
  }
  await inCompany(other, both)
  await database.system.transaction((tx) => both(tx.of(other)))
  expect(await stored()).toEqual(before)
})

test('rows that name different columns, or one that there is not, are refused', async () => {
  const { company, ids } = await withRows()
  const [one, other] = ids
  const differing = [
    { id: one, name: 'x' },
    { id: other, pay: '2.00' },
  ]
  await expect(inCompany(company, (tx) => change(tx, differing))).rejects.toThrow('the same columns')
  await expect(inCompany(company, (tx) => change(tx, [{ id: one, colour: 'red' }]))).rejects.toThrow('no column colour')
})
