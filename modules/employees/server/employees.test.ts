import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompanyRole } from '#access/roles.ts'
import { companyOpening } from '#modules/company/server/public.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import { readSheet } from '#platform/sheets/server/read-sheet.ts'
import { sampleText, sampleWith } from '#tests/support/employee-sheet.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { employeesHandlers } from './handlers.ts'
import { headcountsByCitizenship, peopleForMonth } from './public.ts'

const LIST = 'api/panel/employee/getAllEmployees'
const PERSONAL = 'api/panel/employee/show/profile/details'
const EMPLOYMENT = 'api/panel/employee/show/employment/details'
const PAY = 'api/panel/employee/compensation'
const CREATE = 'api/panel/employee/create'
let app: ModuleApp
let admin: Caller
const causes: string[] = []
/** Payroll, which is told of changes, is broken. */
let failing = false

beforeAll(async () => {
  app = await moduleApp({
    handlers: employeesHandlers({
      payInputsChanged: async (_tx, _company, { cause }) => {
        if (failing) throw new Error('out of order')
        causes.push(cause)
      },
    }),
    catalogues: serverWords,
    openings: [companyOpening],
  })
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  await app.upload(admin, 'api/panel/employee/add/by/batch/upload/0', 'e.csv', sampleText('malaysia'))
})
afterAll(() => app?.close())

const as = (...roles: CompanyRole[]) => app.caller(admin.companyId, 'MY', ...roles)
const inside = () => app.db.forCompany(admin.companyId)
const list = async (caller: Caller, query = '') => (await app.call(caller, 'GET', `${LIST}?${query}`)).body
const idOf = async (staffId: string): Promise<string> => (await list(admin, `search=${staffId}`)).data[0].id
let made = 0
async function person(fields: object = {}): Promise<{ id: string; staff_id: string }> {
  made += 1
  const body = { staff_id: `T-${made}`, full_name: `Made ${made}`, joined_on: '2025-01-01', ...fields }
  const created = await app.call(admin, 'POST', CREATE, body)
  expect(created.status, JSON.stringify(created.body)).toBe(201)
  return created.body.data
}
const revision = async (id: string) => (await app.call(admin, 'GET', `${PERSONAL}/${id}`)).body.data.revision

