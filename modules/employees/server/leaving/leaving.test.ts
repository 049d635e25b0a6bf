import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompanyRole } from '#access/roles.ts'
import { dailyWork } from '#platform/jobs/server/daily-work.ts'
import type { Caller } from '#tests/support/module-app.ts'
import { expected, type PeopleApp, peopleApp } from '#tests/support/people-app.ts'
import { peopleForMonth } from '../public.ts'
import { peopleOvernight } from './overnight.ts'

const EMPLOYEE = 'api/panel/employee'
let people: PeopleApp
let now = new Date('2026-11-20T03:00:00Z')
beforeAll(async () => {
  people = await peopleApp({ now: () => now })
})
afterAll(() => people?.close())

const send = (path: string, id: string, body: object, by: Caller = people.admin) =>
  people.app.call(by, 'PATCH', `${EMPLOYEE}/${path}/${id}`, body)
const leave = (id: string, last_working_date: string, more: object = {}, by?: Caller) =>
  send('status/disable', id, { last_working_date, ...more }, by)
const back = (id: string, effective_date: string, more: object = {}) =>
  send('status/enable', id, { effective_date, ...more })
const sabbatical = (id: string, body: object) => send('update/sabbatical/status', id, body)
const idsOf = async (path: string) =>
  (await people.get(`${EMPLOYEE}/${path}`)).map(({ id }: { id: string }) => id) as string[]
const stateOf = async (account: string) => {
  const { rows } = await people.app.db.system.read((tx) =>
    sql<{ state: string }>`select state from accounts where id = ${account}`.execute(tx),
  )
  return rows[0]?.state
}
const inMonth = async (id: string, month: number, year = 2026) =>
  (await people.inside().read((tx) => peopleForMonth(tx, people.admin.companyId, { year, month }, [id])))[0]

