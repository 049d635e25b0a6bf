import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companyOpening } from '#modules/company/server/public.ts'
import { sampleText } from '#tests/support/employee-sheet.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { employeesHandlers } from '../handlers.ts'

const TEMPLATE = 'api/panel/employee/update/salary/by/batch/template'
const UPLOAD = 'api/panel/employee/update/salary/by/batch/upload'
const UNDO = 'api/panel/employee/update/by/batch/undo'
let app: ModuleApp
const told: { cause: string; people: number }[] = []

beforeAll(async () => {
  app = await moduleApp({
    handlers: employeesHandlers({
      payInputsChanged: async (_tx, _company, { cause, employeeIds }) =>
        void told.push({ cause, people: employeeIds.length }),
    }),
    catalogues: serverWords,
    openings: [companyOpening],
  })
})
afterAll(() => app?.close())

async function company(country: 'MY' | 'TW' | 'PH' = 'MY'): Promise<Caller> {
  const folder = { MY: 'malaysia', TW: 'taiwan', PH: 'philippines' }[country]
  const admin = await app.caller(await app.company(country), country, 'Company Admin')
  await app.upload(admin, 'api/panel/employee/add/by/batch/upload/0', 'e.csv', sampleText(folder))
  return admin
}
const upload = (who: Caller, rows: readonly object[], query = '') =>
  app.upload(who, `${UPLOAD}${query}`, 'pay.csv', Papa.unparse([...rows]))
const personId = async (who: Caller, staffId: string): Promise<string> =>
  (await app.call(who, 'GET', `api/panel/employee/getAllEmployees?search=${staffId}`)).body.data[0].id
async function history(who: Caller, staffId: string) {
  const id = await personId(who, staffId)
  const { data } = (await app.call(who, 'GET', `api/panel/employee/compensation/${id}`)).body
  return data.history
    .filter(({ component }: { component: string }) => component === 'basic_salary')
    .map(({ effective_from, amount }: Record<string, string>) => [effective_from, amount])
}

describe.each(['MY', 'TW', 'PH'] as const)('the sheet of pay of %s', (country) => {
  test.each([
    ['as it is today', {}],
    ['as it is on a day to come', { effective_date: '2027-01-01' }],
    ['with all its history', { history: true }],
  ])('%s, sent back unchanged, changes nothing', async (_, body) => {
    const admin = await company(country)
    await upload(admin, [
      { staff_id: await firstStaffId(admin), effective_from: '2026-10-01', basic_salary: '43210', reason: 'Grew' },
    ])
    const taken = await app.call(admin, 'POST', TEMPLATE, body)
    const answer = await app.upload(admin, UPLOAD, 'pay.xlsx', taken.bytes)
    expect([answer.status, answer.body.data.changes, answer.body.data.errors]).toEqual([200, [], undefined])
  })
})
const firstStaffId = async (who: Caller): Promise<string> =>
  (await app.call(who, 'GET', 'api/panel/employee/getAllEmployees?page=1&per_page=1')).body.data[0].staff_id

test('old, new and from when are told before, and taken back after (S7-015)', async () => {
  const admin = await company()
  const before = await history(admin, 'KS-0001')
  const row = { staff_id: 'KS-0001', effective_from: '2026-12-01', basic_salary: '4600.00', reason: 'Yearly review' }
  const seen = await upload(admin, [row], '?preview=1')
  expect(seen.body.data.changes).toEqual([
    {
      what: 'change',
      kind: 'employee',
      name: 'KS-0001 Farah Nadia binti Ismail',
      field: 'basic_salary',
      before: '4376.55',
      after: '4600.00',
      from: '2026-12-01',
    },
  ])
  expect(await history(admin, 'KS-0001')).toEqual(before)
  const { body } = await upload(admin, [row])
  expect(await history(admin, 'KS-0001')).toEqual([['2026-12-01', '4600.00'], ...before])
  expect(told.at(-1)).toEqual({ cause: 'salary', people: 1 })
  expect((await app.call(admin, 'POST', `${UNDO}/${body.data.batch_id}`)).body.data).toEqual({ undone: 1 })
  expect(await history(admin, 'KS-0001')).toEqual(before)
})

test('years of history come in at once, and what holds now is not said twice', async () => {
  const admin = await company()
  const joined = '2024-01-17'
  const { body } = await upload(admin, [
    { staff_id: 'KS-0001', effective_from: joined, basic_salary: '3800.00' },
    { staff_id: 'KS-0001', effective_from: '2025-01-01', basic_salary: '4100.00' },
    { staff_id: 'KS-0001', effective_from: '2026-01-01', basic_salary: '4376.55' },
    { staff_id: 'KS-0001', effective_from: '2026-06-01', basic_salary: '4376.55' },
  ])
  expect(body.data.changes).toHaveLength(3)
  expect(await history(admin, 'KS-0001')).toEqual([
    ['2026-01-01', '4376.55'],
    ['2025-01-01', '4100.00'],
    [joined, '3800.00'],
  ])
  await app.call(admin, 'POST', `${UNDO}/${body.data.batch_id}`)
  expect(await history(admin, 'KS-0001')).toEqual([[joined, '4376.55']])
})

