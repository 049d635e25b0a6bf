import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LeaveApp, type LeaveCompany, leaveApp } from '#tests/support/leave-company.ts'

const BALANCE = 'api/panel/leave/balance'
let app: LeaveApp
let company: LeaveCompany
beforeAll(async () => {
  app = await leaveApp()
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('MY')
})
afterAll(() => app?.close())

describe('people are granted', () => {
  test('what the law gives by service, without anybody doing anything', async () => {
    const old = await company.member('Old', { joined_on: '2015-03-01' })
    const young = await company.member('Young', { joined_on: '2026-04-10' })
    expect(await company.balance(old, 'annual')).toMatchObject({ entitled: 16, from: '2026-01-01', to: '2026-12-31' })
    // Eight completed months of twelve: 5.33, which the law rounds to 5 and the company, in halves, to 5.5.
    expect(await company.balance(young, 'annual')).toMatchObject({ entitled: 5.5, available: 5.5 })
    expect(await company.balance(young, 'sick')).toMatchObject({ entitled: 14 })
    expect(await company.balance(young, 'hospitalisation')).toMatchObject({ entitled: 60 })
    expect((await company.balance(young, 'Unpaid leave')).limited).toBe(false)
  })

  test('of the year in which they leave the part they were there, and keep what is taken already', async () => {
    const leaver = await company.member('Leaver', { left_on: '2026-11-30' })
    // Eleven months of twelve: 14.67, which the law rounds to 15 and the company, in halves, to 14.5.
    expect(await company.balance(leaver, 'annual')).toMatchObject({ entitled: 15, available: 15 })
    expect(await company.balance(leaver, 'sick')).toMatchObject({ entitled: 22 })
    await app.db
      .forCompany(company.id)
      .transaction((tx) =>
        sql`update employees set left_on = '2026-12-31' where company_id = ${company.id} and id = ${leaver.employeeId}`.execute(
          tx,
        ),
      )
    expect(await company.balance(leaver, 'annual')).toMatchObject({ entitled: 16 })
  })

  test('by the year of service in Taiwan, from half a year on', async () => {
    const taiwan = await app.leaveCompany('TW')
    const fresh = await taiwan.member('Fresh', { joined_on: '2026-05-21' })
    const half = await taiwan.member('Half', { joined_on: '2026-05-20' })
    const three = await taiwan.member('Three', { joined_on: '2023-02-01' })
    expect(await taiwan.balance(fresh, 'annual')).toMatchObject({ entitled: 0, available: 0 })
    expect(await taiwan.balance(half, 'annual')).toMatchObject({ entitled: 3, from: '2026-11-20', to: '2027-05-19' })
    expect(await taiwan.balance(three, 'annual')).toMatchObject({ entitled: 14, from: '2026-02-01', to: '2027-01-31' })
    expect(await taiwan.balance(three, 'family_care')).toMatchObject({ entitled: 56, unit: 'hour' })
    expect(await taiwan.balance(three, 'personal')).toMatchObject({ entitled: 112, unit: 'hour' })
  })

  test('each month its own where the law says so, and only to whom it is for', async () => {
    const taiwan = await app.leaveCompany('TW')
    const woman = await taiwan.member('Woman')
    const man = await taiwan.member('Man', { gender: 'male' })
    expect(await taiwan.balance(woman, 'menstrual')).toMatchObject({ available: 1 })
    expect(await taiwan.balance(man, 'menstrual')).toBeUndefined()
  })

  test('after a year in the Philippines', async () => {
    const philippines = await app.leaveCompany('PH')
    const first = await philippines.member('First', { joined_on: '2025-11-21' })
    const second = await philippines.member('Second', { joined_on: '2025-11-20' })
    expect(await philippines.balance(first, 'service_incentive')).toMatchObject({ available: 0 })
    expect(await philippines.balance(second, 'service_incentive')).toMatchObject({ available: 5, to: '2027-11-19' })
  })

  test('by the company’s own leave year and rounding (S9-025)', async () => {
    await company.setSettings({ leave_year_start: '04-01', leave_rounding: '1' })
    const ann = await company.member('Ann', { joined_on: '2026-07-20' })
    // Eight completed months to 31 March: 5.33, by whole days 5, by halves 5.5.
    expect(await company.balance(ann, 'annual')).toMatchObject({ entitled: 5, from: '2026-04-01', to: '2027-03-31' })
    await company.setSettings({ leave_rounding: '0.5' })
    expect(await company.balance(ann, 'annual')).toMatchObject({ entitled: 5.5 })
  })

  test('anew when what they are granted by has changed', async () => {
    const ann = await company.member('Ann', { joined_on: '2026-04-10' })
    expect((await company.balance(ann, 'annual')).entitled).toBe(5.5)
    await app.db
      .forCompany(company.id)
      .transaction((tx) =>
        sql`update employees set joined_on = '2020-04-10' where company_id = ${company.id} and id = ${ann.employeeId}`.execute(
          tx,
        ),
      )
    expect((await company.balance(ann, 'annual')).entitled).toBe(16)
  })

  test('the next year as soon as somebody asks about it', async () => {
    const ann = await company.member('Ann')
    expect(await company.balance(ann, 'annual', '2027-03-01')).toMatchObject({ entitled: 16, from: '2027-01-01' })
    expect(await company.balance(ann, 'annual')).toMatchObject({ entitled: 16, available: 16 })
  })
})