describe('the list', () => {
  test('is paged, sorted and counted', async () => {
    const second = await list(admin, 'page=2&per_page=25&sort=-full_name&search=KS-')
    expect(second.meta).toEqual({ page: 2, per_page: 25, total: 60 })
    expect(second.data).toHaveLength(25)
    const names = second.data.map((row: { full_name: string }) => row.full_name.toLowerCase())
    expect(names).toEqual([...names].sort().reverse())
    expect((await list(admin, 'search=KS-')).data).toHaveLength(60)
    expect((await list(admin, 'page=9&search=KS-')).meta.total).toBe(60)
    expect((await app.call(admin, 'GET', `${LIST}?sort=identity_number;drop`)).status).toBe(422)
    expect((await app.call(admin, 'GET', `${LIST}?joined_from=soon`)).body.errors).toHaveProperty('joined_from')
    expect((await app.call(admin, 'GET', `${LIST}?page=1&per_page=201`)).status).toBe(422)
  })

  test('is searched by any part of name, staff ID and e-mail in any script and width; signs mean themselves', async () => {
    await person({ full_name: '陳大文', preferred_name: 'Ñandú', email: 'big_text@x.example' })
    await person({ full_name: '100% sure_thing \\ Ltd' })
    for (const search of ['大文', 'ñANDÚ', 'BIG_TEXT', '100%', 'sure_', 'g \\ L', 'Ｌｔｄ']) {
      expect((await list(admin, `search=${encodeURIComponent(search)}`)).data, search).toHaveLength(1)
    }
    for (const search of ['%', '_', '\\']) {
      expect((await list(admin, `search=${encodeURIComponent(search)}`)).data.length, search).toBeLessThan(3)
    }
  })

  test('is narrowed by status, department and day of joining', async () => {
    const { data } = await list(admin, 'search=KS-0001')
    const department = await list(admin, `department_id=${data[0].department_id}`)
    expect(department.data).toHaveLength(8)
    expect(department.data[0]).toMatchObject({ department: 'Finance', status: 'active' })
    const { data: joined } = await list(admin, 'search=KS-&joined_from=2025-01-01&joined_to=2025-12-31')
    expect(joined.every((row: { joined_on: string }) => row.joined_on.startsWith('2025'))).toBe(true)
    expect(joined.length).toBeGreaterThan(0)
  })

  test('looks for every word, in departments and positions as well, and is narrowed by their names', async () => {
    const finance = await list(admin, 'page=1&search=KS-&department=Finance')
    expect(finance.meta.total).toBe(8)
    const found = await list(admin, 'search=finance%20ks-0001')
    expect(found.data.map((row: { staff_id: string }) => row.staff_id)).toEqual(['KS-0001'])
    expect((await list(admin, 'search=finance%20nobody')).data).toEqual([])
    expect((await list(admin, 'department=Nowhere')).data).toEqual([])
    expect((await list(admin, `employee_id=${found.data[0].id}`)).data).toEqual(found.data)
    const byManager = (await list(admin, 'page=1&per_page=200&sort=manager')).data.flatMap(
      ({ manager }: { manager: string | null }) => (manager === null ? [] : [manager.toLowerCase()]),
    )
    expect(byManager).toEqual([...byManager].sort())
  })

  test('tells of everybody in sight how many are there, away and gone, and by what they are narrowed', async () => {
    const overview = async (by = admin) => (await app.call(by, 'GET', `${LIST}/overview`)).body.data
    const before = await overview()
    const everybody = (await list(admin)).data as { status: string; department: string | null }[]
    expect(before.counts).toEqual({
      active: everybody.filter(({ status }) => status === 'active').length,
      starting: 0,
      sabbatical: everybody.filter(({ status }) => status === 'sabbatical').length,
      left: everybody.filter(({ status }) => status === 'resigned' || status === 'terminated').length,
      all: everybody.length,
      service: 0,
    })
    expect(new Set(before.departments)).toEqual(new Set(everybody.flatMap(({ department }) => department ?? [])))
    const other = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    expect(await overview(other)).toMatchObject({ counts: { all: 0 }, departments: [], positions: [] })
    await app.call(other, 'POST', CREATE, {
      staff_id: 'L-1',
      full_name: 'Gone',
      joined_on: '2025-01-01',
      left_on: '2026-01-31',
    })
    expect((await overview(other)).counts).toMatchObject({ active: 0, sabbatical: 0, left: 1, all: 1 })
    expect((await list(other, 'page=1&status=left')).meta.total).toBe(1)
  })

  test('knows who has left by the day, without anybody saying so (S3-046)', async () => {
    const { id } = await person({ left_on: '2026-11-19' })
    const stays = await person({ left_on: '2026-11-20' })
    const gone = (await app.call(admin, 'GET', 'api/panel/employee/status/resigned/0')).body.data
    expect(gone.map((row: { id: string }) => row.id)).toEqual([id])
    const active = (await app.call(admin, 'GET', 'api/panel/employee/status/active/0')).body.data
    expect(active.some((row: { id: string }) => row.id === id)).toBe(false)
    expect(active.some((row: { id: string }) => row.id === stays.id)).toBe(true)
    expect(Object.keys(active[0]).sort()).toEqual(
      [
        'department',
        'full_name',
        'id',
        'is_working_shift',
        'position',
        'preferred_name',
        'staff_id',
        'starts_on',
        'user_id',
      ].sort(),
    )
  })

  test('is narrowed to who came or went in a time by its name, and to whose record lacks what pay needs', async () => {
    const named = async (query: string) =>
      (await list(admin, `search=Span&${query}`)).data.map((row: { full_name: string }) => row.full_name).sort()
    const known = { statutory: { epf_number: '12345678' }, passport_number: 'A1234567' }
    await person({ full_name: 'Span came', joined_on: '2026-10-21', ...known })
    await person({ full_name: 'Span before', joined_on: '2026-10-20' })
    await person({ full_name: 'Span went', joined_on: '2020-01-01', left_on: '2026-11-03' })
    await person({ full_name: 'Span goes', joined_on: '2020-01-01', left_on: '2026-12-20' })
    expect(await named('joined=30')).toEqual(['Span came'])
    expect(await named('joined=2026-10')).toEqual(['Span before', 'Span came'])
    expect(await named('left=30&status=left')).toEqual(['Span went'])
    expect(await named('left=next30')).toEqual(['Span goes'])
    expect(await named('lacks=numbers')).toEqual(['Span before', 'Span goes'])
    expect(await named('lacks=account')).toEqual(['Span before', 'Span came', 'Span goes'])
    expect((await app.call(admin, 'GET', `${LIST}?left=soon`)).body.errors).toHaveProperty('left')
    const recruiter = await app.caller(admin.companyId, 'MY', 'Recruitment 1')
    expect((await app.call(recruiter, 'GET', `${LIST}?lacks=account`)).status).toBe(403)
  })

  test('leaves as a file with the columns that are shown, narrowed and ordered as it is, or with those chosen', async () => {
    const file = (caller: Caller, body: object, language = 'en') =>
      app.call(caller, 'POST', `${LIST}/export`, { format: 'csv', ...body }, { 'accept-language': language })
    const linesOf = ({ bytes }: { readonly bytes: Buffer }) => bytes.toString('utf8').trimEnd().split('\r\n')
    const columns = ['staff_id', 'name', 'type', 'joined_on', 'status']
    const narrowed = await file(admin, { columns, search: 'KS-', sort: '-staff_id' }, 'zh-Hant')
    const [head, ...rows] = linesOf(narrowed)
    expect(narrowed.status).toBe(200)
    expect(head).toBe('\ufeff員工編號,姓名,僱用類型,到職日,狀態')
    expect(rows).toHaveLength(60)
    expect(rows[0]).toMatch(/^KS-0060,.+,(全職|兼職|約聘),\d{4}-\d\d-\d\d,(在職|已離職)$/)
    const [one, two] = [await idOf('KS-0001'), await idOf('KS-0007')]
    const chosen = await file(admin, { columns: ['staff_id'], search: 'nobody', employee_ids: [two, one] })
    expect(linesOf(chosen)).toEqual(['\ufeffStaff ID', 'KS-0001', 'KS-0007'])
    const book = await file(admin, { columns, format: 'xlsx', search: 'KS-' })
    const read = await readSheet(
      { name: 'x.xlsx', bytes: book.bytes },
      { name: 'x', columns: [{ name: 'Staff ID', word: 'w', kind: 'text' }] },
    )
    expect(read.total).toBe(60)
    expect((await file(admin, { columns: ['salary'] })).status).toBe(422)
    expect((await file(admin, { columns, employee_ids: [randomUUID()] })).status).toBe(404)
    expect((await file(await as('HR Officer'), { columns })).status).toBe(403)
    expect((await file(await as('HR Officer', 'Recruitment 1'), { columns, lacks: 'account' })).status).toBe(403)
  })

  test('of one company is not changed by another', async () => {
    const { total } = (await list(admin, 'page=1')).meta
    const other = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    await app.upload(
      other,
      'api/panel/employee/add/by/batch/upload/0',
      'e.csv',
      sampleWith(9, () => ({ full_name: 'ZZTENANTB' })),
    )
    expect((await list(admin, 'page=1')).meta.total).toBe(total)
    expect((await list(admin, 'search=ZZTENANTB')).data).toEqual([])
    const foreign = (await list(other)).data[0].id
    const shut = [
      ['GET', `${PERSONAL}/:id`],
      ['GET', `${EMPLOYMENT}/:id`],
      ['GET', `${PAY}/:id`],
      ['PATCH', `api/panel/employee/update/profile/details/:id`, { full_name: 'Mine', revision: 1 }],
      ['POST', `api/panel/employee/update/employment/details/:id`, { left_on: null, revision: 1 }],
      ['PATCH', `${PAY}/:id`, { statutory: {} }],
    ] as const
    for (const [method, path, body] of shut) {
      const seen = await app.call(admin, method, path.replace(':id', foreign), body)
      const unknown = await app.call(admin, method, path.replace(':id', randomUUID()), body)
      expect([seen.status, seen.body]).toEqual([404, unknown.body])
    }
    expect((await app.call(other, 'GET', `${PERSONAL}/${foreign}`)).body.data.full_name).toBe('ZZTENANTB')
    const mine = await person()
    for (const field of ['manager_id', 'department_id', 'position_id']) {
      const id = field === 'manager_id' ? foreign : (await list(other)).data[0][field]
      const mixed = await app.call(admin, 'POST', CREATE, {
        staff_id: randomUUID(),
        full_name: 'X',
        joined_on: '2026-01-01',
        [field]: id,
      })
      expect([mixed.status, Object.keys(mixed.body.errors)]).toEqual([422, [field]])
      const moved = await app.call(admin, 'POST', `api/panel/employee/update/employment/details/${mine.id}`, {
        [field]: id,
        revision: 1,
      })
      expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, [field]])
    }
  })
})

