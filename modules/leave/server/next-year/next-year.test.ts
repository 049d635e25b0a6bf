import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { approvedAmong, firstOpenMonth, payInputsChanged } from '#modules/payroll/server/public.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { setOpeningLots } from '../ledger/opening-lots.ts'
import { leaveOvernight } from './jobs.ts'

const YEAR = 'api/panel/leave/carryForward'
let app: LeaveApp
let company: LeaveCompany
let ann: Member
beforeAll(async () => {
  app = await leaveApp()
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('MY')
  ann = await company.member('Ann')
})
afterAll(() => app?.close())

/** Annual leave of 16 days; of what is left so much is carried, for so long. */
const carrying = async (amount: number, more: object = {}) => {
  const { id } = await company.type('annual')
  await company.patch(`api/panel/leave/type/${id}`, { carry_most: amount, leftover: 'forfeit', ...more })
}
const take = async (from: string, to = from, who = ann) => {
  const { id: type_id } = await company.type('annual')
  const asked = await company.post('api/panel/leave/application', { employee_id: who.employeeId, type_id, from, to })
  const { id } = asked.body.data
  await company.post('api/panel/leave/application/batch/approve', { ids: [id] })
  return id as string
}
const preview = async (more = '') => (await company.get(`${YEAR}/preview?year_from=2026-01-01${more}`)).body.data
const run = (more: object = {}) => company.post(YEAR, { year_from: '2026-01-01', ...more })
const overnight = async (today: string) => {
  const pay = { changed: payInputsChanged, approvedAmong, firstOpenMonth }
  app.setToday(today)
  await leaveOvernight(pay).run(app.services, { companyId: company.id, today: plainDateOf(today) })
}

/** In halves, by what became of them. */
const exits = async () => {
  const { rows } = await app.db.forCompany(company.id).read((tx) =>
    sql<{ kind: string; halves: number }>`
      select kind, sum(halves)::int as halves from leave_exits where company_id = ${company.id}
      group by kind order by kind`.execute(tx),
  )
  return rows.map(({ kind, halves }) => [kind, halves])
}

