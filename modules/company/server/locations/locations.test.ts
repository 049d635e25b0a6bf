import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import { undoHandlers } from '#platform/undo/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { companyHandlers } from '../handlers.ts'
import { companyUndos } from '../undos.ts'

const PATH = 'api/panel/company/coordinate'
const LIMITED = `${PATH}/limited/employees`
let app: ModuleApp
let admin: Caller

beforeAll(async () => {
  const payInputsChanged = async () => {}
  app = await moduleApp({
    handlers: [
      ...companyHandlers({ payInputsChanged, staff: staffNumbers }),
      ...employeesHandlers({ payInputsChanged }),
      ...undoHandlers(companyUndos),
    ],
    catalogues: serverWords,
  })
})
beforeEach(async () => {
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
})
afterAll(() => app?.close())

const MILL = { name: 'Mill', address: '14 Jalan Kilang', longitude: 101.68685512, latitude: '3.139003', radius: 150 }
const add = (more: object = {}, who = admin) => app.call(who, 'POST', PATH, { ...MILL, ...more })
const list = async (who = admin) => (await app.call(who, 'GET', PATH)).body.data
const made = async (more: object = {}) => (await add(more)).body.data
const limit = (coordinate_id: string, employee_ids: string[], who = admin) =>
  app.call(who, 'POST', LIMITED, { coordinate_id, employee_ids })
const free = (coordinate_id: string, employee_ids: string[]) =>
  app.call(admin, 'PATCH', LIMITED, { coordinate_id, employee_ids })
const named = async (id: string, query = '') => (await app.call(admin, 'GET', `${LIMITED}/${id}${query}`)).body
const candidates = async (id: string, search: string) =>
  (await app.call(admin, 'GET', `${PATH}/limited/candidates/${id}?search=${encodeURIComponent(search)}`)).body

/** As many people as wanted, in one go. */
async function people(count: number, companyId = admin.companyId): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, at) => ({ id: randomUUID(), at: at + 1 }))
  await app.db.forCompany(companyId).transaction((tx) =>
    sql`
      insert into employees (company_id, id, staff_id, full_name, joined_on)
      select ${companyId}, id, 'S' || lpad(at::text, 5, '0'), 'Person ' || at, '2026-01-01'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, at int)`.execute(tx),
  )
  return rows.map(({ id }) => id)
}

describe('places', () => {
  test('are added, changed in what is sent alone, and listed by name (S3-033)', async () => {
    const mill = await add()
    expect([mill.status, mill.body.message]).toEqual([201, 'The location was added'])
    expect(mill.body.data).toEqual({
      id: mill.body.data.id,
      name: 'Mill',
      address: '14 Jalan Kilang',
      longitude: 101.686855,
      latitude: 3.139003,
      radius: 150,
      is_limited: false,
      employee_count: 0,
    })
    await add({ name: 'bakery', address: '' })
    const changed = await app.call(admin, 'PATCH', `${PATH}/${mill.body.data.id}`, { radius: '80', address: '' })
    expect(changed.body.data).toMatchObject({ name: 'Mill', address: null, radius: 80, latitude: 3.139003 })
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['bakery', 'Mill'])
  })

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a latitude beyond the pole', { latitude: 90.000001 }, 'latitude'],
    ['a longitude beyond the day line', { longitude: '-180.1' }, 'longitude'],
    ['a latitude in words', { latitude: '3,139' }, 'latitude'],
    ['no radius', { radius: 0 }, 'radius'],
    ['a radius below nothing', { radius: -5 }, 'radius'],
    ['part of a metre', { radius: 10.5 }, 'radius'],
    ['a radius around half the country', { radius: 100_001 }, 'radius'],
    ['a field there is not', { altitude: 3 }, 'altitude'],
  ])('with %s are refused beside the field, and nothing is stored', async (_what, wrong, field) => {
    const refused = await add(wrong)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
    expect(await list()).toEqual([])
    const { id } = await made()
    expect((await app.call(admin, 'PATCH', `${PATH}/${id}`, wrong)).status).toBe(422)
    expect(await list()).toMatchObject([{ name: 'Mill', radius: 150 }])
  })

  test('have each a name of their own, also of two added at once', async () => {
    const both = await Promise.all([add(), add({ name: 'MILL' })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(both.find(({ status }) => status === 422)?.body.errors.name).toEqual([
      'There is already a location with this name',
    ])
    const { id } = await made({ name: 'Bakery' })
    expect((await app.call(admin, 'PATCH', `${PATH}/${id}`, { name: 'mill' })).status).toBe(422)
  })

  test('go, and come back with whom they were for', async () => {
    const { id } = await made()
    const [ann = ''] = await people(1)
    await limit(id, [ann])
    const before = await list()
    const { body } = await app.call(admin, 'DELETE', `${PATH}/${id}`)
    expect(await list()).toEqual([])
    expect((await app.call(admin, 'DELETE', `${PATH}/${id}`)).status).toBe(404)
    expect((await app.call(admin, 'POST', `api/emp/undo/${body.meta.undo}`)).status).toBe(200)
    expect(await list()).toEqual(before)
    expect((await named(id)).data).toMatchObject([{ id: ann }])
  })

  test('are for the admins alone, and of another company not there', async () => {
    const { id } = await made()
    const [ann = ''] = await people(1)
    for (const role of ['HR Manager', 'HR Payroll', 'Shift Planner'] as const) {
      const who = await app.caller(admin.companyId, 'MY', role)
      expect((await app.call(who, 'GET', PATH)).status).toBe(403)
      expect((await add({ name: 'X' }, who)).status).toBe(403)
    }
    const stranger = await app.caller(await app.company('TW'), 'TW', 'HR Generalist')
    expect(await list(stranger)).toEqual([])
    expect((await app.call(stranger, 'PATCH', `${PATH}/${id}`, { radius: 5 })).status).toBe(404)
    expect((await app.call(stranger, 'DELETE', `${PATH}/${id}`)).status).toBe(404)
    expect((await limit(id, [ann], stranger)).status).toBe(404)
    expect(await list()).toMatchObject([{ radius: 150, employee_count: 0 }])
  })
})