describe('balances', () => {
  test('of everybody are listed as of a day, searched and paged', async () => {
    const kitchen = await company.department('Kitchen')
    for (const name of ['Ann', 'Ben', 'Cy'])
      await company.member(name, { department_id: name === 'Cy' ? kitchen : null })
    const { id } = await company.type('annual')
    const all = await company.get(`${BALANCE}?type_id=${id}`)
    expect(
      all.body.data.map(({ full_name, balance }: { full_name: string; balance: number }) => [full_name, balance]),
    ).toEqual([
      ['Ann', 16],
      ['Ben', 16],
      ['Cy', 16],
    ])
    const paged = await company.get(`${BALANCE}?type_id=${id}&page=2&per_page=2`)
    expect([paged.body.data.length, paged.body.meta]).toEqual([1, { page: 2, per_page: 2, total: 3 }])
    expect((await company.get(`${BALANCE}?type_id=${id}&search=be`)).body.data).toHaveLength(1)
    expect((await company.get(`${BALANCE}?type_id=${id}&department_id=${kitchen}`)).body.data).toHaveLength(1)
    expect((await company.get(`${BALANCE}?type_id=${id}&as_of=2019-12-31`)).body.data).toEqual([])
  })

  test('of years of service count what is taken in the year of service, in the list as for one', async () => {
    const taiwan = await app.leaveCompany('TW')
    app.setToday('2027-01-20')
    const three = await taiwan.member('Three', { joined_on: '2023-02-01' })
    const { id: type_id } = await taiwan.type('annual')
    const enter = async (date: string) => {
      const body = { employee_id: three.employeeId, type_id, from: date, to: date }
      const { id } = (await taiwan.post('api/panel/leave/application', body)).body.data
      await taiwan.post('api/panel/leave/application/batch/approve', { ids: [id] })
    }
    for (const date of ['2026-12-07', '2027-01-21', '2027-02-02']) await enter(date)
    const used = { type_id, used: 3, reason: 'Before we came' }
    expect((await taiwan.patch(`${BALANCE}/${three.employeeId}`, used)).status).toBe(200)
    for (const asOf of ['2026-12-10', '2027-01-20', '2027-01-31', '2027-02-01']) {
      const listed = (await taiwan.get(`${BALANCE}?type_id=${type_id}&as_of=${asOf}`)).body.data[0]
      const { entitled, taken, booked, pending, forfeited, unsettled, balance } = await taiwan.balance(
        three,
        'annual',
        asOf,
      )
      expect([asOf, listed]).toMatchObject([asOf, { entitled, taken, booked, pending, forfeited, unsettled, balance }])
    }
    expect(await taiwan.balance(three, 'annual')).toMatchObject({ entitled: 14, taken: 2, booked: 1, balance: 12 })
  })

  test('are seen by the roles of leave, by managers of their own people, and by nobody else', async () => {
    const boss = await company.member('Boss', {}, 'Reporting Manager')
    const ann = await company.member('Ann', { manager_id: boss.employeeId })
    const other = await company.member('Other')
    const see = async (who: typeof boss | Awaited<ReturnType<typeof company.with>>, of: typeof ann) =>
      (await company.get(`${BALANCE}/${of.employeeId}`, who)).status
    expect(await see(boss, ann)).toBe(200)
    expect(await see(boss, other)).toBe(404)
    expect(
      (await company.get(BALANCE, boss)).body.data.every(({ full_name }: { full_name: string }) => full_name === 'Ann'),
    ).toBe(true)
    expect(await see(await company.with('HR Leave'), other)).toBe(200)
    expect(await see(await company.with('Recruitment 1'), ann)).toBe(403)
    expect(await see(ann, ann)).toBe(403)
    const stranger = await app.leaveCompany('MY')
    expect((await stranger.get(`${BALANCE}/${ann.employeeId}`)).status).toBe(404)
  })
})