describe('the next year (S4: next-year carry-forward)', () => {
  test('is looked at first: what is left, carried, forfeited, granted, and why', async () => {
    await company.setSettings({ forfeit_allowance: '1', forfeit_allowance_unit: 'days' })
    await carrying(5, { carry_months: 3 })
    await take('2026-12-07', '2026-12-10')
    const ben = await company.member('Ben')
    for (const [from, to] of [
      ['2026-11-23', '2026-12-04'],
      ['2026-12-07', '2026-12-11'],
    ])
      await take(from ?? '', to, ben)
    const rows = (await preview()).filter(({ label }: { label: string }) => label === 'Annual leave')
    expect(rows).toMatchObject([
      { full_name: 'Ann', left: 12, carried: 5, forfeited: 7, paid_out: 0, granted: 16, carried_until: '2027-03-31' },
      { full_name: 'Ben', left: 1, carried: 0, forfeited: 1, granted: 16, carried_until: null },
    ])
    expect(rows[0].why).toEqual([
      'Up to 5 days is carried over, to be used by 31 Mar 2027',
      'What is beyond that is forfeited',
    ])
    expect(rows[1].why).toEqual(['Rests of up to 1 day are not carried over'])
    expect((await company.get(`${YEAR}/summary?year_from=2026-01-01`)).body.data).toMatchObject([
      { label: 'Annual leave', people: 2, left: 13, carried: 5, forfeited: 8, granted: 32 },
    ])
    expect(await preview('&only=carried')).toHaveLength(1)
    expect(await preview('&search=ben')).toHaveLength(1)
    expect(await preview('&page=2&per_page=1')).toMatchObject([{ full_name: 'Ben' }])
    expect(await company.balance(ann, 'annual')).toMatchObject({ forfeited: 0, available: 12 })
  })

  test('is run once the year is over; run again it settles only what came free since', async () => {
    await carrying(5, { carry_months: 3 })
    const december = await take('2026-12-14', '2026-12-31')
    const early = await run()
    expect([early.status, early.body.message]).toEqual([
      422,
      'This leave year runs until 31 Dec 2026; it is taken into the next from the day after',
    ])
    expect((await run({ year_from: '2026-02-01' })).body.errors).toHaveProperty('year_from')
    app.setToday('2027-01-04')
    const done = await run()
    expect([done.status, done.body.data]).toMatchObject([200, { job_id: null, accounts: 1 }])
    expect(await company.balance(ann, 'annual')).toMatchObject({ entitled: 16, carried: 3, available: 19 })
    expect((await run()).body.data.accounts).toBe(0)
    await company.post('api/panel/leave/application/batch/withdraw', { ids: [december] })
    const [, year] = (await company.get(YEAR)).body.data
    expect(year).toMatchObject({ from: '2026-01-01', state: 'done', since_run: 1, run: { accounts: 1 } })
    await run()
    expect(await company.balance(ann, 'annual')).toMatchObject({ carried: 5, available: 21 })
    expect(await preview()).toMatchObject([{ left: 16, carried: 5, forfeited: 11 }])
  })

  test('is taken back while nothing of it was used', async () => {
    await carrying(5)
    await company.balance(ann, 'annual')
    app.setToday('2027-01-04')
    const { run_id } = (await run()).body.data
    const refused = (await company.get(YEAR, await company.with('HR Payroll 1'))).body.data[1]
    expect(refused.may).toEqual({ run: { allowed: true, why: null }, undo: { allowed: true, why: null } })
    const used = await take('2027-02-01')
    const late = await company.post(`${YEAR}/${run_id}/undo`)
    expect([late.status, late.body.message]).toEqual([422, 'Some of what was carried over has been used already'])
    await company.post('api/panel/leave/application/batch/withdraw', { ids: [used] })
    expect((await company.post(`${YEAR}/${run_id}/undo`)).status).toBe(200)
    expect(await company.balance(ann, 'annual')).toMatchObject({ carried: 0, available: 16 })
    expect((await company.post(`${YEAR}/${run_id}/undo`)).status).toBe(404)
    expect((await run()).body.data.accounts).toBe(1)
    expect(await company.balance(ann, 'annual')).toMatchObject({ carried: 5, available: 21 })
  })

  test('pays out where the type says so, and is for the roles of leave settings', async () => {
    await carrying(5, { leftover: 'pay_out' })
    await company.balance(ann, 'annual')
    app.setToday('2027-01-04')
    expect((await company.post(YEAR, { year_from: '2026-01-01' }, ann)).status).toBe(403)
    expect((await run({ pay_month: '2031-01' })).body.errors).toEqual({
      pay_month: ['Choose a month within a year from now, up to January 2028'],
    })
    expect((await run({ pay_month: '2024-01' })).body.errors).toHaveProperty('pay_month')
    await run({ pay_month: '2027-01' })
    expect(await preview()).toMatchObject([{ carried: 5, paid_out: 11, forfeited: 0 }])
    const { rows } = await app.db
      .forCompany(company.id)
      .read((tx) =>
        sql`select halves, pay_month from leave_exits where company_id = ${company.id} and kind = 'paid_out'`.execute(
          tx,
        ),
      )
    expect(rows).toEqual([{ halves: 22, pay_month: '2027-01-01' }])
  })
})

