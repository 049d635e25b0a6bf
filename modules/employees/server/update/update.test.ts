import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companyOpening } from '#modules/company/server/public.ts'
import { readSheet } from '#platform/sheets/server/read-sheet.ts'
import { sampleText } from '#tests/support/employee-sheet.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { updateSheet } from '../../model/update/update-sheet.ts'
import { employeesHandlers } from '../handlers.ts'

const ADD = 'api/panel/employee/add/by/batch/upload/0'
const TEMPLATE = 'api/panel/employee/update/by/batch/template'
const UPLOAD = 'api/panel/employee/update/by/batch/upload'
const UNDO = 'api/panel/employee/update/by/batch/undo'
const folders = { MY: 'malaysia', TW: 'taiwan', PH: 'philippines' } as const

type Told = { readonly cause: string; readonly people: number }
let app: ModuleApp
const told: Told[] = []

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

async function sampleCompany(country: keyof typeof folders, headcount?: number): Promise<Caller> {
  const admin = await app.caller(await app.company(country, { headcount }), country, 'Company Admin')
  const { status } = await app.upload(admin, ADD, 'employees.csv', sampleText(folders[country]))
  expect(status).toBe(200)
  return admin
}

type Cells = Record<string, unknown>
const sheetOf = (rows: readonly Cells[]): string => Papa.unparse([...rows])
const upload = (who: Caller, rows: readonly Cells[] | Uint8Array, query = '', name = 'changes.csv') =>
  app.upload(who, `${UPLOAD}${query}`, name, rows instanceof Uint8Array ? rows : sheetOf(rows))
const list = async (who: Caller, search = '') =>
  (await app.call(who, 'GET', `api/panel/employee/getAllEmployees?search=${search}`)).body.data
const person = async (who: Caller, staffId: string) => (await list(who, staffId))[0]

describe.each(['MY', 'TW', 'PH'] as const)('the sheet of people of %s', (country) => {
  test('sent back as it was taken, it changes nothing', async () => {
    const admin = await sampleCompany(country)
    const taken = await app.call(admin, 'GET', `${TEMPLATE}?status=all`)
    expect(taken.status).toBe(200)
    const { body, status } = await upload(admin, taken.bytes, '', 'employees.xlsx')
    expect([status, body.data.changes, body.data.updated, body.data.errors]).toEqual([200, [], 0, undefined])
    const read = await readSheet({ name: 'x.xlsx', bytes: taken.bytes }, updateSheet(country))
    expect(read.total).toBe((await list(admin)).length)
  })
})

