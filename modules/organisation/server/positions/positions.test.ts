import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { organisationHandlers } from '../handlers.ts'

const POSITION = 'api/panel/company/position'
const LEVEL = 'api/panel/employee/jobLevel'
let app: ModuleApp
let admin: Caller
let stranger: Caller

beforeAll(async () => {
  app = await moduleApp({
    handlers: [...organisationHandlers, ...employeesHandlers({ payInputsChanged: async () => {} })],
    catalogues: serverWords,
  })
  admin = await app.caller(await app.company('TW'), 'TW', 'Company Admin')
  stranger = await app.caller(await app.company('TW'), 'TW', 'Company Admin')
})
afterAll(() => app?.close())

const made = async (path: string, body: object, by = admin) => (await app.call(by, 'POST', path, body)).body.data
const position = (name: string, more = {}) => made(POSITION, { name, ...more })
const department = (name: string, by = admin) => made('api/panel/company/department', { name }, by)
const hire = (staff_id: string, more: object) =>
  made('api/panel/employee/create', { staff_id, full_name: `Person ${staff_id}`, joined_on: '2026-01-01', ...more })

describe('positions', () => {
  test('have id and name, a level, a description and departments (S3-036)', async () => {
    const [finance, sales] = [await department('Finance'), await department('Sales')]
    const level = await made(`${LEVEL}/store`, { name: 'Manager' })
    const added = await position('Controller', {
      job_level_id: level.id,
      description: 'Keeps the books.',
      department_ids: [sales.id, finance.id],
    })
    expect(added).toMatchObject({
      name: 'Controller',
      job_level: 'Manager',
      description: 'Keeps the books.',
      employees_count: 0,
      departments: [{ name: 'Finance' }, { name: 'Sales' }],
    })
    const { data } = (await app.call(admin, 'GET', POSITION)).body
    expect(data).toEqual([added])
  })

  test('gain and lose departments one by one', async () => {
    const [one, other] = [await department('One'), await department('Other')]
    const { id } = await position('Roaming', { department_ids: [one.id] })
    const both = await app.call(admin, 'POST', `${POSITION}/${id}/departments`, { department_ids: [other.id, one.id] })
    expect(both.body.data).toEqual([
      { id: one.id, name: 'One' },
      { id: other.id, name: 'Other' },
    ])
    expect((await app.call(admin, 'DELETE', `${POSITION}/${id}/departments/${one.id}`)).status).toBe(200)
    expect((await app.call(admin, 'DELETE', `${POSITION}/${id}/departments/${one.id}`)).status).toBe(404)
    expect((await app.call(admin, 'GET', `${POSITION}/${id}/departments`)).body.data).toEqual([
      { id: other.id, name: 'Other' },
    ])
    const foreign = await department('Foreign', stranger)
    const refused = await app.call(admin, 'POST', `${POSITION}/${id}/departments`, { department_ids: [foreign.id] })
    expect([refused.status, refused.body.errors]).toEqual([422, { department_ids: ['There is no such department'] }])
  })

  test('name who holds them, page by page, without those who left', async () => {
    const { id } = await position('Barista')
    for (const staff of ['B-1', 'B-2', 'B-3']) await hire(staff, { position_id: id })
    await hire('B-4', { position_id: id, left_on: '2026-05-31' })
    const { data, meta } = (await app.call(admin, 'GET', `${POSITION}/${id}/employees?page=2&per_page=2`)).body
    expect([data.map((one: { staff_id: string }) => one.staff_id), meta]).toEqual([
      ['B-3'],
      { page: 2, per_page: 2, total: 3 },
    ])
    const all = (await app.call(admin, 'GET', POSITION)).body.data
    expect(all.find((one: { name: string }) => one.name === 'Barista')).toMatchObject({
      employees_count: 3,
      former_count: 1,
    })
  })

  test('are removed only when nobody holds them, and their departments and competencies go along', async () => {
    const held = await position('Held')
    await hire('P-1', { position_id: held.id })
    expect((await app.call(admin, 'DELETE', `${POSITION}/${held.id}`)).status).toBe(422)
    const unit = await department('Linked')
    const { id } = await position('Unheld', { department_ids: [unit.id] })
    await app.call(admin, 'PATCH', `${POSITION}/${id}/competency`, { revision: 1, competencies: [listening] })
    expect((await app.call(admin, 'DELETE', `${POSITION}/${id}`)).body.message).toBe('Removed')
    expect((await app.call(admin, 'GET', `${POSITION}/${id}/departments`)).status).toBe(404)
    const detail = await app.call(admin, 'GET', `api/panel/company/department/${unit.id}`)
    expect(detail.body.data.positions).toEqual([])
  })

  test('change field by field; a level that is not there is refused beside its field', async () => {
    const { id } = await position('Changing', { description: 'Before' })
    expect((await app.call(admin, 'PATCH', `${POSITION}/${id}`, { description: '' })).body.data).toMatchObject({
      name: 'Changing',
      description: null,
    })
    const refused = await app.call(admin, 'PATCH', `${POSITION}/${id}`, { job_level_id: randomUUID() })
    expect([refused.status, refused.body.errors]).toEqual([422, { job_level_id: ['There is no such job level'] }])
  })
})