test('an import that breaks off inside says where to look, and stores nothing (S8-032)', async () => {
  const before = (await list(admin, 'page=1')).meta.total
  const sheet = sampleWith(1, () => ({ staff_id: 'BROKEN-1', full_name: 'Broken Off' }))
  failing = true
  const broken = await app.upload(admin, 'api/panel/employee/add/by/batch/upload/0', 'e.csv', sheet)
  failing = false
  expect([broken.status, broken.body.message]).toEqual([
    500,
    'Import error, please check the error log and contact support',
  ])
  expect((await list(admin, 'page=1')).meta.total).toBe(before)
})

describe('sight', () => {
  test('a Reporting Manager sees his own people, however far down, and nobody else (S6-009)', async () => {
    const boss = await as('Reporting Manager')
    const top = await person({ full_name: 'Boss', email: boss.session.email })
    const middle = await person({ full_name: 'Middle', manager_id: top.id })
    const low = await person({ full_name: 'Low', manager_id: middle.id })
    const beside = await person({ full_name: 'Beside' })
    const names = (await list(boss)).data.map((row: { full_name: string }) => row.full_name)
    expect(names.sort()).toEqual(['Low', 'Middle'])
    expect((await list(boss, 'page=1')).meta.total).toBe(2)
    for (const path of [PERSONAL, EMPLOYMENT]) {
      expect((await app.call(boss, 'GET', `${path}/${low.id}`)).status).toBe(200)
      expect((await app.call(boss, 'GET', `${path}/${beside.id}`)).status).toBe(404)
      expect((await app.call(boss, 'GET', `${path}/${top.id}`)).status).toBe(404)
    }
    expect((await app.call(boss, 'GET', `${PAY}/${low.id}`)).status).toBe(403)
    expect(
      (
        await app.call(boss, 'PATCH', `api/panel/employee/update/profile/details/${low.id}`, {
          full_name: 'X',
          revision: 1,
        })
      ).status,
    ).toBe(403)
    const picks = (await app.call(boss, 'GET', 'api/panel/employee/status/active/0')).body.data
    expect(picks.map((row: { full_name: string }) => row.full_name).sort()).toEqual(['Low', 'Middle'])
    // A circle that came from elsewhere ends by itself.
    await inside().transaction((tx) =>
      sql`update employees set manager_id = ${low.id} where id = ${top.id}`.execute(tx),
    )
    expect((await list(boss)).data).toHaveLength(2)
  })

  test('identity numbers, pay and bank are for Company Admin, HR Generalist and HR Manager alone', async () => {
    const id = await idOf('KS-0002')
    for (const role of ['Company Admin', 'HR Generalist', 'HR Manager'] as const) {
      const { data } = (await app.call(await as(role), 'GET', `${PERSONAL}/${id}`)).body
      expect(data).toMatchObject({
        identity_number: '720904110002',
        passport_number: 'P9920785',
        may: { edit: true, see_pay: true },
      })
    }
    for (const role of ['L & D', 'Recruitment 1', 'Recruitment Manager'] as const) {
      const caller = await as(role)
      const { data } = (await app.call(caller, 'GET', `${PERSONAL}/${id}`)).body
      expect(data).toMatchObject({
        identity_number: null,
        passport_number: null,
        birth_date: '1972-09-04',
        may: { see_pay: false },
      })
      expect((await app.call(caller, 'GET', `${PAY}/${id}`)).status).toBe(403)
    }
    for (const role of ['HR Leave', 'Finance', 'HR Payroll'] as const) {
      expect((await app.call(await as(role), 'GET', LIST)).status).toBe(403)
      expect(
        (await app.call(await as(role), 'GET', 'api/panel/employee/status/active/0')).body.data.length,
      ).toBeGreaterThan(50)
    }
    const nobody = await as()
    expect((await app.call(nobody, 'GET', 'api/panel/employee/status/active/0')).body.data).toEqual([])
    expect((await app.call(nobody, 'GET', LIST)).status).toBe(403)
  })
})

