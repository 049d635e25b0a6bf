import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrate } from '#platform/database/server/migrate.ts'
import { readMigrations } from '#platform/database/server/migration-files.ts'
import { undoHandlers } from '#platform/undo/server/handlers.ts'
import { openTestDatabase } from '#tests/support/embedded-database.ts'
import { companyWithAdmin, type Person, personWith } from '#tests/support/people.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { viewHandlers } from './handlers.ts'
import { viewUndos } from './undos.ts'

let server: TestServer
let mine: Person
beforeAll(async () => {
  server = await startTestServer({ handlers: [...viewHandlers, ...undoHandlers(viewUndos)], messages: serverWords })
})
beforeEach(async () => {
  mine = await companyWithAdmin(server)
})
afterAll(() => server?.stop())

const VIEWS = 'api/emp/view'
const save = async (name: string, list = 'employees', who = mine) => {
  const body = { list, name, shared: true, query: '?status=left' }
  return server.send('POST', VIEWS, { token: who.token, body })
}
const rename = (id: string, body: object, who = mine) =>
  server.send('PATCH', `${VIEWS}/${id}`, { token: who.token, body })
const seen = async (who = mine) =>
  (await server.send('GET', `${VIEWS}?list=employees`, { token: who.token })).body.data as { name: string }[]

test('a view gets another name from whoever made it, and stays what it was', async () => {
  const colleague = await personWith(server, mine.companyId, ['HR Leave'])
  const { body } = await save('Leavers')
  const renamed = await rename(body.data.id, { name: '  已離職 ' })
  expect(renamed.status).toBe(200)
  expect(renamed.body).toMatchObject({ message: 'The view has its new name', data: { ...body.data, name: '已離職' } })
  expect(await seen()).toEqual([{ ...body.data, name: '已離職' }])
  expect(await seen(colleague)).toEqual([{ ...body.data, name: '已離職', mine: false }])
})

test('a view that others share is theirs to name', async () => {
  const colleague = await personWith(server, mine.companyId, ['HR Manager'])
  const { body } = await save('Leavers')
  expect((await rename(body.data.id, { name: 'Mine now' }, colleague)).status).toBe(404)
  expect(await seen()).toMatchObject([{ name: 'Leavers' }])
})

test('two own views of one list do not have one name, however it is written', async () => {
  await save('Leavers')
  const { body } = await save('Newcomers')
  for (const refused of [await rename(body.data.id, { name: 'LEAVERS' }), await save('leavers')]) {
    expect(refused.status).toBe(422)
    expect(refused.body.errors.name).toEqual(['Another of your views of this list has this name'])
  }
  expect(await seen()).toMatchObject([{ name: 'Leavers' }, { name: 'Newcomers' }])
})

test('the name may be written otherwise, and be that of a colleague, of another list or of one that was removed', async () => {
  const colleague = await personWith(server, mine.companyId, ['HR Manager'])
  await save('Theirs', 'employees', colleague)
  await save('Elsewhere', 'leave')
  const former = (await save('Gone')).body.data
  await server.send('DELETE', `${VIEWS}/${former.id}`, { token: mine.token })
  const { id } = (await save('leavers')).body.data
  for (const name of ['Leavers', 'Theirs', 'Elsewhere', 'Gone']) expect((await rename(id, { name })).status).toBe(200)
})

test('a removed view does not come back beside another that took its name', async () => {
  const former = (await save('Leavers')).body.data
  const { meta } = (await server.send('DELETE', `${VIEWS}/${former.id}`, { token: mine.token })).body
  await save('Leavers')
  const back = await server.send('POST', `api/emp/undo/${meta.undo}`, { token: mine.token, body: {} })
  expect(back.status).toBe(422)
  expect(await seen()).toHaveLength(1)
})

test.each([
  ['no name', {}],
  ['blanks', { name: '   ' }],
  ['too many characters', { name: '字'.repeat(256) }],
  ['more than the name', { name: 'Leavers', shared: false }],
])('%s is refused', async (_what, body) => {
  const { id } = (await save('Leavers')).body.data
  expect((await rename(id, body)).status).toBe(422)
  expect(await seen()).toMatchObject([{ name: 'Leavers', shared: true }])
})

const upTo = (last: string) => readMigrations().filter(({ number }) => number <= last)

test('views that had one name before are told apart by numbers', async () => {
  const database = await openTestDatabase(upTo('0171'))
  const [company, account] = [randomUUID(), randomUUID()]
  const named = async (work: string) =>
    database.owner((owner) =>
      owner.transaction(async () => {
        await owner.script(`set local role kerja_system; ${work}`)
        return owner.rows<{ name: string }>('select name from saved_views order by created_at')
      }),
    )
  const view = (
    name: string,
    nth: number,
  ) => `insert into saved_views (company_id, id, account_id, list, name, query, created_at)
    values ('${company}', gen_random_uuid(), '${account}', 'employees', '${name}', '', '2026-01-0${nth + 1}');`
  await named(`insert into companies (id, name, country, currency_code, timezone_key, headcount_limit)
    values ('${company}', 'Kopi', 'MY', 'MYR', 'Asia/Kuala_Lumpur', 9);
    ${['Leavers', 'leavers', 'Leavers', 'Leavers (3)', 'Newcomers'].map(view).join('')}`)
  await migrate(database, { migrations: upTo('0172') })
  const names = (await named('')).map(({ name }) => name)
  expect(names).toEqual([
    'Leavers',
    'leavers (2)',
    'Leavers (3)',
    expect.stringMatching(/^Leavers \(3\) .{8}$/),
    'Newcomers',
  ])
  await database.close()
})
