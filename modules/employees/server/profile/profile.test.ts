import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompanyRole } from '#access/roles.ts'
import type { Caller } from '#tests/support/module-app.ts'
import { multipart } from '#tests/support/multipart.ts'
import { expected, type PeopleApp, peopleApp } from '#tests/support/people-app.ts'

const PERSONAL = 'api/panel/employee/show/profile/details'
const EMPLOYMENT = 'api/panel/employee/show/employment/details'

let people: PeopleApp
beforeAll(async () => {
  people = await peopleApp()
})
afterAll(() => people?.close())

const personal = (id: string, body: object, by: Caller = people.admin) =>
  people.app.call(by, 'PATCH', `api/panel/employee/update/profile/details/${id}`, body)
const employment = (id: string, body: object, by: Caller = people.admin) =>
  people.app.call(by, 'POST', `api/panel/employee/update/employment/details/${id}`, body)

test('employment sent as it stands is no change: nothing in the log or the career, and no payslip becomes stale', async () => {
  const { id } = await people.person({ job_category: 'Manual' })
  const { data } = (await people.app.call(people.admin, 'GET', `${EMPLOYMENT}/${id}`)).body
  const log = async () =>
    (await people.app.call(people.admin, 'GET', 'api/panel/activityLog?per_page=1')).body.data[0].seq
  const [logged, told] = [await log(), people.causes.length]
  const { employment_type, joined_on, department_id, position_id, manager_id, job_category, probation_ends_on } = data
  const same = { employment_type, joined_on, department_id, position_id, manager_id, job_category, probation_ends_on }
  expect((await employment(id, same)).status).toBe(200)
  expect([await log(), people.causes.length]).toEqual([logged, told])
  expect((await employment(id, { ...same, job_category: 'Office' })).body.data.job_category).toBe('Office')
  expect([await log(), people.causes.length]).toEqual([logged + 1, told + 1])
})

describe('the personal side', () => {
  const address = {
    line: '14 Jalan Senja',
    city: 'Kuala Lumpur',
    state: 'Kuala Lumpur',
    postcode: '55000',
    country: 'MY',
  }

  test('keeps the permanent and the resident address apart; an empty one is none (S3-054)', async () => {
    const { id } = await people.person({ permanent_address: address })
    await personal(id, { resident_address: { city: 'Ipoh' } })
    const whole = { line: '', city: 'Ipoh', state: '', postcode: '', country: '' }
    expect(await people.get(`${PERSONAL}/${id}`)).toMatchObject({ permanent_address: address, resident_address: whole })
    await personal(id, { permanent_address: { ...whole, city: '' } })
    expect(await people.get(`${PERSONAL}/${id}`)).toMatchObject({ permanent_address: null, resident_address: whole })
    expect((await personal(id, { resident_address: { city: 'x'.repeat(101) } })).body.errors).toEqual({
      'resident_address.city': ['This text is too long'],
    })
  })

  test('takes back what was once said of a person', async () => {
    const { id } = await people.person({ birth_date: '1991-02-03', gender: 'female', nationality: 'MY' })
    const none = { birth_date: '', gender: '', citizenship: null, nationality: '', marital_status: '' }
    const unknown = { birth_date: null, gender: null, citizenship: null, nationality: null, marital_status: null }
    expect(expected(await personal(id, none), 200)).toMatchObject(unknown)
  })

  test('holds the statutory, the employee insurance and the health insurance number (S3-050)', async () => {
    const { id } = await people.person({ statutory_number: 'ST-1' })
    const more = { employee_insurance_number: 'EI-1', health_insurance_number: 'HI-1' }
    expect(expected(await personal(id, more), 200)).toMatchObject({ statutory_number: 'ST-1', ...more })
    expect(expected(await personal(id, { statutory_number: '' }), 200)).toMatchObject({
      statutory_number: null,
      ...more,
    })
  })
})