test('people without a role pick among their own department and managers, and among all where the company lets them', async () => {
  const companyId = await app.company('MY')
  const caller = await app.caller(companyId, 'MY')
  const [kitchen, office, boss] = [randomUUID(), randomUUID(), randomUUID()]
  const row = (full_name: string, department_id: string, more: object = {}) => ({
    company_id: companyId,
    id: randomUUID(),
    staff_id: full_name,
    full_name,
    joined_on: '2025-01-01',
    department_id,
    manager_id: null,
    account_id: null,
    ...more,
  })
  await app.db.forCompany(companyId).transaction(async (tx) => {
    await bulkInsert(tx, 'departments', [
      { company_id: companyId, id: kitchen, name: 'Kitchen' },
      { company_id: companyId, id: office, name: 'Office' },
    ])
    await bulkInsert(tx, 'employees', [
      row('Boss', office, { id: boss }),
      row('Ann', kitchen, { manager_id: boss, account_id: caller.session.accountId }),
      row('Ben', kitchen),
      row('Cho', office),
    ])
  })
  const picks = async () =>
    (await app.call(caller, 'GET', 'api/panel/employee/status/active/0')).body.data.map(
      ({ full_name }: { full_name: string }) => full_name,
    )
  expect(await picks()).toEqual(['Ann', 'Ben', 'Boss'])
  await app.db.system.transaction((tx) =>
    sql`update companies set settings = settings || '{"is_view_of_other_department":true}'
        where id = ${companyId}`.execute(tx),
  )
  expect(await picks()).toEqual(['Ann', 'Ben', 'Boss', 'Cho'])
})

