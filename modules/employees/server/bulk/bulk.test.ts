import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companyOpening } from '#modules/company/server/public.ts'
import { sampleText } from '#tests/support/employee-sheet.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { employeesHandlers } from '../handlers.ts'

const BULK = 'api/panel/employee/bulk/action/update'
const UNDO = 'api/panel/employee/update/by/batch/undo'
let app: ModuleApp

beforeAll(async () => {
  app = await moduleApp({
    handlers: employeesHandlers({ payInputsChanged: async () => {} }),
    catalogues: serverWords,
    openings: [companyOpening],
  })
})
afterAll(() => app?.close())

type Person = { id: string; staff_id: string; manager: string | null; department: string; department_id: string }
async function company(): Promise<{ admin: Caller; people: Person[] }> {
  const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  await app.upload(admin, 'api/panel/employee/add/by/batch/upload/0', 'e.csv', sampleText('malaysia'))
  return { admin, people: await list(admin) }
}
const list = async (who: Caller): Promise<Person[]> =>
  (await app.call(who, 'GET', 'api/panel/employee/getAllEmployees')).body.data
const three = (people: readonly Person[]) => people.slice(0, 3).map(({ id }) => id)
const stored = (who: Caller) =>
  app.db
    .forCompany(who.companyId)
    .read((tx) =>
      tx
        .selectFrom('employees')
        .select(['staff_id', 'attendance_methods', 'show_birthday', 'show_phone', 'show_in_org_chart'])
        .orderBy('staff_id')
        .limit(4)
        .execute(),
    )

describe('how people may clock in', () => {
  test('is told before, set for all chosen, and taken back', async () => {
    const { admin, people } = await company()
    const body = { employee_ids: three(people), methods: ['qr', 'gps'] }
    const seen = await app.call(admin, 'POST', `${BULK}/attendance/method?preview=1`, body)
    expect(seen.body.data).toMatchObject({ batch_id: null, people: 3, changed: 3 })
    expect(seen.body.data.changes[0]).toMatchObject({
      name: 'KS-0001 Farah Nadia binti Ismail',
      field: 'attendance_methods',
      before: 'gps|qr|face',
      after: 'gps|qr',
    })
    expect((await stored(admin))[0]?.attendance_methods).toEqual(['gps', 'qr', 'face'])
    const done = await app.call(admin, 'POST', `${BULK}/attendance/method`, body)
    expect(done.body.message).toBe('3 people were changed')
    expect((await stored(admin)).map((row) => row.attendance_methods.length)).toEqual([2, 2, 2, 3])
    await app.call(admin, 'POST', `${UNDO}/${done.body.data.batch_id}`)
    expect((await stored(admin)).map((row) => row.attendance_methods.length)).toEqual([3, 3, 3, 3])
  })

  test('is set for one, also to none at all', async () => {
    const { admin, people } = await company()
    const path = 'api/panel/employee/attendance/method/update'
    const employee_id = people[0]?.id
    const answer = await app.call(admin, 'POST', path, { employee_id, methods: ['face'] })
    expect(answer.body.data).toEqual({ employee_id, methods: ['face'], coordinate_ids: [] })
    await app.call(admin, 'POST', path, { employee_id, methods: [] })
    expect((await stored(admin))[0]?.attendance_methods).toEqual([])
    expect((await app.call(admin, 'POST', path, { employee_id, methods: ['iris'] })).status).toBe(422)
  })
})

test('where others see people is set option by option; what is left out stays', async () => {
  const { admin, people } = await company()
  const body = { employee_ids: three(people), options: { show_birthday: false, show_in_org_chart: true } }
  const { data } = (await app.call(admin, 'POST', `${BULK}/display/options`, body)).body
  expect(data).toMatchObject({ changed: 3 })
  expect((await stored(admin))[0]).toMatchObject({ show_birthday: false, show_phone: true, show_in_org_chart: true })
  await app.call(admin, 'POST', `${UNDO}/${data.batch_id}`)
  expect((await stored(admin))[0]).toMatchObject({ show_birthday: true })
})

describe('another manager for many', () => {
  test('is theirs afterwards; who has him already is not changed', async () => {
    const { admin, people } = await company()
    const [, , , boss] = people
    const body = { employee_ids: three(people), manager_id: boss?.id }
    expect((await app.call(admin, 'POST', `${BULK}/manager`, body)).body.data).toMatchObject({ changed: 3 })
    const again = await app.call(admin, 'POST', `${BULK}/manager`, {
      ...body,
      employee_ids: people.slice(0, 2).map(({ id }) => id),
    })
    expect(again.body.data).toMatchObject({ batch_id: null, people: 2, changed: 0 })
    expect((await list(admin)).slice(0, 3).every(({ manager }) => manager !== null)).toBe(true)
  })

  test('closes no circle, also not in a preview', async () => {
    const { admin, people } = await company()
    const [one, two] = people
    await app.call(admin, 'POST', `${BULK}/manager`, { employee_ids: [two?.id], manager_id: one?.id })
    for (const query of ['?preview=1', '']) {
      const body = { employee_ids: [one?.id], manager_id: two?.id }
      const { status, body: refused } = await app.call(admin, 'POST', `${BULK}/manager${query}`, body)
      expect([status, refused.message]).toEqual([422, (await circle(admin, one)).message])
    }
  })
  const circle = async (admin: Caller, one: Person | undefined) =>
    (await app.call(admin, 'POST', `${BULK}/manager`, { employee_ids: [one?.id], manager_id: one?.id })).body
})