describe('leaving', () => {
  test('shows in the lists the morning after, and payroll holds the person to the last day', async () => {
    const { id } = await people.person()
    expect(expected(await leave(id, '2026-11-19'), 200)).toMatchObject({ status: 'terminated', left_on: '2026-11-19' })
    expect(await idsOf('status/resigned/0')).toContain(id)
    expect(await idsOf('status/active/0')).not.toContain(id)
    const stays = await people.person()
    expect(expected(await leave(stays.id, '2026-12-15', { kind: 'resigned' }), 200)).toMatchObject({ status: 'active' })
    expect(await idsOf('status/active/0')).toContain(stays.id)
    expect(people.causes.at(-1)).toBe('employment')
    expect([(await inMonth(id, 11))?.leftOn, await inMonth(id, 12)]).toEqual(['2026-11-19', undefined])
  })

  test('closes the account: at once where the day has passed, else the night after (S7-014)', async () => {
    const gone = await people.employee()
    const later = await people.employee()
    await leave(gone.record.id, '2026-11-19')
    await leave(later.record.id, '2026-11-20')
    expect(await stateOf(gone.caller.session.accountId)).toBe('disabled')
    expect(await stateOf(later.caller.session.accountId)).toBe('active')
    now = new Date('2026-11-20T16:01:00Z')
    await dailyWork(people.app.services, [peopleOvernight()]).look()
    expect(await stateOf(later.caller.session.accountId)).toBe('disabled')
    const { rows } = await people
      .inside()
      .read((tx) => sql`select status from employees where id = ${later.record.id}`.execute(tx))
    expect(rows).toEqual([{ status: 'terminated' }])
    now = new Date('2026-11-20T03:00:00Z')
  })

  test('tells before what it does, and hands the people over', async () => {
    const top = await people.person()
    const boss = await people.employee({ manager_id: top.id, components: { basic_salary: '1' } })
    const heir = await people.person({ manager_id: boss.record.id })
    const other = await people.person({ manager_id: boss.record.id })
    const pay = { effective_date: '', effective_from: '2027-01-01', components: { basic_salary: '2' } }
    await send('compensation', boss.record.id, { effective_from: pay.effective_from, components: pay.components })
    const path = `${EMPLOYEE}/status/preview/${boss.record.id}?last_working_date=2026-11-30`
    expect(await people.get(path)).toMatchObject({
      account_closes_on: '2026-12-01',
      later_pay_changes: 1,
      is_last_admin: false,
    })
    expect((await people.get(path)).reports).toHaveLength(2)
    await leave(boss.record.id, '2026-11-30', { manager_id: heir.id })
    const manager = async (id: string) => (await people.get(`${EMPLOYEE}/show/employment/details/${id}`)).manager_id
    expect([await manager(heir.id), await manager(other.id)]).toEqual([top.id, heir.id])
  })

  test('of a Company Admin or somebody of the payroll is entered and taken back by a Company Admin alone', async () => {
    const held = ['Company Admin', 'HR Payroll'] as const
    for (const role of held) {
      const account = await people.app.caller(people.admin.companyId, 'MY', role)
      const { id } = await people.person({ email: account.session.email })
      for (const by of ['HR Generalist', 'HR Manager'] as const) {
        const hr = await people.app.caller(people.admin.companyId, 'MY', by)
        expect((await leave(id, '2026-11-19', {}, hr)).status).toBe(403)
        const record = { left_on: '2026-11-19' }
        const path = `${EMPLOYEE}/update/employment/details/${id}`
        expect((await people.app.call(hr, 'POST', path, record)).status).toBe(403)
      }
      expect(await stateOf(account.session.accountId)).toBe('active')
      expected(await leave(id, '2026-11-19'), 200)
      expect(await stateOf(account.session.accountId)).toBe('disabled')
      const hr = await people.app.caller(people.admin.companyId, 'MY', 'HR Manager')
      expect((await send('status/enable', id, { effective_date: '2026-11-20' }, hr)).status).toBe(403)
    }
  })

  test('is refused before the first day, for the last Company Admin, and to a successor deep below', async () => {
    const { id } = await people.person()
    expect((await leave(id, '2024-12-31')).body.errors).toHaveProperty('last_working_date')
    const admin = await people.person({ email: people.admin.session.email })
    const refused = await leave(admin.id, '2026-11-30')
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'The last Company Admin cannot leave. Name another first',
    ])
    const record = `${EMPLOYEE}/update/employment/details/${admin.id}`
    const byRecord = await people.app.call(people.admin, 'POST', record, { left_on: '2026-11-30' })
    expect(byRecord.body.errors).toEqual({ left_on: ['The last Company Admin cannot leave. Name another first'] })
    const sheet = Buffer.from(`staff_id,left_on\n${admin.staff_id},2026-11-30`)
    const bySheet = await people.app.upload(people.admin, `${EMPLOYEE}/update/by/batch/upload`, 'leaving.csv', sheet)
    expect(bySheet.body.data.errors).toMatchObject([
      { column: 'left_on', message: 'The last Company Admin cannot leave. Name another first' },
    ])
    expect((await people.get(`${EMPLOYEE}/status/show/${admin.id}`)).left_on).toBe(null)
    const below = await people.person({ manager_id: (await people.person({ manager_id: id })).id })
    expect((await leave(id, '2026-11-30', { manager_id: below.id })).status).toBe(422)
    expect((await people.get(`${EMPLOYEE}/status/show/${id}`)).left_on).toBe(null)
  })
})

