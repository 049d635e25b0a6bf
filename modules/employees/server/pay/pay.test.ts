import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompanyRole } from '#access/roles.ts'
import type { Caller } from '#tests/support/module-app.ts'
import { expected, type PeopleApp, peopleApp } from '#tests/support/people-app.ts'
import { peopleForFiles } from '../public.ts'

let people: PeopleApp
beforeAll(async () => {
  people = await peopleApp()
})
afterAll(() => people?.close())

const EMPLOYEE = 'api/panel/employee'
const OWN_PAY = 'You cannot change your own pay. Ask a colleague to do it.'
const send = (method: 'GET' | 'PATCH' | 'DELETE', path: string, body?: object, by: Caller = people.admin) =>
  people.app.call(by, method, `${EMPLOYEE}/${path}`, body)
const paid = (fields: object = {}) => people.person({ components: { basic_salary: '3000' }, ...fields })
const rise = (id: string, effective_from: string, amount: string, reason = '') =>
  send('PATCH', `compensation/${id}`, { effective_from, components: { basic_salary: amount }, reason })

describe('agreed pay', () => {
  test('is told as of any day, with what is planned, why, by whom and what held before (S3-059)', async () => {
    const { id } = await paid()
    await rise(id, '2026-03-01', '3200', 'Yearly review')
    await rise(id, '2027-01-01', '3500', 'Promotion from January')
    const now = await people.get(`${EMPLOYEE}/compensation/${id}`)
    expect([now.as_of, now.components]).toEqual(['2026-11-20', [{ component: 'basic_salary', amount: '3200.00' }]])
    expect(now.history).toMatchObject([
      {
        effective_from: '2027-01-01',
        amount: '3500.00',
        former_amount: '3200.00',
        is_future: true,
        reason: 'Promotion from January',
        created_by: 'Test Person',
      },
      { effective_from: '2026-03-01', amount: '3200.00', former_amount: '3000.00', is_future: false },
      { effective_from: '2025-01-01', amount: '3000.00', former_amount: null, is_future: false },
    ])
    for (const [day, amount] of [
      ['2025-01-01', '3000.00'],
      ['2026-02-28', '3000.00'],
      ['2026-03-01', '3200.00'],
      ['2027-01-01', '3500.00'],
    ])
      expect((await people.get(`${EMPLOYEE}/compensation/${id}?as_of=${day}`)).components).toEqual([
        { component: 'basic_salary', amount },
      ])
    expect((await send('GET', `compensation/${id}?as_of=soon`)).status).toBe(422)
  })

  test('is set by somebody else: nobody changes their own, by hand or by a sheet', async () => {
    const manager = await people.as('HR Manager')
    const { id, staff_id } = await paid({ email: manager.session.email })
    const other = await paid()
    const raised = { effective_from: '2026-03-01', components: { basic_salary: '9000' } }
    const own = await send('PATCH', `compensation/${id}`, raised, manager)
    expect([own.status, own.body.message]).toEqual([422, OWN_PAY])
    expect((await send('PATCH', `compensation/${other.id}`, raised, manager)).status).toBe(200)
    expected(await send('PATCH', `compensation/${id}`, raised), 200)
    expect((await send('DELETE', `compensation/${id}/basic_salary/2026-03-01`, undefined, manager)).status).toBe(422)
    const sub = { effective_from: '2026-03-01', items: [] }
    expect((await send('PATCH', `subSalary/${id}`, sub, manager)).status).toBe(422)
    const upload = (staff: string, amount: string) =>
      people.app.upload(
        manager,
        `${EMPLOYEE}/update/salary/by/batch/upload`,
        'pay.csv',
        `staff_id,effective_from,basic_salary\n${staff},2026-04-01,${amount}\n`,
      )
    expect((await upload(staff_id, '9999')).status).toBe(422)
    // As it was exported, the own row may stay.
    expect((await upload(staff_id, '9000')).status).toBe(200)
    expect((await upload(other.staff_id, '9999')).status).toBe(200)
  })

  test('nor by taking back a sheet that somebody else brought', async () => {
    const manager = await people.as('HR Manager')
    const { id, staff_id } = await paid({ email: manager.session.email })
    const other = await paid()
    const undo = async (staff: string) => {
      const sheet = `staff_id,effective_from,basic_salary\n${staff},2026-04-01,100\n`
      const { body } = await people.app.upload(
        people.admin,
        `${EMPLOYEE}/update/salary/by/batch/upload`,
        'pay.csv',
        sheet,
      )
      return people.app.call(manager, 'POST', `${EMPLOYEE}/update/by/batch/undo/${body.data.batch_id}`)
    }
    const own = await undo(staff_id)
    expect([own.status, own.body.message]).toEqual([422, OWN_PAY])
    expect((await people.get(`${EMPLOYEE}/compensation/${id}?as_of=2026-04-01`)).components).toEqual([
      { component: 'basic_salary', amount: '100.00' },
    ])
    expect((await undo(other.staff_id)).status).toBe(200)
    // Nor does whoever may not close an account take the day back on which it closes.
    const officer = await people.as('HR Payroll')
    const { staff_id: leaver } = await paid({ email: officer.session.email })
    const sheet = `staff_id,left_on\n${leaver},2026-12-31\n`
    const { body } = await people.app.upload(people.admin, `${EMPLOYEE}/update/by/batch/upload`, 'p.csv', sheet)
    const path = `${EMPLOYEE}/update/by/batch/undo/${body.data.batch_id}`
    expect((await people.app.call(manager, 'POST', path)).status).toBe(403)
    expect((await people.app.call(people.admin, 'POST', path)).status).toBe(200)
  })

  test('nor does anybody enter what a former employer paid them, as payroll or by a sheet', async () => {
    const officer = await people.as('HR Payroll', 'HR Generalist')
    const { id, staff_id } = await paid({ email: officer.session.email })
    const other = await paid()
    const facts = (of: string, statutory: object, by = officer) =>
      people.app.call(by, 'PATCH', `api/panel/payroll/person/${of}`, { statutory })
    const former = { previous_remuneration: '0.01', previous_mtd: '80000.00' }
    const own = await facts(id, former)
    expect([own.status, own.body.message]).toEqual([422, OWN_PAY])
    expected(await facts(id, former, people.admin), 200)
    // What stands already may be sent along, other facts too.
    expected(await facts(id, { ...former, socso_number: '12345' }), 200)
    expected(await facts(other.id, former), 200)
    const upload = (staff: string, amount: string) =>
      people.app.upload(
        officer,
        `${EMPLOYEE}/update/by/batch/upload`,
        'people.csv',
        `staff_id,previous_mtd\n${staff},${amount}\n`,
      )
    const refused = await upload(staff_id, '90000.00')
    expect([refused.status, refused.body.data.errors]).toMatchObject([422, [{ column: 'previous_mtd' }]])
    expect((await upload(staff_id, '80000.00')).status).toBe(200)
    expect((await upload(other.staff_id, '90000.00')).status).toBe(200)
  })

  test('nor does anybody move their own first day, by which leave and what is paid on leaving grow', async () => {
    const manager = await people.as('HR Manager')
    const { id, staff_id } = await paid({ email: manager.session.email })
    const other = await paid()
    const move = async (of: string, day: string, by = manager) => {
      const { revision } = await people.get(`${EMPLOYEE}/show/employment/details/${of}`)
      return people.app.call(by, 'POST', `${EMPLOYEE}/update/employment/details/${of}`, { joined_on: day, revision })
    }
    const own = await move(id, '2019-01-01')
    expect([own.status, own.body.message]).toEqual([422, 'Somebody else has to change the day you joined'])
    expected(await move(other.id, '2018-06-01'), 200)
    const sheet = (staff: string, by = manager) =>
      people.app.upload(
        by,
        `${EMPLOYEE}/update/by/batch/upload`,
        'people.csv',
        `staff_id,joined_on\n${staff},2019-01-01\n`,
      )
    const refused = await sheet(staff_id)
    expect([refused.status, refused.body.data.errors]).toMatchObject([422, [{ column: 'joined_on' }]])
    expect((await sheet(other.staff_id)).status).toBe(200)
    const theirs = await sheet(staff_id, people.admin)
    const path = `${EMPLOYEE}/update/by/batch/undo/${theirs.body.data.batch_id}`
    expect((await people.app.call(manager, 'POST', path)).body.message).toBe(own.body.message)
    expect((await people.app.call(people.admin, 'POST', path)).status).toBe(200)
  })

  test('can be agreed for what a person never had; it holds from its own first day, not before', async () => {
    const { id } = await paid()
    const read = (day: string) => people.get(`${EMPLOYEE}/compensation/${id}?as_of=${day}`)
    const basic = { component: 'basic_salary', amount: '3000.00' }
    expect((await read('2026-11-20')).known_components).toContain('fixed_allowance')
    const given = { effective_from: '2026-12-01', components: { fixed_allowance: '150', basic_salary: '3000' } }
    expected(await send('PATCH', `compensation/${id}`, given), 200)
    // What holds already is not written again.
    const history = (await read('2026-11-20')).history.filter((one: { is_future: boolean }) => one.is_future)
    expect(history).toMatchObject([{ component: 'fixed_allowance', former_amount: null, is_future: true }])
    expect((await read('2026-11-30')).components).toEqual([basic])
    expect((await read('2026-12-01')).components).toEqual([basic, { component: 'fixed_allowance', amount: '150.00' }])
    // Before the first day: what is agreed for it, marked.
    expect((await read('2024-12-31')).components).toEqual([{ ...basic, begins_on: '2025-01-01' }])
  })

  test('nothing holds after the last day, nor between two employments; no pay changes on such days', async () => {
    const { id } = await paid()
    const read = async (day: string) => (await people.get(`${EMPLOYEE}/compensation/${id}?as_of=${day}`)).components
    const leaves = { last_working_date: '2026-06-30', kind: 'resigned' }
    expected(await send('PATCH', `status/disable/${id}`, leaves), 200)
    expect(await read('2026-06-30')).toHaveLength(1)
    expect(await read('2026-07-01')).toEqual([])
    expect((await rise(id, '2026-07-01', '3100')).body.errors).toEqual({
      effective_from: ['Pay can only change on a day of employment; this day is outside it'],
    })
    expected(await send('PATCH', `status/enable/${id}`, { effective_date: '2026-10-01' }), 200)
    expect(await read('2026-08-15')).toEqual([
      { component: 'basic_salary', amount: '3000.00', begins_on: '2026-10-01' },
    ])
    expect((await rise(id, '2026-08-15', '3100')).status).toBe(422)
    expect((await rise(id, '2026-03-01', '3100')).status).toBe(200)
    expect(await read('2026-10-01')).toEqual([{ component: 'basic_salary', amount: '3100.00' }])
  })

  test('a change is taken back, planned or past, and what held before goes on; the first amount stays', async () => {
    const { id } = await paid()
    await rise(id, '2026-03-01', '3200')
    await rise(id, '2027-01-01', '3500')
    people.causes.length = 0
    const back = expected(await send('DELETE', `compensation/${id}/basic_salary/2026-03-01`), 200)
    expect(back.components).toEqual([{ component: 'basic_salary', amount: '3000.00' }])
    expect(back.history.map(({ effective_from }: { effective_from: string }) => effective_from)).toEqual([
      '2027-01-01',
      '2025-01-01',
    ])
    expect(people.causes).toEqual(['salary'])
    const first = await send('DELETE', `compensation/${id}/basic_salary/2025-01-01`)
    expect([first.status, first.body.message]).toEqual([
      422,
      'The first agreed amount cannot be undone; change it instead',
    ])
    for (const gone of ['basic_salary/2026-03-01', 'tips/2027-01-01', 'basic_salary/soon'])
      expect((await send('DELETE', `compensation/${id}/${gone}`)).status).toBe(404)
  })

  test('that would go with a later first day is told first, and its going is in the log', async () => {
    const { id } = await paid()
    await rise(id, '2026-03-01', '3200')
    const first = (joined_on: string, more: object = {}) =>
      people.app.call(people.admin, 'POST', `${EMPLOYEE}/update/employment/details/${id}`, { joined_on, ...more })
    const rates = async () =>
      (await people.get(`${EMPLOYEE}/compensation/${id}`)).history.map(
        ({ effective_from, amount }: Record<string, string>) => [effective_from, amount],
      )
    const asked = await first('2026-04-01')
    expect([asked.status, asked.body]).toMatchObject([
      409,
      { confirm_required: true, data: ['Agreed basic salary of a full month, from 2025-01-01'] },
    ])
    expect(await rates()).toHaveLength(2)
    expect((await first('2026-04-01', { confirm: 1 })).status).toBe(200)
    expect(await rates()).toEqual([['2026-04-01', '3200.00']])
    const { rows } = await people.inside().read((tx) =>
      sql<{ told: string }>`select before::text as told from activity
        where action = 'employees.pay-withdrawn' and subject_id = ${id}`.execute(tx),
    )
    expect(rows.map(({ told }) => JSON.parse(told))).toMatchObject([{ effective_from: '2025-01-01' }])
    // An earlier one loses nothing.
    expect((await first('2026-02-01')).status).toBe(200)
    expect(await rates()).toEqual([['2026-02-01', '3200.00']])
  })

  test('of a former employment stays when the first day of the new one moves, which never reaches into it', async () => {
    const { id } = await paid()
    await rise(id, '2026-02-01', '3100')
    expected(await send('PATCH', `status/disable/${id}`, { last_working_date: '2026-05-15', kind: 'resigned' }), 200)
    expected(await send('PATCH', `status/enable/${id}`, { effective_date: '2026-08-01' }), 200)
    await rise(id, '2026-08-01', '4000')
    const first = (joined_on: string) =>
      people.app.call(people.admin, 'POST', `${EMPLOYEE}/update/employment/details/${id}`, { joined_on })
    const days = async () =>
      (await people.get(`${EMPLOYEE}/compensation/${id}`)).history.map(
        ({ effective_from }: Record<string, string>) => effective_from,
      )
    for (const into of ['2025-06-01', '2026-05-15', '2026-05-31']) {
      const refused = await first(into)
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { joined_on: ['A former employment lasted until 2026-05-15. Choose a first day in a later month'] },
      ])
    }
    expect((await first('2026-07-01')).status).toBe(200)
    expect(await days()).toEqual(['2026-07-01', '2026-02-01', '2025-01-01'])
    expect((await first('2026-09-01')).status).toBe(200)
    expect(await days()).toEqual(['2026-09-01', '2026-02-01', '2025-01-01'])
  })

  test('its history is for payroll, of everybody in the company and of nobody else', async () => {
    const { id } = await paid()
    await rise(id, '2026-03-01', '3200', 'Yearly review')
    const path = `api/panel/payroll/salaryHistory/${id}`
    for (const role of ['Company Admin', 'HR Payroll', 'HR Manager', 'HR Payroll Supervisor', 'HR Payroll 1'] as const)
      expect(await people.get(path, await people.as(role))).toMatchObject([
        {
          id: 'basic_salary:2026-03-01',
          effective_date: '2026-03-01',
          old_salary: '3000.00',
          new_salary: '3200.00',
          reason: 'Yearly review',
          created_by: 'Test Person',
        },
        { effective_date: '2025-01-01', old_salary: null, new_salary: '3000.00' },
      ])
    for (const role of ['HR Payroll 2', 'HR Generalist', 'L & D', 'Reporting Manager'] as const)
      expect((await people.app.call(await people.as(role), 'GET', path)).status, role).toBe(403)
    expect((await people.app.call(people.stranger, 'GET', path)).status).toBe(404)
  })
})