describe('numbers of papers and the day of birth', () => {
  test('that were taken by other rules hold nobody back from saving something else', async () => {
    const { id } = await people.person()
    const old = { passport_number: 'K_1/護照' }
    const sealed = { passport_number: people.app.seal.seal(old.passport_number, 'employees.passport_number') }
    await people.app.db
      .forCompany(people.admin.companyId)
      .transaction((tx) => tx.updateTable('employees').set(sealed).where('id', '=', id).execute())
    const { revision } = await people.get(`${PERSONAL}/${id}`)
    expect(expected(await personal(id, { ...old, phone: '012-345 6789', revision }), 200)).toMatchObject(old)
    expect((await personal(id, { passport_number: 'K_2/護照' })).status).toBe(422)
  })

  test('are judged and spelled in forms and own requests as the cells of a sheet are', async () => {
    const { id } = await people.person({ passport_number: 'k 123-4567', identity_number: '900831-14-5678' })
    const kept = { passport_number: 'K1234567', identity_number: '900831145678' }
    expect(await people.get(`${PERSONAL}/${id}`)).toMatchObject(kept)
    expect(expected(await personal(id, { passport_number: ' e77 00-1 ' }), 200).passport_number).toBe('E77001')
    expect(expected(await personal(id, { passport_number: '' }), 200).passport_number).toBeNull()
    const wrong = { passport_number: '護照 123', identity_number: '–' }
    const said = ['3 to 30 letters and digits, as the paper has them']
    const told = { passport_number: said, identity_number: said }
    expect((await personal(id, wrong)).body.errors).toEqual(told)
    const newcomer = { staff_id: 'P-1', full_name: 'P', joined_on: '2026-01-01', ...wrong }
    expect((await people.app.call(people.admin, 'POST', 'api/panel/employee/create', newcomer)).body.errors).toEqual(
      told,
    )
    const { caller, record } = await people.employee(kept)
    const ask = (body: object) => people.app.call(caller, 'POST', 'api/emp/profile/change', body)
    expect((await ask(wrong)).body.errors).toEqual(told)
    expect((await ask({ passport_number: 'k 123 4567' })).body.message).toBe('Nothing would change')
    expect(expected(await ask({ passport_number: 'k-9 9' }), 201).changes).toMatchObject([{ after: 'K99' }])
    expect((await people.get(`${PERSONAL}/${record.id}`)).passport_number).toBe('K1234567')
  })

  test('nobody is born after joining: by form, request or another first day', async () => {
    const told = ['The date of birth is after the first day of employment']
    const late = { birth_date: '2026-01-01' }
    const newcomer = { staff_id: 'P-2', full_name: 'P', joined_on: '2026-01-01', ...late }
    const created = await people.app.call(people.admin, 'POST', 'api/panel/employee/create', newcomer)
    const { caller, record } = await people.employee({ joined_on: '2026-01-01', birth_date: '1990-05-05' })
    const asked = await people.app.call(caller, 'POST', 'api/emp/profile/change', late)
    const edited = await personal(record.id, late)
    for (const { status, body } of [created, asked, edited]) {
      expect([status, body.errors]).toEqual([422, { birth_date: told }])
    }
    expect((await employment(record.id, { joined_on: '1990-05-05' })).body.errors).toEqual({ joined_on: told })
  })
})

describe('the employment side', () => {
  test('is a form that carries a file and changes only what it says (S7-013)', async () => {
    const { id } = await people.person({ job_category: 'Craft', employment_type: 'contract', job_type: 'expatriate' })
    const before = await people.get(`${EMPLOYMENT}/${id}`)
    const { payload, headers } = multipart({
      _method: 'PATCH',
      job_category: 'Kitchen',
      revision: `${before.revision}`,
    })
    const path = `api/panel/employee/update/employment/details/${id}`
    const after = expected(await people.app.call(people.admin, 'POST', path, payload, headers), 200)
    expect(after).toEqual({ ...before, job_category: 'Kitchen', revision: before.revision + 1 })
  })

  test.each([
    ['full_time', false],
    ['office_hour', false],
    ['adaptive_schedule', true],
    ['part_time', false],
    ['expatriate', false],
  ])('knows the job type %s; only adaptive schedule is planned in shifts', async (job_type, is_working_shift) => {
    const { id } = await people.person({ job_type: 'adaptive_schedule' })
    expect(expected(await employment(id, { job_type }), 200)).toMatchObject({ job_type, is_working_shift })
  })

  test('refuses another job type, and a probation that ends before the first day (S3-053)', async () => {
    const { id } = await people.person()
    expect((await employment(id, { job_type: 'pirate' })).body.errors).toEqual({
      job_type: ['Please choose one of the values offered'],
    })
    expect((await employment(id, { probation_ends_on: '2024-12-31' })).body.errors).toHaveProperty('probation_ends_on')
  })

  test('keeps flexible hours and the end of the probation (S3-052)', async () => {
    const { id } = await people.person()
    const wanted = { is_flexible_hours: true, probation_ends_on: '2025-03-31' }
    expect(expected(await employment(id, wanted), 200)).toMatchObject(wanted)
    const none = { is_flexible_hours: '0', probation_ends_on: '' }
    expect(expected(await employment(id, none), 200)).toMatchObject({
      is_flexible_hours: false,
      probation_ends_on: null,
    })
  })
})