describe('what is used or entitled', () => {
  const adjust = async (who: { employeeId: string }, kind: string, body: object) =>
    company.patch(`${BALANCE}/${who.employeeId}`, { type_id: (await company.type(kind)).id, ...body })

  test('is set by hand with a reason, and the ledger and the log tell of it (S5-030)', async () => {
    const ann = await company.member('Ann')
    const without = await adjust(ann, 'annual', { used: 3 })
    expect([without.status, without.body.errors]).toEqual([422, { reason: ['This field must be filled'] }])
    expect((await adjust(ann, 'annual', { used: 3, reason: ' ' })).status).toBe(422)
    expect((await adjust(ann, 'annual', { used: 2.25, reason: 'x' })).body.errors).toHaveProperty('used')
    const saved = await adjust(ann, 'annual', { used: 3.5, entitled: 18, reason: 'Taken before we moved here' })
    expect(saved.status).toBe(200)
    expect(await company.balance(ann, 'annual')).toMatchObject({
      entitled: 18,
      taken: 3.5,
      balance: 14.5,
      available: 14.5,
    })
    const view = (await company.get(`${BALANCE}/${ann.employeeId}`)).body.data
    expect(view.adjustments).toMatchObject([
      { field: 'used', former: 0, value: 3.5, reason: 'Taken before we moved here', by: 'Test Person' },
      { field: 'entitled', former: 16, value: 18 },
    ])
    const { id } = await company.type('annual')
    const ledger = (await company.get(`${BALANCE}/${ann.employeeId}/ledger/${id}`)).body.data
    expect(ledger.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ['entitlement', 16],
      ['adjusted', 2],
      ['corrected', -3.5],
      ['to_pay_out', -12.5],
      ['to_pay_out', -2],
    ])
    const log = await app.db
      .forCompany(company.id)
      .read((tx) =>
        sql<{ after: object }>`select after from activity where action = 'leave.balance-adjusted'`.execute(tx),
      )
    expect(log.rows).toEqual([{ after: { entitled: 18, used: 3.5, reason: 'Taken before we moved here' } }])
  })

  test('can be set again, up and down, and comes to what was said last', async () => {
    const ann = await company.member('Ann')
    for (const entitled of [20, 10, 16.5, 12, 16]) {
      expect((await adjust(ann, 'annual', { entitled, reason: 'again' })).status).toBe(200)
      expect(await company.balance(ann, 'annual')).toMatchObject({ entitled, available: entitled })
    }
    for (const used of [4, 1.5, 0]) {
      await adjust(ann, 'annual', { used, reason: 'again' })
      expect(await company.balance(ann, 'annual')).toMatchObject({ taken: used, available: 16 - used })
    }
  })

  test('is never less entitled than used, nor for leave without a balance', async () => {
    const ann = await company.member('Ann')
    await adjust(ann, 'annual', { used: 5, reason: 'x' })
    const less = await adjust(ann, 'annual', { entitled: 4.5, reason: 'x' })
    expect([less.status, less.body.message]).toEqual([422, 'More than this has been taken or promised already'])
    expect(await company.balance(ann, 'annual')).toMatchObject({ entitled: 16, taken: 5 })
    expect((await adjust(ann, 'Unpaid leave', { used: 1, reason: 'x' })).body.errors).toHaveProperty('type_id')
    expect((await adjust(ann, 'maternity', { used: 1, reason: 'x' })).status).toBe(422)
  })

  test('is not one’s own to set, unless there is no other admin', async () => {
    const hr = await company.member('Hana', {}, 'HR Leave')
    const { id } = await company.type('annual')
    const own = { type_id: id, used: 0.5, reason: 'x' }
    expect((await company.patch(`${BALANCE}/${hr.employeeId}`, own, hr)).body.message).toBe(
      'Nobody corrects their own balance',
    )
    expect((await company.get(`${BALANCE}/${hr.employeeId}`, hr)).body.data.may.adjust).toEqual({
      allowed: false,
      why: 'Nobody corrects their own balance',
    })
  })
})