test('a change agreed for later stands, and is told', async () => {
  const admin = await company()
  await upload(admin, [{ staff_id: 'KS-0001', effective_from: '2027-06-01', basic_salary: '5000' }])
  const { body } = await upload(admin, [{ staff_id: 'KS-0001', effective_from: '2027-01-01', basic_salary: '4700' }])
  expect(body.data.warnings[0].message).toContain('2027-06-01')
  expect((await history(admin, 'KS-0001'))[0]).toEqual(['2027-06-01', '5000.00'])
})

test.each([
  ['before the first day', { effective_from: '2023-12-31' }, 'effective_from', 'Before the first day of employment'],
  ['for nobody', { staff_id: 'X-1' }, 'staff_id', 'No employee has this staff ID'],
  ['without a day', { effective_from: '' }, 'effective_from', 'This cell must be filled'],
  ['below zero', { basic_salary: '-1' }, 'basic_salary', 'Below zero is not possible here'],
  ['with three decimals', { basic_salary: '1.005' }, 'basic_salary', 'An amount has at most two decimals'],
])('pay %s is refused at its cell, and nothing is stored', async (_, cells, column, message) => {
  const admin = await shared()
  const right = { staff_id: 'KS-0002', effective_from: '2026-12-01', basic_salary: '9999' }
  const before = await history(admin, 'KS-0002')
  const { status, body } = await upload(admin, [right, { ...right, staff_id: 'KS-0001', ...cells }])
  expect([status, body.data.errors]).toMatchObject([422, [{ row: 2, column, message }]])
  expect(await history(admin, 'KS-0002')).toEqual(before)
})

test('of who left, and of who came back, the sheet with its history is sent back unchanged as well', async () => {
  const admin = await company()
  const patch = async (path: string, staffId: string, body: object) => {
    const { status } = await app.call(
      admin,
      'PATCH',
      `api/panel/employee/${path}/${await personId(admin, staffId)}`,
      body,
    )
    expect(status, path).toBe(200)
  }
  await upload(admin, [{ staff_id: 'KS-0001', effective_from: '2027-01-01', basic_salary: '5000' }])
  for (const staffId of ['KS-0001', 'KS-0002']) {
    await patch('status/disable', staffId, { last_working_date: '2026-06-30', kind: 'resigned' })
  }
  await patch('status/enable', 'KS-0002', { effective_date: '2026-09-01' })
  const ids = await Promise.all(['KS-0001', 'KS-0002'].map((staffId) => personId(admin, staffId)))
  for (const body of [{ employee_ids: ids }, { employee_ids: ids, history: true }]) {
    const taken = await app.call(admin, 'POST', TEMPLATE, body)
    const answer = await app.upload(admin, UPLOAD, 'pay.xlsx', taken.bytes)
    expect([answer.status, answer.body.data.changes, answer.body.data.errors]).toEqual([200, [], undefined])
  }
  const refused = (staff_id: string, effective_from: string) =>
    upload(admin, [{ staff_id, effective_from, basic_salary: '7777' }])
  for (const [staffId, day] of [
    ['KS-0001', '2026-07-01'],
    ['KS-0002', '2026-08-01'],
  ] as const) {
    expect((await refused(staffId, day)).body.data.errors).toMatchObject([{ column: 'effective_from' }])
  }
  expect((await refused('KS-0002', '2026-05-01')).status).toBe(200)
})

test('the same day twice for one person is refused', async () => {
  const row = { staff_id: 'KS-0001', effective_from: '2026-12-01', basic_salary: '4600' }
  const { body } = await upload(await shared(), [row, { ...row, basic_salary: '4700' }])
  expect(body.data.errors).toMatchObject([{ row: 2, column: 'effective_from' }])
})

test('payroll’s own role changes pay of many, others do not', async () => {
  const admin = await shared()
  const as = async (role: Parameters<typeof app.caller>[2]) => app.caller(admin.companyId, 'MY', role)
  for (const role of ['HR Generalist', 'HR Manager', 'HR Payroll'] as const) {
    expect((await app.call(await as(role), 'POST', TEMPLATE, {})).status).toBe(200)
  }
  for (const role of ['HR Payroll 1', 'HR Payroll 2', 'Recruitment Manager', 'Reporting Manager'] as const) {
    expect((await app.call(await as(role), 'POST', TEMPLATE, {})).status).toBe(403)
    expect((await upload(await as(role), [{}])).status).toBe(403)
  }
})

test('a sheet for chosen people holds them alone; somebody unknown among them is not found', async () => {
  const admin = await shared()
  const id = await personId(admin, 'KS-0001')
  const { bytes } = await app.call(admin, 'POST', TEMPLATE, { employee_ids: [id] })
  const { body } = await app.upload(admin, `${UPLOAD}?preview=1`, 'p.xlsx', bytes)
  expect(body.data.rows).toBe(1)
  const nobody = '01890000-0000-7000-8000-000000000000'
  expect((await app.call(admin, 'POST', TEMPLATE, { employee_ids: [id, nobody] })).status).toBe(404)
})

let one: Promise<Caller> | undefined
/** For tests that leave everything as it is. */
function shared(): Promise<Caller> {
  one ??= company()
  return one
}