const listening = { name: 'Listening', description: 'Hears what is meant', weight: 30, expected_level: 4 }

describe('role-based competencies', () => {
  test('are kept whole and in order, with weight and expected level', async () => {
    const { id } = await position('Counsellor')
    const wanted = [listening, { name: 'Writing', description: null, weight: 70, expected_level: 3 }]
    const kept = await app.call(admin, 'PATCH', `${POSITION}/${id}/competency`, { revision: 1, competencies: wanted })
    expect(kept.body.data).toEqual({ revision: 2, competencies: wanted })
    expect((await app.call(admin, 'GET', `${POSITION}/${id}/competency`)).body.data).toEqual(kept.body.data)
  })

  test('weigh at most a hundred together, are named once, and stay on the scale', async () => {
    const { id } = await position('Judge')
    const send = (competencies: object[]) =>
      app.call(admin, 'PATCH', `${POSITION}/${id}/competency`, { revision: 1, competencies })
    const heavy = await send([listening, { ...listening, name: 'Weighing', weight: 71 }])
    expect([heavy.status, heavy.body.message]).toEqual([422, 'The weights add up to 101; at most 100 is allowed'])
    expect((await send([listening, { ...listening, name: 'LISTENING' }])).body.message).toBe(
      '“LISTENING” is entered twice',
    )
    for (const wrong of [
      { weight: -1 },
      { weight: 1.5 },
      { expected_level: 0 },
      { expected_level: 6 },
      { name: ' ' },
    ]) {
      expect((await send([{ ...listening, ...wrong }])).status).toBe(422)
    }
    expect((await app.call(admin, 'GET', `${POSITION}/${id}/competency`)).body.data.competencies).toEqual([])
  })

  test('are not overwritten unseen by whoever read an older list', async () => {
    const { id } = await position('Shared')
    const send = () =>
      app.call(admin, 'PATCH', `${POSITION}/${id}/competency`, { revision: 1, competencies: [listening] })
    const both = await Promise.all([send(), send()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('job levels', () => {
  const levels = async () => (await app.call(stranger, 'GET', `${LEVEL}/list`)).body.data
  const order = async () => (await levels()).map((one: { name: string; order: number }) => `${one.order} ${one.name}`)
  const store = (name: string, more = {}) => app.call(stranger, 'POST', `${LEVEL}/store`, { name, ...more })

  test('have a name and an order; a new one is the lowest unless it is put somewhere (S3-043)', async () => {
    for (const name of ['Director', 'Clerk']) await store(name)
    expect((await store('Manager', { order: 2 })).status).toBe(201)
    expect(await order()).toEqual(['1 Director', '2 Manager', '3 Clerk'])
    const [director] = await levels()
    const moved = await app.call(stranger, 'POST', `${LEVEL}/update/${director.id}`, { order: 99, name: 'Chief' })
    expect(moved.body.data).toMatchObject({ name: 'Chief', order: 3 })
    expect(await order()).toEqual(['1 Manager', '2 Clerk', '3 Chief'])
    expect((await store('CHIEF')).body.errors).toEqual({ name: ['This name is taken'] })
  })

  test('are removed only when no person and no position has them', async () => {
    const { id } = (await store('Held')).body.data
    await made(POSITION, { name: 'On level', job_level_id: id }, stranger)
    const held = await app.call(stranger, 'POST', `${LEVEL}/delete/${id}`)
    expect([held.status, held.body.message]).toEqual([
      422,
      'This level is in use: people 0, positions 1; please give them another level first',
    ])
    const free = (await store('Free')).body.data
    expect((await app.call(stranger, 'POST', `${LEVEL}/delete/${free.id}`)).status).toBe(200)
    expect((await app.call(stranger, 'POST', `${LEVEL}/delete/${free.id}`)).status).toBe(404)
  })

  test('are read by everybody and changed by HR', async () => {
    const nobody = await app.caller(stranger.companyId, 'TW')
    expect((await app.call(nobody, 'GET', `${LEVEL}/list`)).status).toBe(200)
    const recruiter = await app.caller(stranger.companyId, 'TW', 'Recruitment Manager')
    expect((await app.call(recruiter, 'POST', `${LEVEL}/store`, { name: 'Mine' })).status).toBe(403)
  })
})

test('what is another company’s is not there, exactly like what nobody has', async () => {
  const { id } = await position('Secret')
  const level = await made(`${LEVEL}/store`, { name: 'Secret' })
  for (const [method, path, body] of [
    ['PATCH', `${POSITION}/:id`, { name: 'Mine' }],
    ['DELETE', `${POSITION}/:id`],
    ['GET', `${POSITION}/:id/employees`],
    ['GET', `${POSITION}/:id/departments`],
    ['GET', `${POSITION}/:id/competency`],
    ['PATCH', `${POSITION}/:id/competency`, { revision: 1, competencies: [] }],
    ['POST', `${LEVEL}/update/:level`, { name: 'Mine' }],
    ['POST', `${LEVEL}/delete/:level`],
  ] as const) {
    const seen = await app.call(stranger, method, path.replace(':id', id).replace(':level', level.id), body)
    const unknown = await app.call(stranger, method, path.replace(/:\w+/, randomUUID()), body)
    expect([path, seen.status, seen.body]).toEqual([path, 404, unknown.body])
  }
})
