import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { customFieldsModule } from './manifest.ts'

const FIELDS = 'api/panel/company/customField'
const VALUES = 'api/panel/employee/customField'
let app: LeaveApp
let company: LeaveCompany
let ann: Member
beforeAll(async () => {
  app = await leaveApp('2026-11-25', customFieldsModule.handlers)
})
beforeEach(async () => {
  company = await app.leaveCompany('MY')
  ann = await company.member('Ann')
})
afterAll(() => app?.close())

const added = async (field: Record<string, unknown>): Promise<string> => {
  const { status, body } = await company.post(FIELDS, field)
  expect(status).toBe(201)
  return body.data.id
}
const enter = (values: readonly Record<string, unknown>[], who = company.admin) =>
  company.patch(`${VALUES}/${ann.employeeId}`, { values }, who)
const read = async (who = company.admin) =>
  Object.fromEntries(
    (await company.get(`${VALUES}/${ann.employeeId}`, who)).body.data.map(
      ({ name, value }: { name: string; value: string | null }) => [name, value],
    ),
  )

test('a company adds fields of every kind, and enters what somebody has in them', async () => {
  const size = await added({ name: 'Uniform', name_zh: '制服', kind: 'choice', choices: ['S', 'M'] })
  const since = await added({ name: 'Licence until', kind: 'date' })
  const key = await added({ name: 'Has a key', kind: 'yes_no' })
  const locker = await added({ name: 'Locker', kind: 'number' })
  const done = await enter([
    { field_id: size, value: 'm' },
    { field_id: since, value: '2027-03-31' },
    { field_id: key, value: 'yes' },
    { field_id: locker, value: '014' },
  ])
  expect(done.status).toBe(200)
  expect(await read()).toEqual({ Uniform: 'M', 'Licence until': '2027-03-31', 'Has a key': 'yes', Locker: '14' })
  await enter([{ field_id: locker, value: null }])
  expect(await read()).toMatchObject({ Uniform: 'M', Locker: null })
  const [first] = (await company.get(FIELDS)).body.data
  expect(first).toMatchObject({ name: 'Uniform', name_zh: '制服', people: 1, is_active: true })
})

test('what does not fit is refused at its place, and nothing of it is stored', async () => {
  const size = await added({ name: 'Uniform', kind: 'choice', choices: ['S', 'M'] })
  const until = await added({ name: 'Licence until', kind: 'date' })
  const { status, body } = await enter([
    { field_id: size, value: 'S' },
    { field_id: until, value: '2027-02-30' },
  ])
  expect([status, Object.keys(body.errors)]).toEqual([422, ['values.1.value']])
  expect((await enter([{ field_id: ann.employeeId, value: 'S' }])).body.errors).toHaveProperty('values.0.field_id')
  expect(await read()).toEqual({ Uniform: null, 'Licence until': null })
})

test('whoever saw something else than what stands there now is told, and overwrites nothing', async () => {
  const locker = await added({ name: 'Locker', kind: 'text' })
  await enter([{ field_id: locker, value: 'A1', was: null }])
  expect((await enter([{ field_id: locker, value: 'B2', was: null }])).status).toBe(409)
  expect(await read()).toEqual({ Locker: 'A1' })
  expect((await enter([{ field_id: locker, value: 'B2', was: 'A1' }])).status).toBe(200)
})

test('managers and the person see the fields that are for them, and nobody else sees any', async () => {
  const [secret, managers, own] = [
    await added({ name: 'Note of HR', kind: 'text' }),
    await added({ name: 'For managers', kind: 'text', for_managers: 1 }),
    await added({ name: 'For the person', kind: 'text', for_own: 1 }),
  ]
  await enter([secret, managers, own].map((field_id) => ({ field_id, value: 'x' })))
  const boss = await company.member('Boss', {}, 'Reporting Manager')
  expect((await company.get(`${VALUES}/${ann.employeeId}`, boss)).status).toBe(404)
  const theirs = await company.member('Bea', { manager_id: boss.employeeId })
  ann = theirs
  await enter([secret, managers, own].map((field_id) => ({ field_id, value: 'y' })))
  expect(await read(boss)).toEqual({ 'For managers': 'y' })
  expect((await enter([{ field_id: managers, value: 'z' }], boss)).status).toBe(403)
  const mine = (await company.get('api/emp/customField', theirs)).body.data
  expect(mine.map(({ name, value }: { name: string; value: string }) => [name, value])).toEqual([
    ['For the person', 'y'],
  ])
  expect((await company.get(`${VALUES}/${ann.employeeId}`, theirs)).status).toBe(403)
  expect((await company.get(FIELDS, await company.with('HR Payroll'))).status).toBe(403)
})