describe('coming back', () => {
  test('up to the day after the last one takes the leaving back, and opens the account (S4-039)', async () => {
    const { caller, record } = await people.employee()
    expect((await back(record.id, '2026-11-20')).status).toBe(422)
    await leave(record.id, '2026-11-19')
    expect(expected(await back(record.id, '2026-11-20'), 200)).toMatchObject({
      status: 'active',
      left_on: null,
      joined_on: '2025-01-01',
      reassigned_on: '2026-11-20',
    })
    expect(await stateOf(caller.session.accountId)).toBe('active')
  })

  test('later begins another employment; months between are not paid, months of before are', async () => {
    const { id } = await people.person({ components: { basic_salary: '3000' } })
    await leave(id, '2026-08-15')
    const soon = await back(id, '2026-08-20')
    expect([soon.status, soon.body.message]).toEqual([
      422,
      'Two employments cannot fall in the same pay month. Choose a day from 2026-09-01 on',
    ])
    expect(expected(await back(id, '2026-11-01'), 200)).toMatchObject({ status: 'active', joined_on: '2026-11-01' })
    expect(await inMonth(id, 8)).toMatchObject({ joinedOn: '2025-01-01', leftOn: '2026-08-15' })
    expect(await inMonth(id, 10)).toBeUndefined()
    expect(await inMonth(id, 11)).toMatchObject({ joinedOn: '2026-11-01', leftOn: null })
    const career = await people.get(`${EMPLOYEE}/career/${id}`)
    expect(career[0]).toMatchObject({ type: 'returned', effective_from: '2026-11-01' })
  })
})

const record = (id: string, body: object, by: Caller = people.admin) =>
  people.app.call(by, 'POST', `${EMPLOYEE}/update/employment/details/${id}`, body)
const uploaded = (sheet: string, by: Caller = people.admin) =>
  people.app.upload(by, `${EMPLOYEE}/update/by/batch/upload`, 'days.csv', Buffer.from(sheet))

describe('the account of who comes back', () => {
  test('opens however the record came to say so, is closed as soon by a sheet, and both are in the log', async () => {
    const { caller, record: own } = await people.employee()
    const account = caller.session.accountId
    const ways: readonly (() => Promise<unknown>)[] = [
      () => record(own.id, { left_on: '' }),
      () => uploaded(`staff_id,left_on\n${own.staff_id},`),
      () => back(own.id, '2026-11-20'),
    ]
    for (const comes of ways) {
      const left = await uploaded(`staff_id,left_on\n${own.staff_id},2026-11-19`)
      expect([left.status, await stateOf(account)]).toEqual([200, 'disabled'])
      await comes()
      expect(await stateOf(account)).toBe('active')
    }
    const left = await uploaded(`staff_id,left_on\n${own.staff_id},2026-11-19`)
    await people.app.call(people.admin, 'POST', `${EMPLOYEE}/update/by/batch/undo/${left.body.data.batch_id}`)
    expect(await stateOf(account)).toBe('active')
    const { rows } = await people.inside().read((tx) =>
      sql<{ action: string; actor: string }>`select action, actor from activity
        where subject_id = ${account} order by seq desc limit 2`.execute(tx),
    )
    expect(rows).toEqual([
      { action: 'identity.account-active', actor: 'Test Person' },
      { action: 'identity.account-disabled', actor: 'Test Person' },
    ])
  })

  test('opens on the day of coming back, not before; one that was closed by hand stays closed', async () => {
    const later = await people.employee()
    await leave(later.record.id, '2026-10-31')
    expected(await back(later.record.id, '2026-12-01'), 200)
    expect(await stateOf(later.caller.session.accountId)).toBe('disabled')
    const byHand = await people.employee()
    const closed = byHand.caller.session.accountId
    await people.app.db.system.transaction((tx) =>
      sql`update accounts set state = 'disabled' where id = ${closed}`.execute(tx),
    )
    await leave(byHand.record.id, '2026-11-19')
    expected(await back(byHand.record.id, '2026-11-20'), 200)
    now = new Date('2026-11-30T16:01:00Z')
    await dailyWork(people.app.services, [peopleOvernight()]).look()
    expect(await stateOf(later.caller.session.accountId)).toBe('active')
    expect(await stateOf(closed)).toBe('disabled')
    now = new Date('2026-11-20T03:00:00Z')
  })
})

