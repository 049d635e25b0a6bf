/** The kind itself on a real database, with a table that stands for any company's list. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoint } from '#platform/contract/endpoint.ts'
import { takesImportBack, takesSheet } from '#platform/sheets/contract-types.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import type { ListColumns } from '../model/list-columns.ts'
import { sheetHandlers, tableOf } from './list-sheets.ts'
import { recordList } from './record-list.ts'

const centres = recordList({
  table: 'travel_cost_centres',
  fields: ['code', 'name', 'budget', 'is_active'],
  logged: ['code', 'name', 'is_active'],
  subject: 'centre',
  nameOf: ({ code }) => code,
  actions: { added: 'test.added', changed: 'test.changed' },
  taken: { field: 'code', word: 'travel.code-taken' },
  order: sql`code`,
})
type Centre = { readonly id: string; readonly code: string; readonly name: string; readonly is_active: boolean }
const columns: ListColumns<Centre> = {
  name: 'centres',
  kind: 'centre',
  columns: [
    { field: 'code', word: 'travel.sheet.code', kind: 'text', key: true, required: true },
    { field: 'name', word: 'travel.sheet.name', kind: 'text', required: true },
    { field: 'is_active', name: 'active', word: 'travel.sheet.active', kind: 'flag', usual: true },
  ],
}
const company = { to: 'company' } as const
const calls = {
  take: endpoint({ id: 'test.take', method: 'GET', path: 'api/c', access: company, summary: '', download: true }),
  bring: endpoint({ id: 'test.bring', method: 'POST', path: 'api/c', access: company, summary: '', ...takesSheet }),
  undo: endpoint({
    ...{ id: 'test.undo', method: 'POST', path: 'api/c/undo/{x}', access: company, summary: '' },
    ...takesImportBack,
  }),
}

let app: ModuleApp
let who: Caller
beforeAll(async () => {
  app = await moduleApp({
    handlers: sheetHandlers<Centre>(calls, 'centres.xlsx', (_, { company: { companyId } }) => ({
      ...{ kind: 'centres', actions: { imported: 'test.imported', undone: 'test.undone' }, columns },
      rows: (tx) => centres.rows(tx, companyId),
      hold: async () => {},
      table: tableOf(centres),
    })),
    catalogues: serverWords,
  })
  who = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
})
afterAll(() => app?.close())

const db = () => app.db.forCompany(who.companyId)
const acting = () => ({
  company: db(),
  actor: { accountId: who.session.accountId, name: 'Aina', address: '', requestId: '' },
  clock: app.services.clock,
})
const shop = { id: randomUUID(), code: 'SHOP', name: 'Shop', budget: '9.50', is_active: true }
const logged = () =>
  db().read(async (tx) => (await sql`select action, before, after from activity order by seq`.execute(tx)).rows)

test('what is added, changed and removed stands in the log, and nothing that does not differ', async () => {
  const other = { ...shop, id: randomUUID(), code: 'OTHER' }
  const renamed = { ...other, name: 'Bar' }
  await db().transaction((tx) => centres.add(tx, acting(), other))
  await db().transaction((tx) => centres.change(tx, acting(), other, { ...other, budget: null }))
  await db().transaction((tx) => centres.change(tx, acting(), other, renamed))
  await db().transaction((tx) => centres.remove(tx, acting(), renamed))
  expect(await logged()).toEqual([
    { action: 'test.added', before: null, after: { code: 'OTHER', name: 'Shop', is_active: true } },
    { action: 'test.changed', before: { name: 'Shop' }, after: { name: 'Bar' } },
    { action: 'test.changed', before: { code: 'OTHER', name: 'Bar', is_active: true }, after: null },
  ])
})

test('what is there twice is refused at its field, also where two add it at once', async () => {
  const add = (row: typeof shop) => db().transaction((tx) => centres.add(tx, acting(), row))
  const both = await Promise.allSettled([add(shop), add({ ...shop, id: randomUUID() })])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(add({ ...shop, id: randomUUID(), code: 'shop' })).rejects.toMatchObject({
    problem: { errors: { code: ['travel.code-taken'] } },
  })
})

test('a sheet adds and changes what it names, leaves the other columns, and is taken back', async () => {
  const rows = () =>
    db().read(async (tx) => (await centres.rows(tx, who.companyId)).map(({ id, ...row }) => Object.values(row)))
  const before = await rows()
  const brought = await app.upload(who, 'api/c', 'c.csv', 'code,name,active\nshop,Shops,no\nBAR,Bar,\n')
  expect(brought.body.data).toMatchObject({ created: 1, updated: 1, rejected: 0 })
  expect(await rows()).toEqual([
    ['BAR', 'Bar', null, true],
    ['SHOP', 'Shops', '9.50', false],
  ])
  expect((await app.call(who, 'POST', `api/c/undo/${brought.body.data.batch_id}`)).body.data).toEqual({ undone: 2 })
  expect(await rows()).toEqual(before)
})