describe('bank accounts', () => {
  const maybank = { bank: 'maybank', account_number: '111122223333', share: '60' }
  const rhb = { bank: 'rhb', account_number: '44445555666677', share: '40.00', holder_name: 'Her Mother' }

  test('share the pay; the first is preferred, former ones stay on record without a share', async () => {
    const { id } = await paid({ bank_account: { bank: 'cimb', account_number: '8001234567' } })
    people.causes.length = 0
    const set = expected(await send('PATCH', `bank/${id}`, { accounts: [maybank, rhb] }), 200)
    expect(set).toMatchObject([
      { bank: 'maybank', bank_name: 'Maybank', account_number: '111122223333', share: '60.00', preferred: true },
      { bank: 'rhb', share: '40.00', preferred: false, holder_name: 'Her Mother' },
      { bank: 'cimb', share: '0.00', preferred: false },
    ])
    await send('PATCH', `bank/${id}`, { accounts: [maybank, rhb] })
    expect(people.causes).toEqual(['bank-account'])
    const [file] = await people.inside().read((tx) => peopleForFiles(tx, people.app.seal, people.admin.companyId, [id]))
    expect([file?.bank, file?.otherAccounts]).toMatchObject([
      { code: 'maybank', accountNumber: '111122223333' },
      [{ code: 'rhb', accountNumber: '44445555666677', share: '40.00' }],
    ])
    expect((await people.get(`${EMPLOYEE}/compensation/${id}`)).bank_account).toMatchObject({ bank: 'maybank' })
    const { rows } = await people.inside().read((tx) =>
      sql<{
        told: string
      }>`select activity::text as told from activity where action = 'employees.bank-changed' and subject_id = ${id}`.execute(
        tx,
      ),
    )
    expect([rows.length, rows.some(({ told }) => /111122223333|60\.00|Mother/.test(told))]).toEqual([1, false])
    expect(
      expected(await send('PATCH', `bank/${id}`, { accounts: [] }), 200).every(
        ({ share }: { share: string }) => share === '0.00',
      ),
    ).toBe(true)
  })

  test.each([
    ['short of a hundred', [maybank], 'accounts'],
    ['over a hundred', [maybank, { ...rhb, share: '40.01' }], 'accounts'],
    [
      'with nothing for one',
      [
        { ...maybank, share: '100' },
        { ...rhb, share: '0' },
      ],
      'accounts',
    ],
    ['at an unknown bank', [{ ...maybank, bank: 'x', share: '100' }], 'accounts.0.bank'],
    ['twice to one account', [maybank, { ...maybank, share: '40' }], 'accounts.1.account_number'],
    ['in thirds of a cent', [{ ...maybank, share: '33.333' }], 'accounts.0.share'],
    ['to a masked number', [{ ...maybank, account_number: '••••3333', share: '100' }], 'accounts.0.account_number'],
  ])('%s are refused, and nothing changes', async (_, accounts, field) => {
    const { id } = await paid({ bank_account: { bank: 'cimb', account_number: '8001234567' } })
    const { status, body } = await send('PATCH', `bank/${id}`, { accounts })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect(await people.get(`${EMPLOYEE}/bank/${id}`)).toMatchObject([{ bank: 'cimb', share: '100.00' }])
  })

  test('are changed only by who proves again who it is; of two at once the shares still come to a hundred', async () => {
    const { id } = await paid()
    const careless = await people.as('HR Manager')
    Object.assign(careless.session, { confirmedUntil: 0 })
    const asked = await send('PATCH', `bank/${id}`, { accounts: [maybank, rhb] }, careless)
    expect([asked.status, asked.body]).toMatchObject([403, { confirm_identity: true }])
    const full = (account: object) => send('PATCH', `bank/${id}`, { accounts: [{ ...account, share: '100' }] })
    await Promise.all([full(maybank), full(rhb), send('PATCH', `bank/${id}`, { accounts: [rhb, maybank] })])
    const shares = (await people.get(`${EMPLOYEE}/bank/${id}`)).map(({ share }: { share: string }) => Number(share))
    expect(shares.reduce((sum: number, share: number) => sum + share, 0)).toBe(100)
  })
})