test('many move to a department, and leave the divisions of the former one', async () => {
  const { admin, people } = await company()
  const goal = people.find(({ department }) => department === 'Logistics')
  const movers = people.filter(({ department }) => department !== 'Logistics').slice(0, 3)
  const body = { employee_ids: movers.map(({ id }) => id), department_id: goal?.department_id }
  const { data } = (await app.call(admin, 'POST', `${BULK}/department`, body)).body
  expect(data.changed).toBe(3)
  const after = await list(admin)
  expect(movers.map(({ id }) => after.find((one) => one.id === id)?.department)).toEqual(Array(3).fill('Logistics'))
  await app.call(admin, 'POST', `${UNDO}/${data.batch_id}`)
  expect(await list(admin)).toEqual(people)
})

test('whoever is moved by an action or a sheet has it in the career, and no more once it is taken back', async () => {
  const { admin, people } = await company()
  const goal = people.find(({ department }) => department === 'Logistics')
  const movers = people.filter(({ department }) => department !== 'Logistics').slice(0, 2)
  const careerOf = async (id = '') =>
    (await app.call(admin, 'GET', `api/panel/employee/career/${id}`)).body.data.map(
      ({ type, department, effective_from, effective_to }: Record<string, string>) =>
        [type, department, effective_from, effective_to] as const,
    )
  const body = { employee_ids: movers.map(({ id }) => id), department_id: goal?.department_id }
  const { data } = (await app.call(admin, 'POST', `${BULK}/department`, body)).body
  for (const { id, department } of movers) {
    expect(await careerOf(id)).toEqual([
      ['transfer', 'Logistics', '2026-11-20', null],
      ['joined', department, expect.any(String), '2026-11-19'],
    ])
  }
  expect((await app.call(admin, 'POST', `${UNDO}/${data.batch_id}`)).status).toBe(200)
  for (const { id, department } of movers) {
    expect(await careerOf(id)).toEqual([['joined', department, expect.any(String), null]])
  }
  const [first] = movers
  const sheet = `staff_id,position\n${first?.staff_id},Chief of Something`
  const changed = await app.upload(admin, 'api/panel/employee/update/by/batch/upload', 'p.csv', Buffer.from(sheet))
  expect((await careerOf(first?.id))[0]).toEqual(['redesignation', first?.department, '2026-11-20', null])
  await app.call(admin, 'POST', `${UNDO}/${changed.body.data.batch_id}`)
  expect(await careerOf(first?.id)).toHaveLength(1)
  const { rows } = await app.db
    .forCompany(admin.companyId)
    .read((tx) => sql`select from positions where name = 'Chief of Something'`.execute(tx))
  expect(rows).toEqual([])
})

test('somebody unknown among the chosen, a foreign manager or department: nothing is changed', async () => {
  const { admin, people } = await company()
  const other = await company()
  const stranger = other.people[0]?.id
  const wrong: [string, object, number][] = [
    ['attendance/method', { employee_ids: [...three(people), stranger], methods: [] }, 404],
    ['manager', { employee_ids: three(people), manager_id: stranger }, 422],
    ['department', { employee_ids: three(people), department_id: other.people[0]?.department_id }, 422],
    ['display/options', { employee_ids: [], options: { show_phone: false } }, 422],
    ['display/options', { employee_ids: three(people), options: { show_salary: true } }, 422],
  ]
  for (const [path, body, status] of wrong) {
    expect([path, (await app.call(admin, 'POST', `${BULK}/${path}`, body)).status]).toEqual([path, status])
  }
  expect(await list(admin)).toEqual(people)
})

test('roles that may not change many are refused', async () => {
  const { admin, people } = await company()
  for (const role of ['Recruitment Manager', 'Reporting Manager', 'L & D', 'HR Payroll'] as const) {
    const who = await app.caller(admin.companyId, 'MY', role)
    const { status } = await app.call(who, 'POST', `${BULK}/manager`, { employee_ids: three(people), manager_id: null })
    expect(status).toBe(403)
  }
})

describe('moves from a day to come', () => {
  test('are planned for all chosen and change nobody before the day; too early a day is refused for all', async () => {
    const { admin, people } = await company()
    const ids = three(people)
    const [to] = people.filter(
      ({ department_id }) => !people.slice(0, 3).some((one) => one.department_id === department_id),
    )
    const body = { employee_ids: ids, department_id: to?.department_id, moved_on: '2099-01-01' }
    const done = await app.call(admin, 'POST', `${BULK}/department`, body)
    expect(done.body.data).toMatchObject({ batch_id: null, changed: 3 })
    expect((await list(admin)).slice(0, 3).map((one) => one.department_id)).toEqual(
      people.slice(0, 3).map((one) => one.department_id),
    )
    const planned = (await app.call(admin, 'GET', `api/panel/employee/show/employment/details/${ids[0]}`)).body.data
    expect(planned.planned_moves).toMatchObject([{ effective_on: '2099-01-01', department: to?.department }])
    const manager = { employee_ids: ids, manager_id: ids[0], moved_on: '2099-01-01' }
    expect((await app.call(admin, 'POST', `${BULK}/manager`, manager)).status).toBe(422)
  })
})