describe('who is moved', () => {
  const departments = async () => {
    const made = await people.inside().transaction(async (tx) => {
      const rows = ['Bar', 'Roasting'].map((name) => ({
        company_id: people.admin.companyId,
        id: crypto.randomUUID(),
        name: `${name} ${crypto.randomUUID()}`,
      }))
      await tx.insertInto('departments').values(rows).execute()
      return rows
    })
    return made.map(({ id, name }) => ({ id, name }))
  }
  const career = async (id: string) =>
    (await people.get(`api/panel/employee/career/${id}`)).map(
      (step: Record<string, string>) => `${step.type} ${step.effective_from} ${step.effective_to} ${step.department}`,
    )

  test('has it in the career, and what was so far with it', async () => {
    const [bar, roasting] = await departments()
    const { id } = await people.person({ department_id: bar?.id })
    await employment(id, { department_id: roasting?.id, move_type: 'promotion', moved_on: '2026-11-01' })
    expect(await career(id)).toEqual([
      `promotion 2026-11-01 null ${roasting?.name}`,
      `joined 2025-01-01 2026-10-31 ${bar?.name}`,
    ])
    await employment(id, { department_id: bar?.id })
    await employment(id, { job_category: 'no move' })
    expect(await career(id)).toEqual([
      `transfer 2026-11-20 null ${bar?.name}`,
      `promotion 2026-11-01 2026-11-19 ${roasting?.name}`,
      `joined 2025-01-01 2026-10-31 ${bar?.name}`,
    ])
  })

  test('by a correction has nothing in the career and no day to come; nobody is moved before joining', async () => {
    const [bar] = await departments()
    const { id } = await people.person()
    for (const day of [{ moved_on: '2024-12-31' }, { moved_on: '2026-11-21', move_type: 'correction' }])
      expect((await employment(id, { department_id: bar?.id, ...day })).body.errors).toHaveProperty('moved_on')
    await employment(id, { department_id: bar?.id, move_type: 'correction' })
    expect(await career(id)).toEqual([])
  })
})

/** Role by field, typed from decision C2 apart from the code: r reads, w reads and sets, - neither. */
const SEEN = `
role                | full_name birth_date marital_status resident_address | identity_number passport_number statutory_number employee_insurance_number health_insurance_number
Company Admin       | w w w w | w w w w w
HR Generalist       | w w w w | w w w w w
HR Manager          | w w w w | w w w w w
Recruitment Manager | r r r r | - - - - -
Recruitment 1       | r r r r | - - - - -
Recruitment 2       | r r r r | - - - - -
L & D               | r r r r | - - - - -
Reporting Manager   | r r r r | - - - - -
`
const filled: Readonly<Record<string, unknown>> = {
  full_name: 'Somebody',
  birth_date: '1990-08-31',
  marital_status: 'married',
  resident_address: { line: 'Here', city: '', state: '', postcode: '', country: '' },
  identity_number: '900831145678',
  passport_number: 'A1234567',
  statutory_number: 'ST-9',
  employee_insurance_number: 'EI-9',
  health_insurance_number: 'HI-9',
}
const words = (text: string) => text.replaceAll('|', ' ').trim().split(/\s+/)
const [head = '', ...lines] = SEEN.trim().split('\n')
const fields = words(head.slice(head.indexOf('|')))

test.each(
  lines.map(
    (line) => [line.slice(0, line.indexOf('|')).trim() as CompanyRole, words(line.slice(line.indexOf('|')))] as const,
  ),
)('%s sees and sets what the decision gives, field by field', async (role, cells) => {
  expect(cells).toHaveLength(fields.length)
  const { boss, own } = await people.manager()
  const { id } = await people.person({ ...filled, manager_id: own.id })
  const by = role === 'Reporting Manager' ? boss : await people.as(role)
  const seen = await people.get(`${PERSONAL}/${id}`, by)
  for (const [at, field] of fields.entries()) {
    expect(seen[field], field).toEqual(cells[at] === '-' ? null : filled[field])
    const sent = await personal(id, { [field]: filled[field] }, by)
    const mayWrite = cells.includes('w')
    expect(sent.status, field).toBe(cells[at] === 'w' ? 200 : mayWrite ? 422 : 403)
  }
  const still = await people.get(`${PERSONAL}/${id}`)
  for (const field of fields) expect(still[field]).toEqual(filled[field])
})

test.each(['HR Payroll', 'HR Leave', 'Finance', 'HR Officer', 'Shift Planner'] as const)(
  '%s opens no profile',
  async (role) => {
    const { id } = await people.person()
    const by = await people.as(role)
    for (const path of [PERSONAL, EMPLOYMENT])
      expect((await people.app.call(by, 'GET', `${path}/${id}`)).status).toBe(403)
  },
)