describe('cost centres', () => {
  const half = [
    { cost_centre: 'Bar', percentage: '50' },
    { cost_centre: 'Roasting', percentage: '50.00' },
  ]

  test('hold from a day on until the next, and come to a hundred', async () => {
    const { id } = await paid()
    await send('PATCH', `costCenter/${id}`, { effective_from: '2025-01-01', items: half })
    const set = expected(
      await send('PATCH', `costCenter/${id}`, {
        effective_from: '2026-12-01',
        items: [{ cost_centre: 'Bar', percentage: '100' }],
      }),
      200,
    )
    expect(set).toEqual([
      { cost_centre: 'Bar', percentage: '100.00', effective_from: '2026-12-01', effective_to: null },
      { cost_centre: 'Bar', percentage: '50.00', effective_from: '2025-01-01', effective_to: '2026-11-30' },
      { cost_centre: 'Roasting', percentage: '50.00', effective_from: '2025-01-01', effective_to: '2026-11-30' },
    ])
    expect(
      expected(await send('PATCH', `costCenter/${id}`, { effective_from: '2026-12-01', items: [] }), 200),
    ).toHaveLength(2)
    expect(await people.get(`${EMPLOYEE}/costCenter`)).toEqual(['Bar', 'Roasting'])
  })

  test.each([
    ['short', [{ cost_centre: 'Bar', percentage: '99.99' }], '2026-01-01', 'items'],
    [
      'twice the same',
      [
        { cost_centre: 'Bar', percentage: '50' },
        { cost_centre: 'BAR', percentage: '50' },
      ],
      '2026-01-01',
      'items',
    ],
    ['before joining', half, '2024-12-31', 'effective_from'],
  ])('that are %s are refused', async (_, items, effective_from, field) => {
    const { id } = await paid()
    const { status, body } = await send('PATCH', `costCenter/${id}`, { effective_from, items })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect(await people.get(`${EMPLOYEE}/costCenter/${id}`)).toEqual([])
  })
})