describe('adding one person', () => {
  test('stores all of it, links an account of the company, and answers 201', async () => {
    const member = await as()
    const body = {
      staff_id: 'N-1',
      full_name: 'New Person',
      email: member.session.email,
      gender: 'female',
      birth_date: '1990-08-31',
      citizenship: 'citizen',
      nationality: 'MY',
      identity_number: '900831145678',
      joined_on: '2026-01-15',
      components: { basic_salary: '3000', fixed_allowance: '150.50' },
      statutory: { tax_resident: true, children_under_18: 2, zakat_monthly: '10' },
      bank_account: { bank: 'CIMB', account_number: '8001234567' },
    }
    const { status, body: answered } = await app.call(admin, 'POST', CREATE, body)
    expect([status, answered.message, answered.data.user_id]).toEqual([
      201,
      'Employee added successfully',
      member.session.accountId,
    ])
    const pay = (await app.call(admin, 'GET', `${PAY}/${answered.data.id}`)).body.data
    expect(pay).toMatchObject({
      components: [
        { component: 'basic_salary', amount: '3000.00' },
        { component: 'fixed_allowance', amount: '150.50' },
      ],
      bank_account: { bank: 'cimb', bank_name: 'CIMB Bank', account_ending: '4567', account_number: '8001234567' },
      statutory: { tax_resident: true, children_under_18: 2, zakat_monthly: '10.00' },
    })
    expect(pay.fields[0]).toEqual({ name: 'spouse_working', kind: 'flag', tab: 'tax' })
    expect(causes.at(-1)).toBe('employment')
  })

  test('says what is wrong, field by field, and stores nothing', async () => {
    const { status, body } = await app.call(admin, 'POST', CREATE, {
      staff_id: 'W-1',
      full_name: 'Wrong',
      joined_on: '2026-01-15',
      left_on: '2026-01-01',
      identity_number: '••••5678',
      department_id: randomUUID(),
      components: { bonus: '1' },
      statutory: { tax_resident: 'perhaps', shoe_size: 43 },
      bank_account: { bank: 'nowhere', account_number: '123456' },
    })
    expect(status).toBe(422)
    expect(Object.keys(body.errors).sort()).toEqual(
      [
        'bank_account.bank',
        'components.bonus',
        'department_id',
        'identity_number',
        'left_on',
        'statutory.shoe_size',
        'statutory.tax_resident',
      ].sort(),
    )
    expect((await list(admin, 'search=W-1')).data).toEqual([])
    const { staff_id } = await person()
    const taken = await app.call(admin, 'POST', CREATE, {
      staff_id: staff_id.toLowerCase(),
      full_name: 'X',
      joined_on: '2026-01-01',
    })
    expect([taken.status, taken.body.errors]).toEqual([422, { staff_id: ['This staff ID is taken'] }])
  })

  test('stops at the headcount limit, also for two at once, and not for who has left (S8-020)', async () => {
    const small = await app.caller(await app.company('MY', { headcount: 1 }), 'MY', 'Company Admin')
    const add = (staff_id: string, more = {}) =>
      app.call(small, 'POST', CREATE, { staff_id, full_name: 'X', joined_on: '2026-01-01', ...more })
    const both = await Promise.all([add('A'), add('B')])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(both.find(({ status }) => status === 422)?.body.message).toBe('Your package has hit the headcount limit')
    const left = await add('C', { left_on: '2026-02-01' })
    expect(left.status).toBe(201)
    const back = await app.call(small, 'POST', `api/panel/employee/update/employment/details/${left.body.data.id}`, {
      left_on: null,
      revision: 1,
    })
    expect([back.status, back.body.message]).toEqual([422, 'Your package has hit the headcount limit'])
  })

  test('recruitment adds people without their pay', async () => {
    const recruiter = await as('Recruitment Manager')
    const body = { staff_id: 'R-1', full_name: 'Hired', joined_on: '2026-01-01' }
    const paid = await app.call(recruiter, 'POST', CREATE, { ...body, components: { basic_salary: '1' } })
    expect([paid.status, paid.body.errors]).toEqual([422, { components: ['Your role may not set this'] }])
    const made = await app.call(recruiter, 'POST', CREATE, body)
    expect(made.status).toBe(201)
    // What becomes of the record is kept by HR.
    expect((await app.call(recruiter, 'GET', `${PERSONAL}/${made.body.data.id}`)).body.data.may.edit).toBe(false)
    expect((await app.call(await as('Recruitment 1'), 'POST', CREATE, body)).status).toBe(403)
  })
})