describe('staff ids that the company gives out', () => {
  test('count up from the start with their prefix, pass over those that are taken, and cannot be typed', async () => {
    const other = await peopleApp()
    const { admin } = other
    const staffIds = { auto_generate_staff_id: true, staff_id_prefix: 'A', start_staff_id: '100', apply_to: 'new' }
    await other.person({ staff_id: 'a101' })
    await other.inside().transaction((tx) =>
      tx
        .updateTable('companies')
        .set({ settings: JSON.stringify(staffIds) })
        .where('id', '=', admin.companyId)
        .execute(),
    )
    const add = (fields: object = {}) =>
      other.app.call(admin, 'POST', 'api/panel/employee/create', { full_name: 'X', joined_on: '2026-01-01', ...fields })
    const three = await Promise.all([add(), add(), add()])
    expect(three.map(({ body }) => body.data.staff_id).sort()).toEqual(['A100', 'A102', 'A103'])
    const typed = await add({ staff_id: 'B-1' })
    expect([typed.status, typed.body.message]).toEqual([
      422,
      'Staff ID auto-generation is enabled, please refresh the employee page',
    ])
    await other.close()
  })

  test('must be typed where the company does not give them out', async () => {
    const body = { full_name: 'X', joined_on: '2026-01-01' }
    const { status, body: refused } = await people.app.call(people.admin, 'POST', 'api/panel/employee/create', body)
    expect([status, Object.keys(refused.errors)]).toEqual([422, ['staff_id']])
  })
})

test('every country of ISO 3166-1 can be chosen, signed in or not, in the caller’s language (S3-048, S7-009)', async () => {
  const list = await people.get('api/panel/employee/showCountryList')
  expect(list).toHaveLength(249)
  expect(list.find(({ alpha_2 }: { alpha_2: string }) => alpha_2 === 'TW')).toEqual({
    id: 'TW',
    name: 'Taiwan',
    alpha_2: 'TW',
  })
  const open = await people.app.app.inject({
    url: '/api/jobApplication/showCountryList',
    headers: { 'accept-language': 'zh-TW' },
  })
  const openly = open.json().data
  expect(openly.find(({ id }: { id: string }) => id === 'MY')).toEqual({
    ...{ id: 'MY', name: '馬來西亞', alpha_2: 'MY', alpha_3: 'MYS', dial_code: '+60' },
  })
  type Open = { alpha_3: string; dial_code: string }
  expect(new Set(openly.map(({ alpha_3 }: Open) => alpha_3)).size).toBe(249)
  expect(openly.every(({ alpha_3, dial_code }: Open) => /^[A-Z]{3} \+\d{1,4}$/.test(`${alpha_3} ${dial_code}`))).toBe(
    true,
  )
  const { id } = await people.person()
  expect((await personal(id, { nationality: 'XX' })).body.errors).toEqual({
    nationality: ['A country code such as MY'],
  })
})

test('the activity log shows what stands in a profile only to whoever may open it (C2)', async () => {
  const { id } = await people.person({ full_name: 'Logged Person' })
  const sent = (path: string, body: object, method: 'PATCH' | 'POST' = 'PATCH') =>
    people.app.call(people.admin, method, `api/panel/employee/${path}/${id}`, body)
  await sent('update/profile/details', { phone: '0129998888', birth_date: '1991-02-03', marital_status: 'married' })
  await sent('family', { full_name: 'Secret Child', relationship: 'child', birth_date: '2020-05-06' }, 'POST')
  await sent('update/employment/details', { employment_type: 'contract' }, 'POST')
  await sent('status/disable', { last_working_date: '2026-11-30', remark: 'Fell ill' })
  const read = async (role: CompanyRole) => {
    const by = await people.as(role)
    const list = await people.app.call(by, 'GET', `api/panel/activityLog?subject_id=${id}`)
    const sheet = await people.app.call(by, 'GET', `api/panel/activityLog/export?subject_id=${id}`)
    return [`${list.bytes}`, `${sheet.bytes}`]
  }
  const personal = /0129998888|1991-02-03|married|Secret Child|2020-05-06|Fell ill/
  for (const role of ['Shift Planner', 'HR Leave', 'HR Payroll'] as const) {
    for (const told of await read(role)) {
      expect(told, role).not.toMatch(personal)
      expect(told, role).toContain('birth_date')
      expect(told, role).toContain('contract')
    }
  }
  for (const role of ['Company Admin', 'HR Generalist'] as const) {
    for (const told of await read(role)) {
      for (const text of ['0129998888', 'Secret Child', 'Fell ill']) expect(told, role).toContain(text)
    }
  }
})