/** Decision C2: pay, bank and what goes with them. */
const payTabs = ['compensation', 'bank', 'costCenter'] as const
test.each(payTabs)(
  '%s is for Company Admin, HR Generalist and HR Manager alone, each in the own company',
  async (path) => {
    const { boss, member } = await people.manager()
    const may: readonly CompanyRole[] = ['Company Admin', 'HR Generalist', 'HR Manager']
    const others: readonly CompanyRole[] = [
      'Recruitment Manager',
      'L & D',
      'HR Payroll',
      'HR Payroll Supervisor',
      'Finance',
    ]
    const bodies = {
      compensation: { statutory: {} },
      bank: { accounts: [] },
      costCenter: { effective_from: '2026-01-01', items: [] },
    }
    for (const role of may) {
      const by = await people.as(role)
      expect((await send('GET', `${path}/${member.id}`, undefined, by)).status, role).toBe(200)
      expect((await send('PATCH', `${path}/${member.id}`, bodies[path], by)).status, role).toBe(200)
    }
    for (const by of [boss, ...(await Promise.all(others.map((role) => people.as(role))))]) {
      expect((await send('GET', `${path}/${member.id}`, undefined, by)).status, by.session.roles[0]).toBe(403)
      expect((await send('PATCH', `${path}/${member.id}`, bodies[path], by)).status, by.session.roles[0]).toBe(403)
    }
    expect((await send('GET', `${path}/${member.id}`, undefined, people.stranger)).status).toBe(404)
    expect((await send('PATCH', `${path}/${member.id}`, bodies[path], people.stranger)).status).toBe(404)
  },
)