describe('limited places', () => {
  test('are for those who are named, and for nobody once all are taken away (S8-017, S8-019)', async () => {
    const { id } = await made()
    const [ann = '', ben = ''] = await people(2)
    const added = await limit(id, [ann, ben, ann])
    expect([added.status, added.body.message]).toEqual([200, 'Employee added successfully'])
    expect(added.body.data).toMatchObject({ is_limited: true, employee_count: 2 })
    await limit(id, [ann])
    expect((await named(id)).data).toEqual([
      {
        id: ann,
        user_id: null,
        staff_id: 'S00001',
        full_name: 'Person 1',
        preferred_name: null,
        department: null,
        position: null,
      },
      expect.objectContaining({ id: ben }),
    ])
    const removed = await free(id, [ann, ben])
    expect([removed.status, removed.body.message]).toEqual([200, 'Employee removed successfully'])
    expect(removed.body.data).toMatchObject({ is_limited: true, employee_count: 0 })
    const opened = await app.call(admin, 'PATCH', `${PATH}/${id}`, { is_limited: false })
    expect(opened.body.data.is_limited).toBe(false)
  })

  test('say by the specified words that something is not there, and change nothing (S8-015, S8-016, S8-018)', async () => {
    const { id } = await made()
    const [ann = ''] = await people(1)
    const nowhere = randomUUID()
    const said = async (answer: Promise<{ status: number; body: { message: string } }>) => {
      const { status, body } = await answer
      return [status, body.message]
    }
    expect(await said(app.call(admin, 'GET', `${LIMITED}/${nowhere}`))).toEqual([
      404,
      'Error fetching limited employees',
    ])
    expect(await said(limit(nowhere, [ann]))).toEqual([404, 'Error adding employee'])
    expect(await said(free(nowhere, [ann]))).toEqual([404, 'Error removing employee'])
    expect(await said(limit(id, [ann, nowhere]))).toEqual([422, 'Error adding employee'])
    const [foreign = ''] = await people(1, await app.company('MY'))
    expect(await said(limit(id, [foreign]))).toEqual([422, 'Error adding employee'])
    expect((await limit(id, [])).status).toBe(422)
    expect(await list()).toMatchObject([{ is_limited: false, employee_count: 0 }])
  })

  test('find people by name, staff id and department among ten thousand, as they were typed', async () => {
    const { id } = await made()
    const all = await people(10_000)
    const company = app.db.forCompany(admin.companyId)
    await company.transaction(async (tx) => {
      const department = randomUUID()
      await sql`insert into departments (company_id, id, name) values (${admin.companyId}, ${department}, '100% Roasting')`.execute(
        tx,
      )
      await sql`update employees set department_id = ${department} where company_id = ${admin.companyId} and id = any(${all.slice(0, 3)}::uuid[])`.execute(
        tx,
      )
      await sql`update employees set full_name = '陳美玲' where company_id = ${admin.companyId} and id = ${all[4]}`.execute(
        tx,
      )
      await sql`update employees set left_on = '2026-03-31', status = 'resigned' where company_id = ${admin.companyId} and id = ${all[5]}`.execute(
        tx,
      )
    })
    expect((await candidates(id, '美玲')).data).toMatchObject([{ id: all[4] }])
    expect((await candidates(id, '100%')).meta.total).toBe(3)
    expect((await candidates(id, 's00006')).data).toEqual([])
    expect(await candidates(id, '')).toMatchObject({ meta: { page: 1, per_page: 25, total: 9_999 } })
    await limit(id, all)
    expect((await candidates(id, '')).meta.total).toBe(0)
    const page = await named(id, '?page=2&per_page=100')
    expect([page.data.length, page.meta.total]).toEqual([100, 10_000])
    expect((await named(id)).data).toHaveLength(10_000)
  })

  test('are for people: an account of a device is neither found, nor named, nor exported, and can be taken off', async () => {
    const { id } = await made()
    const [ann = '', door = ''] = await people(2)
    const becomesDevice = (employee: string) =>
      app.db
        .forCompany(admin.companyId)
        .transaction((tx) => sql`update employees set is_service_account = true where id = ${employee}`.execute(tx))
    await becomesDevice(door)
    expect((await candidates(id, '')).data).toMatchObject([{ id: ann }])
    expect((await limit(id, [door])).status).toBe(422)
    expect((await limit(id, [ann])).status).toBe(200)
    await becomesDevice(ann)
    const sheet = await app.call(admin, 'GET', `${PATH}/limited/export`)
    const again = await app.upload(admin, `${PATH}/limited/import`, 'x.xlsx', sheet.bytes)
    expect([again.status, again.body.data.rows]).toEqual([200, 0])
    expect((await free(id, [ann])).status).toBe(200)
  })

  test('are dealt out to one person with the ways of clocking in', async () => {
    const [mill, bakery, open] = [
      await made({ is_limited: true }),
      await made({ name: 'Bakery', is_limited: true }),
      await made({ name: 'Open' }),
    ]
    const [ann = ''] = await people(1)
    const deal = (coordinate_ids?: string[]) =>
      app.call(admin, 'POST', 'api/panel/employee/attendance/method/update', {
        employee_id: ann,
        methods: ['qr'],
        ...(coordinate_ids && { coordinate_ids }),
      })
    expect((await deal([mill.id, bakery.id])).body.data).toEqual({
      employee_id: ann,
      methods: ['qr'],
      coordinate_ids: [bakery.id, mill.id],
    })
    expect((await deal([mill.id])).body.data.coordinate_ids).toEqual([mill.id])
    // Without the field the places stay as they are.
    expect((await deal()).body.data.coordinate_ids).toEqual([mill.id])
    expect((await named(bakery.id)).data).toEqual([])
    const refused = await deal([open.id])
    expect([refused.status, refused.body.errors.coordinate_ids]).toEqual([
      422,
      ['Open is open to everyone; limit it first'],
    ])
    expect((await deal([randomUUID()])).status).toBe(422)
    expect((await named(mill.id)).data).toMatchObject([{ id: ann }])
    expect((await deal([])).body.data.coordinate_ids).toEqual([])
  })

  test('go out and come in as a sheet of people, and back; who is unknown or a place for everybody is refused', async () => {
    const [mill] = [await made({ name: 'Sheet mill', is_limited: true }), await made({ name: 'Sheet open' })]
    const [ann = '', ben = ''] = await people(2)
    const staff = async (id: string) =>
      (await named(mill.id)).data.find((one: { id: string }) => one.id === id)?.staff_id
    await limit(mill.id, [ann])
    const annId = await staff(ann)
    const SHEET = 'api/panel/company/coordinate/limited'
    expect((await app.call(admin, 'GET', `${SHEET}/export`)).bytes.subarray(0, 2).toString()).toBe('PK')
    await limit(mill.id, [ben])
    const benId = await staff(ben)
    await app.call(admin, 'PATCH', `${SHEET}/employees`, { coordinate_id: mill.id, employee_ids: [ben] })
    const bring = (csv: string) => app.upload(admin, `${SHEET}/import`, 'limited.csv', csv)
    const taken = await bring(`location,staff_id\nSheet mill,${annId}\nsheet MILL,${benId}\n`)
    expect([taken.status, (await named(mill.id)).data.length]).toEqual([200, 2])
    for (const row of [`Sheet open,${annId}`, `Nowhere,${annId}`, 'Sheet mill,NOBODY']) {
      expect((await bring(`location,staff_id\n${row}\n`)).status, row).toBe(422)
    }
    const undo = await app.call(admin, 'POST', `${SHEET}/import/undo/${taken.body.data.batch_id}`)
    expect([undo.status, (await named(mill.id)).data.map(({ id }: { id: string }) => id)]).toEqual([200, [ann]])
  })
})
