import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { organisationHandlers } from '../handlers.ts'

const DEPARTMENT = 'api/panel/company/department'
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

const add = async (name: string, more = {}, by = admin) =>
  (await app.call(by, 'POST', DEPARTMENT, { name, ...more })).body.data
const divide = async (department_id: string, name: string, more = {}) =>
  (await app.call(admin, 'POST', `${DEPARTMENT}/create/division`, { department_id, name, ...more })).body.data
const hire = async (staff_id: string, more = {}, by = admin): Promise<string> =>
  (
    await app.call(by, 'POST', 'api/panel/employee/create', {
      staff_id,
      full_name: `Person ${staff_id}`,
      joined_on: '2026-01-01',
      ...more,
    })
  ).body.data.id
const list = async (by = admin) => (await app.call(by, 'GET', DEPARTMENT)).body.data
const names = (named: { name: string }[]) => named.map(({ name }) => name)

describe('departments', () => {
  test('have id and name and are sorted without regard to case (S3-034)', async () => {
    for (const name of ['beta', 'Alpha', 'alpha2', 'ÉPICERIE', '財務部']) await add(name)
    expect(names(await list())).toEqual(['Alpha', 'alpha2', 'beta', 'ÉPICERIE', '財務部'])
  })

  test('have divisions, which are sub-departments, and count the people of each who are still with the company (S3-035)', async () => {
    const { id } = await add('Logistics')
    const north = await divide(id, 'North')
    await hire('L-1', { department_id: id, division_id: north.id })
    await hire('L-2', { department_id: id })
    await hire('L-3', { department_id: id, left_on: '2026-06-30' })
    await hire('L-4', { department_id: id, is_service_account: true })
    const found = (await list()).find((one: { id: string }) => one.id === id)
    expect(found).toMatchObject({
      employees_count: 2,
      divisions_count: 1,
      divisions: [{ name: 'North', employees_count: 1, department_id: id }],
    })
    expect((await app.call(admin, 'GET', `${DEPARTMENT}/show/division/${id}`)).body.data).toMatchObject([
      { id: north.id, name: 'North' },
    ])
    const { data } = (await app.call(admin, 'GET', `${DEPARTMENT}/${id}`)).body
    expect(data.former_count).toBe(1)
    expect(data.employees.map((one: { staff_id: string }) => one.staff_id)).toEqual(['L-1', 'L-2'])
    expect(data.employees[0]).toMatchObject({ division: 'North', department: 'Logistics' })
  })

  test('have names that nobody else has, whatever the case, also when two are added at once', async () => {
    await add('Sales')
    const taken = await app.call(admin, 'POST', DEPARTMENT, { name: 'SALES' }, { 'accept-language': 'zh-TW' })
    expect([taken.status, taken.body.errors]).toEqual([422, { name: ['此名稱已有人使用'] }])
    const both = await Promise.all([1, 2].map(() => app.call(admin, 'POST', DEPARTMENT, { name: 'Twins' })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  test('have a code that nobody else has; an emptied one is none', async () => {
    const { id } = await add('Coded', { code: 'C-1' })
    const taken = await app.call(admin, 'POST', DEPARTMENT, { name: 'Also coded', code: 'c-1' })
    expect([taken.status, taken.body.errors]).toEqual([422, { code: ['This code is taken'] }])
    expect((await app.call(admin, 'PATCH', `${DEPARTMENT}/${id}`, { code: ' ' })).body.data.code).toBeNull()
    expect((await app.call(admin, 'PATCH', `${DEPARTMENT}/${id}`, { name: 'Still coded' })).body.data).toMatchObject({
      name: 'Still coded',
      code: null,
    })
  })

  test('change field by field, and the log holds both sides', async () => {
    const { id } = await add('Old name')
    expect((await app.call(admin, 'PATCH', `${DEPARTMENT}/${id}`, { name: 'New name' })).body.data.name).toBe(
      'New name',
    )
    expect((await app.call(admin, 'PATCH', `${DEPARTMENT}/${id}`, { name: 'Sales' })).status).toBe(422)
    expect((await app.call(admin, 'PATCH', `${DEPARTMENT}/${id}`, { salary: 1 })).status).toBe(422)
    const { rows } = await app.db
      .forCompany(admin.companyId)
      .read((tx) => sql`select action, before, after from activity where subject_id = ${id} order by seq`.execute(tx))
    expect(rows).toEqual([
      { action: 'organisation.added', before: null, after: { name: 'Old name', code: null, head: null } },
      { action: 'organisation.changed', before: { name: 'Old name' }, after: { name: 'New name' } },
    ])
  })

  test('are removed only when nobody works there, nobody is recorded there and no division is left', async () => {
    const { id } = await add('Leaving')
    const person = await hire('R-1', { department_id: id })
    const full = await app.call(admin, 'DELETE', `${DEPARTMENT}/${id}`)
    expect([full.status, full.body.message]).toEqual([422, 'There are still people here (1); please move them first'])
    await leave(person, '2026-03-31')
    expect((await app.call(admin, 'DELETE', `${DEPARTMENT}/${id}`)).body.message).toMatch(/1 person who left/)
    await moveAway(person)
    const part = await divide(id, 'Part')
    expect((await app.call(admin, 'DELETE', `${DEPARTMENT}/${id}`)).body.message).toMatch(/divisions/)
    expect((await app.call(admin, 'DELETE', `${DEPARTMENT}/division/${part.id}`)).status).toBe(200)
    expect((await app.call(admin, 'DELETE', `${DEPARTMENT}/${id}`)).body.message).toBe('Removed')
    expect((await app.call(admin, 'GET', `${DEPARTMENT}/${id}`)).status).toBe(404)
  })
})

describe('heads', () => {
  test('are managers from the list: whoever leads people comes first, everybody who works here on asking (S3-037)', async () => {
    const lead = await hire('H-1')
    await hire('H-2', { manager_id: lead })
    const gone = await hire('H-3', { left_on: '2026-02-28' })
    const managers = (await app.call(admin, 'GET', `${DEPARTMENT}/get/manager`)).body.data
    expect(managers.map((one: { staff_id: string }) => one.staff_id)).toEqual(['H-1'])
    const all = (await app.call(admin, 'GET', `${DEPARTMENT}/get/manager?all=1`)).body.data
    const typed = `${DEPARTMENT}/get/manager?all=1&page=1&search=person%20h-2&also=${lead}`
    const found = (await app.call(admin, 'GET', typed)).body.data
    expect(found.map((one: { staff_id: string }) => one.staff_id)).toEqual(['H-1', 'H-2'])
    expect(all[0]).toMatchObject({
      id: lead,
      full_name: 'Person H-1',
      preferred_name: null,
      user_id: null,
      is_manager: true,
    })
    expect(all.map((one: { staff_id: string }) => one.staff_id)).toContain('H-2')
    expect(all.map((one: { id: string }) => one.id)).not.toContain(gone)
  })

  test('head a department or a division, and are told when they have left', async () => {
    const head = await hire('H-4')
    const { id } = await add('Headed', { hod_id: head })
    const part = await divide(id, 'Headed part', { hod_id: head })
    expect(part).toMatchObject({ hod_id: head, hod_name: 'Person H-4', hod_left: false })
    await leave(head, '2026-04-30')
    const { data } = (await app.call(admin, 'GET', `${DEPARTMENT}/${id}`)).body
    expect(data).toMatchObject({ hod_id: head, hod_left: true, divisions: [{ hod_left: true }] })
    // Other fields still change, and the head can be taken away.
    const same = await app.call(admin, 'PATCH', `${DEPARTMENT}/${id}`, { name: 'Beheaded', hod_id: head })
    expect(same.status).toBe(200)
    const none = await app.call(admin, 'PATCH', `${DEPARTMENT}/${id}`, { hod_id: null })
    expect(none.body.data).toMatchObject({ hod_id: null, hod_name: null, hod_left: false })
  })

  test('are nobody who has left, and nobody of another company', async () => {
    const gone = await hire('H-5', { left_on: '2026-02-28' })
    const foreign = await hire('H-1', {}, stranger)
    const refused = async (hod_id: string) =>
      (await app.call(admin, 'POST', DEPARTMENT, { name: 'Headless', hod_id })).body.errors
    expect(await refused(gone)).toEqual({ hod_id: ['This person has left the company and cannot become head'] })
    expect(await refused(foreign)).toEqual({ hod_id: ['There is no such person in the company'] })
    expect(await refused(randomUUID())).toEqual(await refused(foreign))
    expect(names(await list())).not.toContain('Headless')
  })
})

test('what is another company’s is not there, exactly like what nobody has', async () => {
  const { id } = await add('Secret')
  const part = await divide(id, 'Secret part')
  for (const [method, path, body] of [
    ['GET', `${DEPARTMENT}/:id`],
    ['PATCH', `${DEPARTMENT}/:id`, { name: 'Mine' }],
    ['DELETE', `${DEPARTMENT}/:id`],
    ['GET', `${DEPARTMENT}/show/division/:id`],
    ['PATCH', `${DEPARTMENT}/division/:part`, { name: 'Mine' }],
    ['DELETE', `${DEPARTMENT}/division/:part`],
  ] as const) {
    const seen = await app.call(stranger, method, path.replace(':id', id).replace(':part', part.id), body)
    const unknown = await app.call(stranger, method, path.replace(/:\w+/, randomUUID()), body)
    expect([seen.status, seen.body]).toEqual([404, unknown.body])
  }
  const inside = await app.call(stranger, 'POST', `${DEPARTMENT}/create/division`, { department_id: id, name: 'Mine' })
  expect(inside.status).toBe(404)
  expect(await list(stranger)).toEqual([])
})

test('everybody knows the names, recruitment opens a department, HR changes it', async () => {
  const { id } = await add('Open')
  const as = (...roles: Parameters<ModuleApp['caller']>[2][]) => app.caller(admin.companyId, 'MY', ...roles)
  const [nobody, recruiter, hr] = [await as(), await as('Recruitment 1'), await as('HR Manager')]
  expect((await app.call(nobody, 'GET', DEPARTMENT)).status).toBe(200)
  expect((await app.call(nobody, 'GET', `${DEPARTMENT}/${id}`)).status).toBe(403)
  expect((await app.call(recruiter, 'GET', `${DEPARTMENT}/${id}`)).status).toBe(200)
  expect((await app.call(recruiter, 'POST', DEPARTMENT, { name: 'X' })).status).toBe(403)
  expect((await app.call(hr, 'PATCH', `${DEPARTMENT}/${id}`, { name: 'Opened' })).status).toBe(200)
})

const change = (id: string, columns: string) =>
  app.db
    .forCompany(admin.companyId)
    .transaction((tx) => sql`update employees set ${sql.raw(columns)} where id = ${id}`.execute(tx))
const leave = (id: string, on: string) => change(id, `left_on = '${on}'`)
const moveAway = (id: string) => change(id, 'department_id = null')