describe('what the record suggests', () => {
  test('residence in Malaysia: 182 days in a row from the endorsement of the permit (S9-021)', async () => {
    const { id } = await paid({ citizenship: 'non_citizen' })
    const residency = async () => (await people.get(`${EMPLOYEE}/compensation/${id}`)).residency
    expect(await residency()).toBe(null)
    const endorsed = (day: string) =>
      people.app.call(people.admin, 'POST', `${EMPLOYEE}/update/employment/details/${id}`, {
        work_permit_endorsed_on: day,
      })
    await endorsed('2026-05-23')
    expect(await residency()).toMatchObject({ days: 182, needed: 182, resident: true, reached_on: '2026-11-20' })
    await endorsed('2026-05-24')
    expect(await residency()).toMatchObject({ days: 181, resident: false, reached_on: '2026-11-21' })
  })

  test('children and dependants are counted from the family', async () => {
    const { id } = await paid()
    const child = { relationship: 'child', is_dependant: true }
    for (const member of [
      { full_name: 'A', ...child, birth_date: '2010-01-01' },
      { full_name: 'B', ...child, birth_date: '2006-01-01', studying: 'tertiary' },
      { full_name: 'C', ...child, birth_date: '2006-01-01', studying: 'school' },
      { full_name: 'D', ...child, is_disabled: true },
      { full_name: 'E', ...child, birth_date: '1999-01-01' },
      { full_name: 'F', relationship: 'child', birth_date: '2015-01-01' },
    ])
      await people.app.call(people.admin, 'POST', `${EMPLOYEE}/family/${id}`, member)
    expect((await people.get(`${EMPLOYEE}/compensation/${id}`)).family).toEqual({
      children_under_18: 1,
      children_tertiary: 1,
      children_over_18_studying: 1,
      children_disabled: 1,
      children_disabled_tertiary: 0,
    })
  })

  test('the day of the usual retirement, and years of service', async () => {
    const { id } = await paid({ birth_date: '1968-02-29', joined_on: '2020-11-20' })
    expect((await people.get(`${EMPLOYEE}/compensation/${id}`)).retirement).toEqual({
      age: 58,
      years_of_service: 6,
      ages: [{ word: 'minimum', age: 60, on: '2028-02-29' }],
    })
  })
})