test('nobody comes back into a full company, by whatever way; who is away for long keeps a place', async () => {
  const small = await people.app.company('MY', { headcount: 2 })
  const boss = await people.app.caller(small, 'MY', 'Company Admin')
  const [gone, away] = [await people.person({}, boss), await people.person({}, boss)]
  const sheet = (day: string) => uploaded(`staff_id,left_on\n${gone.staff_id},${day}`, boss)
  const ended = await sheet('2026-11-01')
  expected(await send('update/sabbatical/status', away.id, { status: 1, from: '2026-11-01' }, boss), 200)
  const newcomer = await people.person({}, boss)
  const full = { status: 422, message: 'Your package has hit the headcount limit' }
  const refusals = async () => [
    await people.app.call(boss, 'POST', `${EMPLOYEE}/create`, {
      staff_id: 'X',
      full_name: 'X',
      joined_on: '2026-01-01',
    }),
    await record(gone.id, { left_on: '' }, boss),
    await sheet(''),
    await send('status/enable', gone.id, { effective_date: '2026-12-01' }, boss),
  ]
  const answers = [
    ...(await refusals()),
    await people.app.call(boss, 'POST', `${EMPLOYEE}/update/by/batch/undo/${ended.body.data.batch_id}`),
  ]
  expected(await send('status/disable', gone.id, { last_working_date: '2026-11-02', kind: 'terminated' }, boss), 200)
  for (const { status, body } of [...answers, ...(await refusals())]) {
    expect({ status, message: body.message }).toEqual(full)
  }
  const later = await send('status/disable', gone.id, { last_working_date: '2026-12-31' }, boss)
  expect([later.status, Object.keys(later.body.errors)]).toEqual([422, ['last_working_date']])
  expected(await send('status/disable', newcomer.id, { last_working_date: '2026-11-19' }, boss), 200)
  expect((await record(gone.id, { left_on: '' }, boss)).status).toBe(200)
  expect((await people.get(`${EMPLOYEE}/status/show/${gone.id}`, boss)).status).toBe('active')
})

describe('a sabbatical', () => {
  test('has its days; the list, the state and the active ones follow (S4-039)', async () => {
    const { id } = await people.person()
    const set = { status: 1, from: '2026-11-20', to: '2027-05-19', remark: 'Studies' }
    expect(expected(await sabbatical(id, set), 200)).toMatchObject({
      status: 'sabbatical',
      sabbatical_to: '2027-05-19',
    })
    expect(await idsOf('getEmployeeSabbatical')).toContain(id)
    expect(await idsOf('status/active/0')).not.toContain(id)
    expect(expected(await sabbatical(id, { status: 0 }), 200)).toMatchObject({
      status: 'active',
      sabbatical_from: null,
    })
    expect((await sabbatical(id, { status: 0 })).status).toBe(422)
    const planned = expected(await sabbatical(id, { ...set, from: '2026-12-01' }), 200)
    expect(planned).toMatchObject({ status: 'active', sabbatical_from: '2026-12-01' })
  })

  test.each([
    [{ status: 1 }, 'from'],
    [{ status: 1, from: '2024-12-31' }, 'from'],
    [{ status: 1, from: '2026-12-01', to: '2026-11-30' }, 'to'],
  ])('%j is refused', async (body, field) => {
    const { id } = await people.person()
    const refused = await sabbatical(id, body)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
  })
})

test('service accounts are in their own list and in the one of everybody, and in no other', async () => {
  const { id } = await people.person({ is_service_account: true, full_name: 'Kiosk' })
  expect(await idsOf('getEmployeeServiceAccount')).toEqual([id])
  const all = await people.get(`${EMPLOYEE}/getAllEmployeesAndServiceAcc`)
  expect(all.find((one: { id: string }) => one.id === id)).toMatchObject({ is_service_account: true })
  for (const list of ['getAllEmployees', 'status/active/0']) expect(await idsOf(list)).not.toContain(id)
  expect(await inMonth(id, 11)).toBeUndefined()
})