describe('changing the personal side', () => {
  const change = async (caller: Caller, id: string, body: object) =>
    app.call(caller, 'PATCH', `api/panel/employee/update/profile/details/${id}`, {
      revision: await revision(id),
      ...body,
    })

  test('touches what is sent, is logged with both values, and seals numbers', async () => {
    const { id } = await person({ identity_number: '900101105555', preferred_name: 'Old' })
    const { status, body } = await change(admin, id, {
      preferred_name: '',
      phone: '+60 12-345 6789',
      identity_number: '900101-10-6666',
    })
    expect([status, body.data.preferred_name, body.data.identity_number, body.data.revision]).toEqual([
      200,
      null,
      '900101106666',
      2,
    ])
    const { rows } = await inside().read((tx) =>
      sql<{
        before: object
        after: object
      }>`select before, after from activity where subject_id = ${id} and action = 'employees.changed'`.execute(tx),
    )
    expect(rows).toEqual([
      {
        before: { preferred_name: 'Old', phone: null, identity_number: '••••' },
        after: { preferred_name: null, phone: '+60 12-345 6789', identity_number: '••••' },
      },
    ])
    expect(causes.at(-1)).toBe('person')
  })

  test('of two who change it at once one is told', async () => {
    const { id } = await person()
    const both = await Promise.all(
      ['A', 'B'].map((full_name) =>
        app.call(admin, 'PATCH', `api/panel/employee/update/profile/details/${id}`, { full_name, revision: 1 }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.message).toMatch(/meanwhile/)
  })

  test('takes no masked number, no pay, and no number from who may not see it', async () => {
    const { id } = await person({ identity_number: '900101105555' })
    expect((await change(admin, id, { identity_number: '**********55' })).status).toBe(422)
    expect((await change(admin, id, { basic_salary: '9' })).status).toBe(422)
    for (const role of ['Recruitment Manager', 'Recruitment 1', 'HR Leave'] as const)
      expect((await change(await as(role), id, { full_name: 'X' })).status, role).toBe(403)
    expect((await app.call(admin, 'GET', `${PERSONAL}/${id}`)).body.data.identity_number).toBe('900101105555')
  })
})

describe('changing the employment side', () => {
  const change = async (id: string, body: object) =>
    app.call(admin, 'POST', `api/panel/employee/update/employment/details/${id}`, {
      revision: await revision(id),
      ...body,
    })

  test('nobody stands under himself', async () => {
    const a = await person()
    const b = await person({ manager_id: a.id })
    const c = await person({ manager_id: b.id })
    for (const manager of [a.id, c.id]) {
      const { status, body } = await change(a.id, { manager_id: manager })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['manager_id']])
    }
    const two = await Promise.all([change(a.id, { manager_id: c.id }), change(c.id, { manager_id: null })])
    expect(two[1]?.status).toBe(200)
    const x = await person()
    const y = await person()
    const crossed = await Promise.all([change(x.id, { manager_id: y.id }), change(y.id, { manager_id: x.id })])
    expect(crossed.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('leaving and coming back show in the status; agreed pay moves with the first day', async () => {
    const { id } = await person({ joined_on: '2026-01-10', components: { basic_salary: '1000' } })
    await app.call(admin, 'PATCH', `${PAY}/${id}`, {
      effective_from: '2026-06-01',
      components: { basic_salary: '2000' },
    })
    expect((await change(id, { left_on: '2026-10-31' })).body.data.status).toBe('resigned')
    expect((await change(id, { left_on: '2025-01-01' })).status).toBe(422)
    expect((await change(id, { left_on: null })).body.data.status).toBe('active')
    const history = async () =>
      (await app.call(admin, 'GET', `${PAY}/${id}`)).body.data.history.map(
        (rate: { effective_from: string; amount: string }) => `${rate.effective_from} ${rate.amount}`,
      )
    await change(id, { joined_on: '2025-12-01' })
    expect(await history()).toEqual(['2026-06-01 2000.00', '2025-12-01 1000.00'])
    const asked = await change(id, { joined_on: '2026-07-01' })
    expect([asked.status, asked.body]).toMatchObject([409, { confirm_required: true }])
    await change(id, { joined_on: '2026-07-01', confirm: 1 })
    expect(await history()).toEqual(['2026-07-01 2000.00'])
  })

  test('a division goes with its department', async () => {
    const row = (await list(admin, 'search=KS-0001')).data[0]
    const other = (await list(admin, 'search=KS-0003')).data[0].department_id
    const division = randomUUID()
    await inside().transaction((tx) =>
      sql`insert into divisions (company_id, id, department_id, name) values (${admin.companyId}, ${division}, ${row.department_id}, 'Books')`.execute(
        tx,
      ),
    )
    expect((await change(row.id, { division_id: division })).body.data.division).toBe('Books')
    expect((await change(row.id, { department_id: other, division_id: division })).body.errors).toHaveProperty(
      'division_id',
    )
    expect((await change(row.id, { department_id: other })).body.data).toMatchObject({
      division: null,
      department_id: other,
    })
  })
})

describe('changing pay', () => {
  const change = (id: string, body: object, caller = admin) => app.call(caller, 'PATCH', `${PAY}/${id}`, body)

  test('adds a row from a day on; the same day replaces; the payslip sees it', async () => {
    const { id } = await person({ components: { basic_salary: '3000' } })
    await change(id, {
      effective_from: '2026-03-16',
      components: { basic_salary: '3200', fixed_allowance: '100' },
      reason: 'Promotion',
    })
    const { body } = await change(id, {
      effective_from: '2026-03-16',
      components: { basic_salary: '3300' },
      reason: 'Typing error',
    })
    expect(body.data.components).toEqual([
      { component: 'basic_salary', amount: '3300.00' },
      { component: 'fixed_allowance', amount: '100.00' },
    ])
    expect(body.data.history).toHaveLength(3)
    expect(causes.at(-1)).toBe('salary')
    const { rows } = await inside().read((tx) =>
      sql<{
        told: string
      }>`select string_agg(activity::text, '') as told from activity where subject_id = ${id}`.execute(tx),
    )
    expect(rows[0]?.told).toContain('fixed_allowance')
    for (const amount of ['3000', '3200', '3300', '100']) expect(rows[0]?.told).not.toContain(`"${amount}`)
    const march = await inside().read((tx) => peopleForMonth(tx, admin.companyId, { year: 2026, month: 3 }, [id]))
    expect(march[0]?.rates).toEqual([
      { component: 'basic_salary', from: '2025-01-01', amount: '3000.00' },
      { component: 'basic_salary', from: '2026-03-16', amount: '3300.00' },
      { component: 'fixed_allowance', from: '2026-03-16', amount: '100.00' },
    ])
    const april = await inside().read((tx) => peopleForMonth(tx, admin.companyId, { year: 2026, month: 4 }, [id]))
    expect(april[0]?.rates.map(({ amount }) => amount)).toEqual(['3300.00', '100.00'])
  })

  test('is refused before joining, without a day, below zero, and for what is unknown', async () => {
    const { id } = await person()
    expect(
      (await change(id, { effective_from: '2024-12-31', components: { basic_salary: '1' } })).body.message,
    ).toMatch(/first day/)
    expect((await change(id, { components: { basic_salary: '1' } })).body.errors).toHaveProperty('effective_from')
    expect((await change(id, { effective_from: '2026-01-01', components: { basic_salary: '-1' } })).status).toBe(422)
    expect((await change(id, { effective_from: '2026-01-01', components: { tip: '1' } })).status).toBe(422)
    expect((await change(id, { statutory: { children_under_18: 'many' } })).status).toBe(422)
    expect((await change(id, { bank_account: { bank: 'x', account_number: '123456' } })).status).toBe(422)
  })

  test('money goes elsewhere only after proving who one is; the former account stays on record', async () => {
    const { id } = await person({ bank_account: { bank: 'maybank', account_number: '111122223333' } })
    const account = { bank_account: { bank: 'rhb', account_number: '44445555666677' } }
    const careless = await as('HR Manager')
    Object.assign(careless.session, { confirmedUntil: 0 })
    const asked = await change(id, account, careless)
    expect([asked.status, asked.body]).toMatchObject([403, { confirm_identity: true }])
    const { body } = await change(id, account)
    expect(body.data.bank_account).toMatchObject({ bank: 'rhb', account_ending: '6677' })
    expect(causes.at(-1)).toBe('bank-account')
    const told = causes.length
    await change(id, account)
    expect(causes).toHaveLength(told)
    const { rows } = await inside().read((tx) =>
      sql`select account_ending, preferred from employee_bank_accounts where employee_id = ${id} order by id`.execute(
        tx,
      ),
    )
    expect(rows).toEqual([
      { account_ending: '3333', preferred: false },
      { account_ending: '6677', preferred: true },
    ])
  })

  test('statutory facts are typed, emptied by an empty text, and told once', async () => {
    const { id } = await person({ statutory: { epf_number: '123', tax_resident: true } })
    const { body } = await change(id, { statutory: { epf_number: '', children_under_18: '3', tax_resident: 'no' } })
    expect(body.data.statutory).toEqual({ children_under_18: 3, tax_resident: false })
    const told = causes.length
    await change(id, { statutory: { children_under_18: 3 } })
    expect(causes).toHaveLength(told)
  })
})

test('heads are counted by citizenship for a month', async () => {
  const counts = await inside().read((tx) => headcountsByCitizenship(tx, admin.companyId, { year: 2020, month: 1 }))
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
  expect(Object.keys(counts).every((key) => ['citizen', 'permanent_resident', 'non_citizen', ''].includes(key))).toBe(
    true,
  )
})
