import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { organisationHandlers } from './handlers.ts'

const DEPARTMENT = 'api/panel/company/department'
const POSITION = 'api/panel/company/position'
let app: ModuleApp
let admin: Caller
let stranger: Caller

beforeAll(async () => {
  app = await moduleApp({
    handlers: [...organisationHandlers, ...employeesHandlers({ payInputsChanged: async () => {} })],
    catalogues: serverWords,
  })
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  stranger = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
})
afterAll(() => app?.close())

const add = async (path: string, name: string) => (await app.call(admin, 'POST', path, { name })).body.data
const names = (list: { name: string }[]) => list.map(({ name }) => name)

describe('departments', () => {
  test('are listed without regard to case, with their divisions and their people', async () => {
    for (const name of ['beta', 'Alpha', 'ÉPICERIE', '財務部']) await add(DEPARTMENT, name)
    const [alpha] = (await app.call(admin, 'GET', DEPARTMENT)).body.data
    const division = await app.call(admin, 'POST', `${DEPARTMENT}/create/division`, {
      department_id: alpha.id,
      name: 'North',
    })
    expect(division.status).toBe(201)
    await app.call(admin, 'POST', 'api/panel/employee/create', {
      staff_id: 'D-1',
      full_name: 'Ann',
      joined_on: '2026-01-01',
      department_id: alpha.id,
      division_id: division.body.data.id,
    })
    const { body } = await app.call(admin, 'GET', DEPARTMENT)
    expect(names(body.data)).toEqual(['Alpha', 'beta', 'ÉPICERIE', '財務部'])
    expect(body.data[0]).toMatchObject({
      employees: 1,
      divisions: [{ name: 'North', employees: 1, department_id: alpha.id }],
    })
    expect((await app.call(admin, 'GET', `${DEPARTMENT}/show/division/${alpha.id}`)).body.data).toHaveLength(1)
  })

  test('have names that nobody else has, whatever the case, also when two are added at once', async () => {
    await add(DEPARTMENT, 'Sales')
    const taken = await app.call(admin, 'POST', DEPARTMENT, { name: 'SALES' }, { 'accept-language': 'zh-TW' })
    expect([taken.status, taken.body.errors]).toEqual([422, { name: ['此名稱已被使用'] }])
    const both = await Promise.all([1, 2].map(() => app.call(admin, 'POST', DEPARTMENT, { name: 'Twins' })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  test('are renamed, and the log holds both names', async () => {
    const { id } = await add(DEPARTMENT, 'Old name')
    expect((await app.call(admin, 'PATCH', `${DEPARTMENT}/${id}`, { name: 'New name' })).body.data.name).toBe(
      'New name',
    )
    expect((await app.call(admin, 'PATCH', `${DEPARTMENT}/${id}`, { name: 'Sales' })).status).toBe(422)
    const { rows } = await app.db
      .forCompany(admin.companyId)
      .read((tx) => sql`select action, before, after from activity where subject_id = ${id} order by seq`.execute(tx))
    expect(rows).toEqual([
      { action: 'organisation.added', before: null, after: { name: 'Old name' } },
      { action: 'organisation.renamed', before: { name: 'Old name' }, after: { name: 'New name' } },
    ])
  })

  test('are removed only when nobody and no division is in them', async () => {
    const [alpha] = (await app.call(admin, 'GET', DEPARTMENT)).body.data
    const full = await app.call(admin, 'DELETE', `${DEPARTMENT}/${alpha.id}`)
    expect([full.status, full.body.message]).toEqual([422, 'There are still people here; please move them first'])
    const { id } = await add(DEPARTMENT, 'Divided')
    const division = await app.call(admin, 'POST', `${DEPARTMENT}/create/division`, { department_id: id, name: 'Part' })
    expect((await app.call(admin, 'DELETE', `${DEPARTMENT}/${id}`)).body.message).toMatch(/divisions/)
    expect((await app.call(admin, 'DELETE', `${DEPARTMENT}/division/${division.body.data.id}`)).status).toBe(200)
    expect((await app.call(admin, 'DELETE', `${DEPARTMENT}/${id}`)).status).toBe(200)
    expect((await app.call(admin, 'GET', `${DEPARTMENT}/${id}`)).status).toBe(404)
  })
})

test('positions are added, renamed and removed', async () => {
  const { id } = await add(POSITION, 'Barista')
  expect((await app.call(admin, 'PATCH', `${POSITION}/${id}`, { name: 'Head barista' })).body.data).toMatchObject({
    name: 'Head barista',
  })
  expect((await app.call(admin, 'DELETE', `${POSITION}/${id}`)).status).toBe(200)
  expect((await app.call(admin, 'GET', POSITION)).body.data).toEqual([])
})

test('what is another company’s is not there, exactly like what nobody has', async () => {
  const { id } = await add(DEPARTMENT, 'Secret')
  const place = await add(POSITION, 'Secret')
  for (const [method, path, body] of [
    ['GET', `${DEPARTMENT}/:id`],
    ['PATCH', `${DEPARTMENT}/:id`, { name: 'Mine' }],
    ['DELETE', `${DEPARTMENT}/:id`],
    ['GET', `${DEPARTMENT}/show/division/:id`],
    ['PATCH', `${DEPARTMENT}/division/:id`, { name: 'Mine' }],
    ['DELETE', `${DEPARTMENT}/division/:id`],
    ['PATCH', `${POSITION}/:id`, { name: 'Mine' }],
    ['DELETE', `${POSITION}/:id`],
  ] as const) {
    const foreign = path.startsWith(POSITION) ? place.id : id
    const seen = await app.call(stranger, method, path.replace(':id', foreign), body)
    const unknown = await app.call(stranger, method, path.replace(':id', randomUUID()), body)
    expect([seen.status, seen.body]).toEqual([404, unknown.body])
  }
  const inside = await app.call(stranger, 'POST', `${DEPARTMENT}/create/division`, { department_id: id, name: 'Mine' })
  expect(inside.status).toBe(404)
  expect((await app.call(stranger, 'GET', DEPARTMENT)).body.data).toEqual([])
})

test('recruitment reads and does not write', async () => {
  const reader = await app.caller(admin.companyId, 'MY', 'Recruitment 1')
  expect((await app.call(reader, 'GET', DEPARTMENT)).status).toBe(200)
  expect((await app.call(reader, 'POST', DEPARTMENT, { name: 'X' })).status).toBe(403)
  expect((await app.call(await app.caller(admin.companyId, 'MY'), 'GET', DEPARTMENT)).status).toBe(403)
})