describe('a sheet of changes', () => {
  test('made before a colleague changed somebody does not overwrite that, and says so, unless it is told to', async () => {
    const admin = await sampleCompany('MY')
    const taken = await app.call(admin, 'GET', TEMPLATE)
    const { rows } = await readSheet({ name: 'x.xlsx', bytes: taken.bytes }, updateSheet('MY'))
    const [mine, other] = rows.map(({ values }) => values)
    const { staff_id, record_revision } = mine ?? {}
    const { id } = await person(admin, String(staff_id))
    const profile = `api/panel/employee/update/profile/details/${id}`
    expect((await app.call(admin, 'PATCH', profile, { phone: '+60 12-999 8888' })).status).toBe(200)

    const stale = [
      { staff_id, preferred_name: 'Stale', phone: mine?.phone, record_revision },
      { staff_id: other?.staff_id, preferred_name: 'Fresh', record_revision: other?.record_revision },
    ]
    for (const query of ['?preview=1', '']) {
      const { status, body } = await upload(admin, stale, query)
      expect([status, body.data.accepted]).toEqual([query ? 200 : 422, 0])
      expect(body.data.errors).toEqual([
        {
          row: 1,
          column: 'record_revision',
          value: String(record_revision),
          message: 'A colleague changed this record after the sheet was made',
          expected: 'A freshly downloaded sheet, or an empty cell to import the row anyway',
        },
      ])
    }
    expect((await app.call(admin, 'GET', `api/panel/employee/show/profile/details/${id}`)).body.data).toMatchObject({
      phone: '+60 12-999 8888',
    })
    const told = await upload(admin, [{ ...stale[0], record_revision: '' }, stale[1] ?? {}])
    expect([told.status, told.body.data.updated]).toEqual([200, 2])
  })

  const change = { staff_id: 'KS-0002', department: 'Logistics', position: 'Lead Driver', phone: '+60 12-345 6789' }

  test('tells every cell before it is taken, and is taken whole (S7-015)', async () => {
    const admin = await sampleCompany('MY')
    const before = await person(admin, 'KS-0002')
    const seen = await upload(admin, [change], '?preview=1')
    expect(seen.body.data).toMatchObject({ batch_id: null, created: 1, updated: 1, rows: 1, accepted: 0 })
    expect(seen.body.data.changes).toEqual([
      { what: 'add', kind: 'position', name: 'Lead Driver' },
      ...[
        { field: 'department', before: before.department, after: 'Logistics' },
        { field: 'position', before: before.position, after: 'Lead Driver' },
        { field: 'phone', before: null, after: '+60 12-345 6789' },
      ].map((cell) => expect.objectContaining({ what: 'change', kind: 'employee', ...cell })),
    ])
    expect(await person(admin, 'KS-0002')).toEqual(before)
    const done = await upload(admin, [change])
    expect(done.body.data).toMatchObject({ accepted: 1, updated: 1 })
    expect(await person(admin, 'KS-0002')).toMatchObject({ department: 'Logistics', position: 'Lead Driver' })
    expect(told.slice(-2)).toEqual([
      { cause: 'employment', people: 1 },
      { cause: 'person', people: 1 },
    ])
  })

  test('is taken back as it was, unless somebody changed the same cells since', async () => {
    const admin = await sampleCompany('MY')
    const before = await person(admin, 'KS-0002')
    const { body } = await upload(admin, [change])
    const undo = () => app.call(admin, 'POST', `${UNDO}/${body.data.batch_id}`)
    const changed = await person(admin, 'KS-0002')
    const { data } = (await app.call(admin, 'GET', `api/panel/employee/show/profile/details/${changed.id}`)).body
    const edit = (phone: string, revision: number) =>
      app.call(admin, 'PATCH', `api/panel/employee/update/profile/details/${changed.id}`, { phone, revision })
    expect((await edit('012 111 1111', data.revision)).status).toBe(200)
    const refused = await undo()
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Some of these cells have changed since; nothing was undone',
    ])
    expect(refused.body.data[0]).toMatch(/^KS-0002 .+: phone$/)
    expect(await person(admin, 'KS-0002')).toMatchObject({ department: 'Logistics' })
    expect((await edit(change.phone, data.revision + 1)).status).toBe(200)
    expect((await undo()).body.data).toEqual({ undone: 3 })
    expect(await person(admin, 'KS-0002')).toEqual(before)
    expect((await undo()).body.data).toEqual({ undone: 0 })
  })

  test('a column left out stays, a cell emptied empties, and it is said before', async () => {
    const admin = await sampleCompany('MY')
    await upload(admin, [{ staff_id: 'KS-0002', preferred_name: 'Ah Seng', phone: '012 345 6789' }])
    const { body } = await upload(admin, [{ staff_id: 'KS-0002', preferred_name: '' }], '?preview=1')
    expect(body.data.changes).toMatchObject([{ field: 'preferred_name', before: 'Ah Seng', after: null }])
    expect(body.data.warnings[0].message).toContain('preferred_name')
    await upload(admin, [{ staff_id: 'KS-0002', preferred_name: '' }])
    const { id } = await person(admin, 'KS-0002')
    const { data } = (await app.call(admin, 'GET', `api/panel/employee/show/profile/details/${id}`)).body
    expect(data).toMatchObject({ preferred_name: null, phone: '012 345 6789' })
  })

  test('who moves to another department leaves its division behind', async () => {
    const admin = await sampleCompany('MY')
    await upload(admin, [{ staff_id: 'KS-0002', department: 'Kitchen', division: 'Bakery' }])
    expect(await person(admin, 'KS-0002')).toMatchObject({ department: 'Kitchen', division: 'Bakery' })
    const { body } = await upload(admin, [{ staff_id: 'KS-0002', department: 'Stores', division: 'Bakery' }])
    expect(body.data.changes).toMatchObject([{ field: 'department' }, { field: 'division', after: null }])
    expect(await person(admin, 'KS-0002')).toMatchObject({ department: 'Stores', division: null })
  })

  test.each<[string, Cells, string, string]>([
    ['a person nobody knows', { staff_id: 'X-1', phone: '012 345 6789' }, 'staff_id', 'No employee has this staff ID'],
    ['a name emptied', { staff_id: 'KS-0002', full_name: '' }, 'full_name', 'This cell cannot be emptied'],
    [
      'pay, which has a sheet of its own',
      { staff_id: 'KS-0002', basic_salary: '1.00' },
      'basic_salary',
      'Change agreed pay with the pay sheet, which asks for the effective date',
    ],
    [
      'a day that does not exist',
      { staff_id: 'KS-0002', birth_date: '2026-02-30' },
      'birth_date',
      'There is no such day',
    ],
    ['leaving before joining', { staff_id: 'KS-0002', left_on: '1990-01-01' }, 'left_on', ''],
    ['birth after joining', { staff_id: 'KS-0002', birth_date: '2031-01-01' }, 'birth_date', ''],
    ['a bank nobody knows', { staff_id: 'KS-0002', bank: 'Bank of Nowhere' }, 'bank', ''],
    ['a manager nobody knows', { staff_id: 'KS-0002', manager_staff_id: 'X-1' }, 'manager_staff_id', ''],
    ['oneself as manager', { staff_id: 'KS-0002', manager_staff_id: 'ks-0002' }, 'manager_staff_id', ''],
  ])('with %s is refused at its cell and changes nothing', async (_, cells, column, message) => {
    const admin = await shared()
    const before = await list(admin)
    const { status, body } = await upload(admin, [cells])
    expect([status, body.data.accepted, body.data.rejected]).toEqual([422, 0, 1])
    expect(body.data.errors).toMatchObject([{ row: 1, column, ...(message && { message }) }])
    expect(body.data.errors[0].expected).toBeTruthy()
    expect(await list(admin)).toEqual(before)
  })

  test('with one person twice, or two who would be each other’s manager, is refused', async () => {
    const admin = await shared()
    const twice = await upload(admin, [
      { staff_id: 'KS-0002', phone: '' },
      { staff_id: 'ks-0002', phone: '' },
    ])
    expect(twice.body.data.errors).toMatchObject([{ row: 2, column: 'staff_id' }])
    const circle = await upload(admin, [
      { staff_id: 'KS-0002', manager_staff_id: 'KS-0003' },
      { staff_id: 'KS-0003', manager_staff_id: 'KS-0002' },
    ])
    expect(circle.body.data.errors.map(({ row }: { row: number }) => row)).toEqual([1, 2])
  })

  test('whoever comes back counts against the package, in a sheet and when one is taken back', async () => {
    const admin = await sampleCompany('MY', 60)
    await upload(admin, [{ staff_id: 'KS-0002', left_on: '2026-01-31' }])
    expect(await person(admin, 'KS-0002')).toMatchObject({ status: 'resigned' })
    const { status } = await app.call(admin, 'POST', 'api/panel/employee/create', {
      staff_id: 'NEW-1',
      full_name: 'Somebody New',
      joined_on: '2026-01-01',
    })
    expect(status).toBe(201)
    const { body } = await upload(admin, [{ staff_id: 'KS-0002', left_on: '' }])
    expect(body.message).toBe('Your package has hit the headcount limit')
  })

  test('where money goes is changed only by whoever has just said who they are', async () => {
    const admin = await sampleCompany('MY')
    const bank = [{ staff_id: 'KS-0002', bank: 'CIMB', bank_account_number: '7600 1234 5678' }]
    const late = { ...admin.session, confirmedUntil: 0 }
    const stranger = app.as(late)
    expect((await upload(stranger, bank, '?preview=1')).body.data.changes).toMatchObject([
      { field: 'bank', after: 'CIMB Bank' },
      { field: 'bank_account_number', after: '•••• 5678' },
    ])
    expect((await upload(stranger, bank)).body).toMatchObject({ confirm_identity: true })
    expect((await upload(admin, bank)).status).toBe(200)
    const { id } = await person(admin, 'KS-0002')
    const { data } = (await app.call(admin, 'GET', `api/panel/employee/compensation/${id}`)).body
    expect(data.bank_account).toMatchObject({ bank: 'cimb', account_number: '760012345678' })
  })

  test('statutory facts keep their kinds, and identity numbers lie sealed', async () => {
    const admin = await sampleCompany('MY')
    const cells = { staff_id: 'KS-0002', children_under_18: '3', tax_resident: 'no', identity_number: '900831-14-5677' }
    const { body } = await upload(admin, [cells])
    const { id } = await person(admin, 'KS-0002')
    const { data } = (await app.call(admin, 'GET', `api/panel/employee/compensation/${id}`)).body
    expect(data.statutory).toMatchObject({ children_under_18: 3, tax_resident: false })
    const profile = (await app.call(admin, 'GET', `api/panel/employee/show/profile/details/${id}`)).body.data
    expect(profile.identity_number).toBe('900831145677')
    const lying = await app.db.forCompany(admin.companyId).read(async (tx) => {
      const kept = await tx.selectFrom('employee_changes').selectAll().execute()
      const log = await tx.selectFrom('activity').selectAll().execute()
      return JSON.stringify([kept, log])
    })
    expect(lying).not.toContain('900831145677')
    expect((await app.call(admin, 'POST', `${UNDO}/${body.data.batch_id}`)).status).toBe(200)
    expect((await app.call(admin, 'GET', `api/panel/employee/show/profile/details/${id}`)).body.data).toMatchObject({
      identity_number: '720904110002',
    })
  })

  test('a new identity number tells birth date and gender where the record does not say them', async () => {
    const admin = await sampleCompany('MY')
    await upload(admin, [{ staff_id: 'KS-0002', birth_date: '', gender: '' }])
    await upload(admin, [{ staff_id: 'KS-0002', identity_number: '900831-14-5677' }])
    const { id } = await person(admin, 'KS-0002')
    expect((await app.call(admin, 'GET', `api/panel/employee/show/profile/details/${id}`)).body.data).toMatchObject({
      birth_date: '1990-08-31',
      gender: 'male',
    })
  })

  test('the first day moves with the pay that begins on it, but not over a change of pay', async () => {
    const admin = await sampleCompany('MY')
    await upload(admin, [{ staff_id: 'KS-0002', joined_on: '2020-02-03' }])
    const { id } = await person(admin, 'KS-0002')
    const rates = async () =>
      (await app.call(admin, 'GET', `api/panel/employee/compensation/${id}`)).body.data.history.map(
        (rate: { effective_from: string }) => rate.effective_from,
      )
    expect(new Set(await rates())).toEqual(new Set(['2020-02-03']))
    await app.call(admin, 'PATCH', `api/panel/employee/compensation/${id}`, {
      effective_from: '2022-01-01',
      components: { basic_salary: '9000' },
    })
    const { body } = await upload(admin, [{ staff_id: 'KS-0002', joined_on: '2023-01-01' }])
    expect(body.data.errors).toMatchObject([{ column: 'joined_on' }])
  })

  test('the first day of who came back moves both ways and back again without touching the former employment', async () => {
    const admin = await sampleCompany('MY')
    const { id } = await person(admin, 'KS-0002')
    const send = async (path: string, body: object) =>
      expect((await app.call(admin, 'PATCH', `api/panel/employee/${path}/${id}`, body)).status, path).toBe(200)
    const days = async () => {
      const { body } = await app.call(admin, 'GET', `api/panel/employee/compensation/${id}`)
      const all = body.data.history.map((rate: { effective_from: string }) => rate.effective_from)
      return [...new Set(all)]
    }
    await send('compensation', { effective_from: '2025-06-01', components: { basic_salary: '9000' } })
    await send('status/disable', { last_working_date: '2026-02-28', kind: 'resigned' })
    await send('status/enable', { effective_date: '2026-06-01' })
    await send('compensation', { effective_from: '2026-06-01', components: { basic_salary: '9500' } })
    const before = await days()
    expect(before.slice(0, 2)).toEqual(['2026-06-01', '2025-06-01'])
    for (const day of ['2026-07-01', '2026-05-01']) {
      const { status, body } = await upload(admin, [{ staff_id: 'KS-0002', joined_on: day }])
      expect([status, (await days())[0], (await days()).slice(1)]).toEqual([200, day, before.slice(1)])
      expect((await app.call(admin, 'POST', `${UNDO}/${body.data.batch_id}`)).status).toBe(200)
      expect(await days()).toEqual(before)
    }
    const { body } = await upload(admin, [{ staff_id: 'KS-0002', joined_on: '2026-02-01' }])
    expect(body.data.errors).toMatchObject([
      { column: 'joined_on', message: 'Reaches into a former employment of this person' },
    ])
  })

  test('sent five times with one key it happens once', async () => {
    const admin = await sampleCompany('MY')
    const headers = { 'idempotency-key': 'one-and-the-same' }
    const send = () => app.upload(admin, UPLOAD, 'c.csv', sheetOf([change]), headers)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(send))
    expect(new Set(answers.map(({ body }) => body.data.batch_id)).size).toBe(1)
  })
})