describe('who leaves', () => {
  const leave = (member: Member, day: string) =>
    app.db
      .forCompany(company.id)
      .transaction((tx) =>
        sql`update employees set left_on = ${day} where company_id = ${company.id} and id = ${member.employeeId}`.execute(
          tx,
        ),
      )
  const paidUpTo = (year: number, month: number) =>
    app.db.forCompany(company.id).transaction((tx) =>
      sql`insert into pay_runs (company_id, id, year, month, state, version)
          values (${company.id}, gen_random_uuid(), ${year}, ${month}, 'approved', 1)`.execute(tx),
    )
  const monthsOfPay = async () => {
    const { rows } = await app.db.forCompany(company.id).read((tx) =>
      sql<{ full_name: string; pay_month: string }>`
          select e.full_name, x.pay_month from leave_exits x
          join employees e on e.company_id = x.company_id and e.id = x.employee_id
          where x.company_id = ${company.id} and x.kind = 'paid_out' order by 1`.execute(tx),
    )
    return rows.map(({ full_name, pay_month }) => [full_name, pay_month])
  }

  test('after the year is paid its rest in the last month, and named where that is closed', async () => {
    await carrying(0, { leftover: 'pay_out' })
    const gone = await company.member('Gone')
    await company.balance(ann, 'annual')
    await company.balance(gone, 'annual')
    await leave(gone, '2027-01-15')
    app.setToday('2027-02-10')
    await paidUpTo(2027, 1)
    const closed = 'Left on 15 Jan 2027, and the pay of that month is closed: it is settled once that month is reopened'
    expect((await preview('&search=gone'))[0]).toMatchObject({ left: 16, paid_out: 0, why: [closed] })
    const done = await run()
    expect([done.body.data.accounts, done.body.message]).toEqual([
      1,
      'The leave of 1 account is taken into the next year. Not settled, as the pay of the month they left in is closed: Gone',
    ])
    expect(await monthsOfPay()).toEqual([['Ann', '2027-02-01']])
    await app.db
      .forCompany(company.id)
      .transaction((tx) => sql`delete from pay_runs where company_id = ${company.id}`.execute(tx))
    expect((await preview('&search=gone'))[0]).toMatchObject({ left: 16, paid_out: 16 })
    expect((await run()).body.data.accounts).toBe(1)
    expect(await monthsOfPay()).toEqual([
      ['Ann', '2027-02-01'],
      ['Gone', '2027-01-01'],
    ])
  })

  test('in the month whose pay is closed already is not promised a month that does not pay them', async () => {
    company = await app.leaveCompany('TW')
    const mei = await company.member('Mei', { joined_on: '2023-11-29' })
    const lin = await company.member('Lin', { joined_on: '2023-11-29' })
    await carrying(0, { leftover: 'pay_out' })
    for (const one of [mei, lin]) await company.balance(one, 'annual')
    await leave(mei, '2026-11-30')
    await paidUpTo(2026, 11)
    await overnight('2026-11-29')
    expect(await monthsOfPay()).toEqual([['Lin', '2026-12-01']])
  })
})