test('facts of tax, insurance and retirement stand on their tabs, typed (S3-051)', async () => {
  const { id } = await paid()
  const statutory = {
    tax_regime: 'knowledge_worker',
    epf_employee_rate: '0.12',
    retirement_planned_on: '2040-01-31',
    domestic_servant: 'yes',
  }
  const { data } = (await send('PATCH', `compensation/${id}`, { statutory })).body
  expect(data.statutory).toEqual({ ...statutory, domestic_servant: true })
  const tabs = Object.fromEntries(data.fields.map(({ name, tab }: { name: string; tab: string }) => [name, tab]))
  expect(tabs).toMatchObject({
    tax_number: 'tax',
    tax_regime: 'tax',
    children_disabled: 'tax',
    socso_number: 'insurance',
    epf_number: 'retirement',
  })
  expect(Object.keys(tabs)).toEqual(
    expect.arrayContaining([
      'tax_resident',
      'spouse_working',
      'spouse_disabled',
      'disabled',
      'children_under_18',
      'children_tertiary',
    ]),
  )
  const wrong = await send('PATCH', `compensation/${id}`, {
    statutory: { tax_regime: 'pirate', retirement_planned_on: 'never' },
  })
  expect(Object.keys(wrong.body.errors).sort()).toEqual(['statutory.retirement_planned_on', 'statutory.tax_regime'])
})