test('leave is paid out from what is free, and arrives with its month', async () => {
  const ann = await company.member('Ann')
  const { id } = await company.type('annual')
  const path = `${BALANCE}/${ann.employeeId}/payOut`
  const pay = (amount: number) => company.post(path, { type_id: id, amount, month: '2026-11', reason: 'Asked for' })
  expect((await pay(16.5)).body.errors).toHaveProperty('amount')
  expect((await pay(6)).status).toBe(200)
  expect(await company.balance(ann, 'annual')).toMatchObject({ entitled: 16, paid_out: 6, available: 10 })
  expect((await company.post(path, { type_id: id, amount: 1, month: '2026-13', reason: 'x' })).status).toBe(422)
  const { rows } = await app.db
    .forCompany(company.id)
    .read((tx) =>
      sql`select halves, pay_month from leave_exits where company_id = ${company.id} and kind = 'paid_out'`.execute(tx),
    )
  expect(rows).toEqual([{ halves: 12, pay_month: '2026-11-01' }])
})

test('everybody reads in their own ledger what gave leave, what took it, and until when; and nobody’s else', async () => {
  const ann = await company.member('Ann')
  const ben = await company.member('Ben')
  const { id } = await company.type('annual')
  await company.post('api/emp/leave/application', { type_id: id, from: '2026-12-07', to: '2026-12-08' }, ann)
  const ledger = (who: typeof ann) => company.get(`api/emp/leave/balance/${id}/ledger`, who)
  const entries = (await ledger(ann)).body.data
  expect(
    entries.map(({ text, amount, balance }: Record<string, unknown>) => [text, amount, balance]).slice(0, 3),
  ).toEqual([
    ['Entitlement', 16, 16],
    ['Leave, pending', -1, 15],
    ['Leave, pending', -1, 14],
  ])
  expect(entries[0].expires_on).toBe('2026-12-31')
  expect(JSON.stringify((await ledger(ben)).body.data)).not.toContain('pending')
  expect((await company.get(`api/emp/leave/balance/${ann.employeeId}/ledger`, ann)).status).toBe(404)
  expect((await company.get(`api/emp/leave/balance/${id}/ledger`)).body.message).toMatch(/not linked to an employee/)
})