test('a service account is listed, counted and made a person apart from people, and a person with pay never becomes one', async () => {
  const counts = async () => (await people.get(`${EMPLOYEE}/getAllEmployees/overview`)).counts
  const before = await counts()
  const { id } = await people.person({ is_service_account: true, full_name: 'Turnstile' })
  const listed = await people.get(`${EMPLOYEE}/getAllEmployees?status=service&search=turn`)
  expect(listed).toMatchObject([{ id, is_service_account: true }])
  expect(await counts()).toEqual({ ...before, service: before.service + 1 })
  const sheet = await people.app.call(people.admin, 'GET', `${EMPLOYEE}/update/by/batch/template`)
  expect(sheet.bytes.toString()).not.toContain('Turnstile')

  const change = (of: string, is_service_account: boolean) =>
    people.app.call(people.admin, 'POST', `${EMPLOYEE}/update/employment/details/${of}`, { is_service_account })
  expect(expected(await change(id, false), 200)).toMatchObject({ is_service_account: false })
  expect(await counts()).toEqual({ ...before, active: before.active + 1, all: before.all + 1 })
  expected(await change(id, true), 200)
  const paid = await people.person({ components: { basic_salary: '3000.00' } })
  const refused = await change(paid.id, true)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['is_service_account']])
  const led = await people.person({ manager_id: paid.id })
  const under = { manager_id: id }
  const device = await people.app.call(people.admin, 'POST', `${EMPLOYEE}/update/employment/details/${led.id}`, under)
  expect([device.status, Object.keys(device.body.errors)]).toEqual([422, ['manager_id']])
})

test('who is still to come is counted and listed apart from today, with the first day for whoever picks them', async () => {
  const counts = async () => (await people.get(`${EMPLOYEE}/getAllEmployees/overview`)).counts
  const before = await counts()
  const { id } = await people.person({ full_name: 'Newton Soon', joined_on: '2027-01-04' })
  expect(await counts()).toEqual({ ...before, starting: before.starting + 1, all: before.all + 1 })
  const idsWith = (status: string) => idsOf(`getAllEmployees?status=${status}`)
  expect(await idsWith('starting')).toContain(id)
  expect(await idsWith('staying')).toContain(id)
  for (const status of ['active', 'employed']) expect(await idsWith(status), status).not.toContain(id)
  expect(await people.get(`${EMPLOYEE}/status/active/0?search=newton`)).toMatchObject([{ id, starts_on: '2027-01-04' }])

  const away = await people.person({ full_name: 'Away Long' })
  expected(await sabbatical(away.id, { status: 1, from: '2026-01-01', to: '2027-06-30' }), 200)
  for (const status of ['employed', 'staying']) expect(await idsWith(status), status).toContain(away.id)
  expect(await idsWith('active')).not.toContain(away.id)
})

test('states are changed by Company Admin, HR Generalist and HR Manager, each in the own company', async () => {
  const others: readonly CompanyRole[] = ['Recruitment Manager', 'L & D', 'Reporting Manager', 'HR Payroll']
  for (const role of others) {
    const { id } = await people.person()
    expect((await leave(id, '2026-11-30', {}, await people.as(role))).status, role).toBe(403)
  }
  const { id } = await people.person()
  for (const path of ['status/disable', 'status/enable', 'update/sabbatical/status']) {
    const body = { last_working_date: '2026-11-30', effective_date: '2026-11-30', status: 0 }
    const own = { 'status/disable': 'last_working_date', 'status/enable': 'effective_date' }[path] ?? 'status'
    const sent = { [own]: body[own as keyof typeof body] }
    expect((await send(path, id, sent, people.stranger)).status, path).toBe(404)
  }
  expect((await leave(id, '2026-11-30', {}, await people.as('HR Manager'))).status).toBe(200)
})