describe('in Taiwan', () => {
  let taiwan: PeopleApp
  beforeAll(async () => {
    taiwan = await peopleApp({ country: 'TW' })
  })
  afterAll(() => taiwan?.close())

  test('residence: 183 days within the calendar year make type A, less type B (S9-020)', async () => {
    const { id } = await taiwan.person({ citizenship: 'non_citizen', statutory: { residence_from: '2026-07-01' } })
    const residency = async () => (await taiwan.get(`${EMPLOYEE}/compensation/${id}`)).residency
    // The day of entry is not counted: the second of July to the end of the year are 183 days.
    expect(await residency()).toMatchObject({
      type: 'A',
      resident: true,
      days: 183,
      counted_from: '2026-07-02',
      reached_on: '2026-12-31',
    })
    const change = (day: string) =>
      taiwan.app.call(taiwan.admin, 'PATCH', `${EMPLOYEE}/compensation/${id}`, { statutory: { residence_from: day } })
    await change('2026-07-02')
    expect(await residency()).toMatchObject({ type: 'B', resident: false, days: 182, reached_on: null })
    await change('2020-01-01')
    expect(await residency()).toMatchObject({ type: 'A', days: 365, counted_from: '2026-01-01' })
  })

  test('the grades of health insurance are those of the law of today; elsewhere there are none', async () => {
    const grades = await taiwan.get(`${EMPLOYEE}/showHealthInsureType`)
    expect(grades[0]).toEqual({ id: '1', name: 'Grade 1: 29500', grade: 1, insured_amount: '29500.00' })
    expect(await people.get(`${EMPLOYEE}/showHealthInsureType`)).toEqual([])
  })
})