test('a field that is used keeps its kind and the choices people have, and is switched off instead of removed', async () => {
  const size = await added({ name: 'Uniform', kind: 'choice', choices: ['S', 'M'] })
  await enter([{ field_id: size, value: 'S' }])
  const change = (body: Record<string, unknown>) => company.patch(`${FIELDS}/${size}`, body)
  expect((await change({ kind: 'text', choices: [] })).body.errors).toHaveProperty('kind')
  expect((await change({ choices: ['M', 'L'] })).body.errors).toHaveProperty('choices')
  expect((await change({ choices: ['L', 'S'] })).body.data.choices).toEqual(['L', 'S'])
  expect((await company.remove(`${FIELDS}/${size}`)).status).toBe(422)
  await change({ is_active: 0 })
  expect(await read()).toEqual({})
  expect((await enter([{ field_id: size, value: 'L' }])).status).toBe(422)
  await change({ is_active: 1 })
  expect(await read()).toEqual({ Uniform: 'S' })
  await enter([{ field_id: size, value: null }])
  expect((await company.remove(`${FIELDS}/${size}`)).status).toBe(200)
})

test('names are there once and are no columns of the sheet; a list of choices is demanded where one chooses', async () => {
  await added({ name: 'Locker', kind: 'text' })
  const refused = async (field: Record<string, unknown>) => Object.keys((await company.post(FIELDS, field)).body.errors)
  expect(await refused({ name: 'LOCKER', kind: 'date' })).toEqual(['name'])
  expect(await refused({ name: 'Staff_ID', kind: 'text' })).toEqual(['name'])
  expect(await refused({ name: 'Size', kind: 'choice', choices: [] })).toEqual(['choices'])
  expect(await refused({ name: 'Size', kind: 'text', choices: ['S'] })).toEqual(['choices'])
})

test('the order is the one that was set, by the ids of all', async () => {
  const ids = [await added({ name: 'One', kind: 'text' }), await added({ name: 'Two', kind: 'text' })]
  expect((await company.post(`${FIELDS}/order`, { ids: ids.slice(1) })).status).toBe(422)
  await company.post(`${FIELDS}/order`, { ids: ids.toReversed() })
  expect(Object.keys(await read())).toEqual(['Two', 'One'])
})

test('a sheet has a column for each field, changes what it says, clears empty cells, and is taken back whole', async () => {
  const locker = await added({ name: 'Locker', kind: 'text' })
  const key = await added({ name: 'Has a key', kind: 'yes_no' })
  await enter([
    { field_id: locker, value: 'A1' },
    { field_id: key, value: 'no' },
  ])
  const upload = (sheet: string) => app.upload(company.admin, `${VALUES}/sheet/import`, 'fields.csv', sheet)
  const wrong = await upload('staff_id,Locker,Has a key\nAnn,B2,maybe\nNobody,C3,yes')
  expect([
    wrong.status,
    wrong.body.data.errors.map((one: { row: number; column: string }) => [one.row, one.column]),
  ]).toEqual([
    422,
    [
      [1, 'Has a key'],
      [2, 'staff_id'],
    ],
  ])
  expect(await read()).toEqual({ Locker: 'A1', 'Has a key': 'no' })
  const taken = await upload('staff_id,Locker,Has a key\nAnn,,yes')
  expect(taken.body.data).toMatchObject({ updated: 1, created: 0 })
  expect(await read()).toEqual({ Locker: null, 'Has a key': 'yes' })
  const back = await company.post(`${VALUES}/sheet/undo/${taken.body.data.batch_id}`)
  expect(back.status).toBe(200)
  expect(await read()).toEqual({ Locker: 'A1', 'Has a key': 'no' })
})