describe('each night', () => {
  test('what was carried once and not used in time is gone; it is used before what lasts longer', async () => {
    await carrying(5, { carry_months: 3 })
    await company.balance(ann, 'annual')
    app.setToday('2027-01-04')
    await run()
    await take('2027-03-01', '2027-03-02')
    expect(await company.balance(ann, 'annual', '2027-03-31')).toMatchObject({ balance: 19 })
    await overnight('2027-04-01')
    await overnight('2027-04-01')
    expect(await company.balance(ann, 'annual')).toMatchObject({ balance: 16, forfeited: 3, available: 16 })
  })

  test('a year of service in Taiwan that ended is carried by one year, and the rest is paid out', async () => {
    company = await app.leaveCompany('TW')
    const mei = await company.member('Mei', { joined_on: '2023-12-01' })
    await carrying(4, { carry_months: 12, leftover: 'pay_out' })
    expect(await company.balance(mei, 'annual')).toMatchObject({ entitled: 10, to: '2026-11-30' })
    await overnight('2026-12-01')
    expect(await company.balance(mei, 'annual')).toMatchObject({ entitled: 14, carried: 4, available: 18 })
    const { rows } = await app.db
      .forCompany(company.id)
      .read((tx) =>
        sql`select kind, halves, pay_month from leave_exits where company_id = ${company.id} order by kind`.execute(tx),
      )
    expect(rows).toEqual([
      { kind: 'carried', halves: 8, pay_month: null },
      { kind: 'paid_out', halves: 12, pay_month: '2026-12-01' },
    ])
  })

  test('days that come free after their lot was settled are settled anew, up to the same most', async () => {
    company = await app.leaveCompany('TW')
    const mei = await company.member('Mei', { joined_on: '2023-12-01' })
    await carrying(4, { carry_months: 12, leftover: 'pay_out' })
    const given = await take('2026-11-26', '2026-11-27', mei)
    const kept = await take('2026-11-24', '2026-11-24', mei)
    await overnight('2026-12-01')
    expect(await exits()).toEqual([
      ['carried', 8],
      ['paid_out', 6],
    ])
    await company.post('api/panel/leave/application/batch/withdraw', { ids: [given] })
    await overnight('2026-12-02')
    await overnight('2026-12-03')
    expect(await exits()).toEqual([
      ['carried', 8],
      ['paid_out', 10],
    ])
    await company.post('api/panel/leave/application/batch/withdraw', { ids: [kept] })
    await overnight('2026-12-04')
    expect(await exits()).toEqual([
      ['carried', 8],
      ['paid_out', 12],
    ])
  })

  test('days that a balance brought along takes over come free as well', async () => {
    company = await app.leaveCompany('TW')
    const mei = await company.member('Mei', { joined_on: '2023-12-01' })
    await carrying(0, { leftover: 'pay_out' })
    await take('2026-11-24', '2026-11-24', mei)
    await overnight('2026-12-01')
    expect(await exits()).toEqual([['paid_out', 18]])
    const { employeeId } = mei
    const brought = { employeeId, leaveType: '特別休假', days: '1', asOf: '2026-11-20', expiresOn: '2026-11-25' }
    await app.db
      .forCompany(company.id)
      .transaction((tx) => setOpeningLots(tx, app.services.clock, company.id, [employeeId], [brought]))
    await overnight('2026-12-02')
    expect(await exits()).toEqual([['paid_out', 20]])
  })

  test('what ended while nobody looked at it is settled as well; what was over before leave was kept here is not', async () => {
    company = await app.leaveCompany('TW')
    await company.balance(await company.member('Seen', { joined_on: '2026-11-02' }), 'annual')
    await company.member('Unseen', { joined_on: '2023-12-01' })
    await company.member('Earlier', { joined_on: '2023-11-01' })
    await carrying(0, { leftover: 'pay_out' })
    await overnight('2026-12-01')
    expect(await exits()).toEqual([['paid_out', 20]])
  })

  test('what was brought along until a day of its own is not carried on a second time', async () => {
    await carrying(5)
    const brought = {
      employeeId: ann.employeeId,
      leaveType: 'Annual leave',
      days: '6',
      asOf: '2026-07-01',
      expiresOn: '2026-12-31',
    }
    await app.db
      .forCompany(company.id)
      .transaction((tx) => setOpeningLots(tx, app.services.clock, company.id, [ann.employeeId], [brought]))
    expect(await company.balance(ann, 'annual')).toMatchObject({ entitled: 6, available: 6 })
    await overnight('2027-01-01')
    await run()
    expect(await company.balance(ann, 'annual')).toMatchObject({ carried: 0, available: 16 })
    expect(await exits()).toEqual([['forfeited', 12]])
  })

  test('reports what a year’s end forfeited, on its last day', async () => {
    await carrying(5)
    await company.balance(ann, 'annual')
    app.setToday('2027-01-04')
    await run()
    const { id } = await company.type('annual')
    const { body } = await company.get(`api/panel/leave/report/forfeited?type_id=${id}&as_of=2026-12-31`)
    expect(body.data).toMatchObject([{ full_name: 'Ann', entitled: 16, forfeited: 11, balance: 0 }])
    expect(await company.balance(ann, 'annual', '2026-12-31')).toMatchObject({ forfeited: 11, balance: 0 })
    expect(await company.balance(ann, 'annual', '2026-12-30')).toMatchObject({ forfeited: 0, balance: 11 })
  })
})