describe('who runs payroll', () => {
  const PERSON = 'api/panel/payroll/person'
  const runners: readonly CompanyRole[] = [
    'Company Admin',
    'HR Payroll',
    'HR Manager',
    'HR Payroll Supervisor',
    'HR Payroll 1',
  ]

  test.each(runners)('%s reads and keeps right accounts, tax and insurance of anybody', async (role) => {
    const { id } = await paid()
    const by = await people.as(role)
    const asked = (method: 'GET' | 'PATCH', path: string, body?: object) => people.app.call(by, method, path, body)
    const pay = expected(await asked('GET', `${PERSON}/${id}`), 200)
    expect(pay.components).toEqual([{ component: 'basic_salary', amount: '3000.00' }])
    expect(pay.fields.map(({ tab }: { tab: string }) => tab)).toEqual(expect.arrayContaining(['tax', 'insurance']))
    const facts = { statutory: { tax_number: 'SG12345678901' }, revision: pay.revision }
    expect(expected(await asked('PATCH', `${PERSON}/${id}`, facts), 200).statutory.tax_number).toBe('SG12345678901')
    // Who comes late with what they saw is told.
    expect((await asked('PATCH', `${PERSON}/${id}`, facts)).status).toBe(409)
    const accounts = { accounts: [{ bank: 'maybank', account_number: '164012345678', share: '100' }], seen: '' }
    expected(await asked('PATCH', `${PERSON}/${id}/bank`, accounts), 200)
    expect(expected(await asked('GET', `${PERSON}/${id}/bank`), 200)).toMatchObject([
      { account_number: '164012345678', share: '100.00', preferred: true },
    ])
    // Pay itself is agreed by its sheet or in the record, and where money goes is changed by who proves who they are.
    const rise = { effective_from: '2026-12-01', components: { basic_salary: '9000' } }
    expect((await asked('PATCH', `${PERSON}/${id}`, rise)).status).toBe(422)
    Object.assign(by.session, { confirmedUntil: 0 })
    expect((await asked('PATCH', `${PERSON}/${id}/bank`, accounts)).body).toMatchObject({ confirm_identity: true })
  })

  test.each<CompanyRole>(['HR Payroll', 'HR Payroll Supervisor', 'HR Payroll 1'])(
    '%s sees of the record nothing else',
    async (role) => {
      const { id } = await paid()
      const by = await people.as(role)
      for (const path of [`compensation/${id}`, `bank/${id}`, `show/profile/details/${id}`, 'getAllEmployees'])
        expect((await send('GET', path, undefined, by)).status, path).toBe(403)
    },
  )

  test.each<CompanyRole>(['HR Payroll 2', 'HR Generalist', 'Finance', 'Reporting Manager', 'HR Leave'])(
    '%s, who does not, sees nothing of it',
    async (role) => {
      const { id } = await paid()
      const by = await people.as(role)
      for (const path of [`${PERSON}/${id}`, `${PERSON}/${id}/bank`])
        expect((await people.app.call(by, 'GET', path)).status, path).toBe(403)
    },
  )
})