test('each role that may not change many is refused, and pay is read by whoever may see it', async () => {
  const admin = await shared()
  for (const role of ['Recruitment Manager', 'L & D', 'Reporting Manager', 'HR Payroll', 'HR Leave'] as const) {
    const who = await app.caller(admin.companyId, 'MY', role)
    expect((await app.call(who, 'GET', TEMPLATE)).status).toBe(403)
    expect((await upload(who, [{ staff_id: 'KS-0002' }])).status).toBe(403)
  }
  for (const role of ['HR Generalist', 'HR Manager'] as const) {
    expect((await app.call(await app.caller(admin.companyId, 'MY', role), 'GET', TEMPLATE)).status).toBe(200)
  }
})

test('what was done for many is listed, and taken back by whoever may do it', async () => {
  const admin = await sampleCompany('MY')
  const { body } = await upload(admin, [{ staff_id: 'KS-0002', phone: '012 345 6789' }])
  const { data } = (await app.call(admin, 'GET', 'api/panel/employee/batch/history')).body
  expect(data).toMatchObject([
    { batch_id: body.data.batch_id, kind: 'employee_updates', changed: 1, by: 'Test Person', may_undo: true },
    // Records were changed since: the import of these people goes back as a whole no more.
    { kind: 'employees', rows: 60, may_undo: false },
  ])
  const payroll = await app.caller(admin.companyId, 'MY', 'HR Payroll')
  expect((await app.call(payroll, 'GET', 'api/panel/employee/batch/history')).body.data).toEqual([])
  expect((await app.call(payroll, 'POST', `${UNDO}/${body.data.batch_id}`)).status).toBe(403)
  const stranger = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  expect((await app.call(stranger, 'POST', `${UNDO}/${body.data.batch_id}`)).status).toBe(404)
})

let one: Promise<Caller> | undefined
/** For tests that leave everything as it is. */
function shared(): Promise<Caller> {
  one ??= sampleCompany('MY')
  return one
}
