import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { standardReasons } from '../model/standard-reasons.ts'
import { exitHandlers } from './handlers.ts'
import { exitOpening } from './public.ts'

let app: ModuleApp
beforeAll(async () => {
  app = await moduleApp({
    handlers: exitHandlers({ payInputsChanged: async () => {} }),
    catalogues: serverWords,
    openings: [exitOpening],
  })
})
afterAll(() => app?.close())

const PATH = 'api/panel/company/exitReason'
const adminOf = async () => app.caller(await app.company('MY'), 'MY', 'Company Admin')
const store = (who: Caller, body: object) => app.call(who, 'POST', `${PATH}/store`, body)
type Reason = { id: string; name: string; value: string; exit_type_id: number; is_default: boolean; status: number }
const listed = async (who: Caller, query = '', headers = {}): Promise<Reason[]> =>
  (await app.call(who, 'GET', `${PATH}/index${query}`, undefined, headers)).body.data

test('a company opens with the usual reasons, named in the reader’s language, by way of leaving', async () => {
  const admin = await adminOf()
  const all = await listed(admin)
  expect(all).toHaveLength(standardReasons.length)
  expect(all.every(({ is_default, status }) => is_default && status === 1)).toBe(true)
  expect(all[0]).toMatchObject({
    name: 'Better pay elsewhere',
    value: 'better_pay',
    exit_type_id: 1,
    kind: 'voluntary',
  })
  const chinese = await listed(admin, '?exit_type_id=4', { 'accept-language': 'zh-TW' })
  expect(chinese.map(({ name }) => name).sort()).toEqual(['公司未續約', '員工不續約', '契約期滿'].sort())
  const shown = await app.call(admin, 'POST', `${PATH}/show`, { exit_type_id: 4 })
  expect(shown.body.data.map(({ id }: Reason) => id).sort()).toEqual(chinese.map(({ id }) => id).sort())
  expect((await app.call(admin, 'GET', PATH)).body.data).toHaveLength(all.length)
  expect(await listed(admin, '?exit_type_id=5')).toEqual([])
})

test('reasons of its own are added, changed and switched off, with name, value, type, default and status (S3-042)', async () => {
  const admin = await adminOf()
  const made = await store(admin, { name: 'Too far away', exit_type_id: 1 })
  expect(made.status).toBe(201)
  expect(made.body.data).toEqual({
    id: made.body.data.id,
    name: 'Too far away',
    value: 'too_far_away',
    exit_type_id: 1,
    kind: 'voluntary',
    is_default: false,
    status: 1,
  })
  const { id } = made.body.data
  const changed = await app.call(admin, 'PATCH', `${PATH}/update/${id}`, { name: '通勤太遠', kind: 'involuntary' })
  expect(changed.body.data).toMatchObject({ name: '通勤太遠', value: 'too_far_away', kind: 'involuntary' })
  const off = await app.call(admin, 'PATCH', `${PATH}/update/status`, { id, status: 0 })
  expect(off.body.data).toMatchObject({ id, status: 0 })
  expect((await listed(admin)).find((reason) => reason.id === id)?.status).toBe(0)
})

test('a standard reason keeps its name and may be switched off', async () => {
  const admin = await adminOf()
  const [standard] = await listed(admin)
  const renamed = await app.call(admin, 'PATCH', `${PATH}/update/${standard?.id}`, { name: 'Money' })
  expect([renamed.status, renamed.body.message]).toEqual([
    422,
    'A standard reason keeps its name; you can switch it off',
  ])
  const off = await app.call(admin, 'PATCH', `${PATH}/update/status`, { id: standard?.id, status: false })
  expect(off.body.data.status).toBe(0)
})

test.each([
  ['no name', { name: '', exit_type_id: 1 }, 'name'],
  ['a way of leaving nobody knows', { name: 'X', exit_type_id: 6 }, 'exit_type_id'],
  ['withdrawn, which is never chosen', { name: 'X', exit_type_id: 5 }, 'exit_type_id'],
  ['a kind nobody knows', { name: 'X', exit_type_id: 1, kind: 'sudden' }, 'kind'],
  ['a default of its own', { name: 'X', exit_type_id: 1, is_default: true }, 'is_default'],
  ['the name of another', { name: 'BETTER PAY elsewhere', exit_type_id: 1 }, 'name'],
])('%s is refused beside its field', async (_what, body, field) => {
  const admin = await adminOf()
  const refused = await store(admin, body)
  expect(refused.status).toBe(422)
  expect(refused.body.errors[field]).toHaveLength(1)
  expect(await listed(admin)).toHaveLength(standardReasons.length)
})

test('one name is there once in a way of leaving, however many add it, and again in another', async () => {
  const admin = await adminOf()
  const all = await Promise.all([1, 1, 1, 2].map((exit_type_id) => store(admin, { name: 'Sabbatical', exit_type_id })))
  expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422])
})

test('read by the roles of leaving, written by administrators, and by nobody of another company', async () => {
  const admin = await adminOf()
  const made = (await store(admin, { name: 'Ours', exit_type_id: 2 })).body.data
  const recruiter = await app.caller(admin.companyId, 'MY', 'Recruitment 2')
  expect((await app.call(recruiter, 'GET', `${PATH}/index`)).status).toBe(200)
  expect((await store(recruiter, { name: 'Mine', exit_type_id: 1 })).status).toBe(403)
  expect((await app.call(recruiter, 'PATCH', `${PATH}/update/status`, { id: made.id, status: 0 })).status).toBe(403)
  const leave = await app.caller(admin.companyId, 'MY', 'HR Leave')
  expect((await app.call(leave, 'GET', `${PATH}/index`)).status).toBe(403)
  const other = await adminOf()
  expect((await app.call(other, 'PATCH', `${PATH}/update/${made.id}`, { name: 'Mine' })).status).toBe(404)
  expect((await app.call(other, 'PATCH', `${PATH}/update/status`, { id: made.id, status: 0 })).status).toBe(404)
  expect((await listed(admin)).find(({ id }) => id === made.id)).toEqual(made)
})
