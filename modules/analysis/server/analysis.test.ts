import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dashboardHandlers } from '#modules/dashboard/server/handlers.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import { leaveApprovals } from '#tests/support/leave-company.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import english from '../words/messages.en.json' with { type: 'json' }
import chinese from '../words/messages.zh-Hant.json' with { type: 'json' }
import { analysisHandlers } from './handlers.ts'

// Everything here is counted on 20 November 2026.
let app: ModuleApp
let company: string
let admin: Caller
const shop = randomUUID()
const office = randomUUID()

type Known = {
  readonly joined: string
  readonly left?: string
  readonly born?: string
  readonly pay?: string
  readonly in?: string
}

const people: readonly Known[] = [
  { joined: '2026-06-20', born: '1977-11-20', pay: '3000.00', in: shop }, // 5 months; 49
  { joined: '2026-03-20', born: '1976-11-20', pay: '3000.01', in: shop }, // 8 months; 50 today
  { joined: '2025-05-20', born: '2006-11-21', pay: '5000.00', in: office }, // 1.5 years; 19
  { joined: '2024-05-20', born: '2006-11-20', pay: '9000.00', in: office }, // 2.5 years; 20 today
  { joined: '2023-05-20', in: shop }, // 3.5 years; no pay in force
  { joined: '2021-11-20', born: '1990-12-01' }, // 5 years
  { joined: '2020-01-01', left: '2026-10-31', in: shop }, // left within the twelve months
  { joined: '2020-01-01', left: '2024-10-31' }, // long gone
]
const ids = people.map(() => randomUUID())

beforeAll(async () => {
  app = await moduleApp({
    handlers: [
      ...analysisHandlers,
      ...dashboardHandlers(leaveApprovals),
      ...employeesHandlers({ payInputsChanged: async () => {} }),
    ],
    catalogues: [{ en: english, 'zh-Hant': chinese }],
  })
  company = await app.company('MY')
  admin = await app.caller(company, 'MY', 'Company Admin')
  await app.db.forCompany(company).transaction(async (tx) => {
    await bulkInsert(tx, 'departments', [
      { company_id: company, id: shop, name: 'Shop' },
      { company_id: company, id: office, name: 'Office' },
    ])
    await bulkInsert(
      tx,
      'employees',
      people.map((one, at) => ({
        company_id: company,
        id: ids[at] ?? '',
        staff_id: `A-${at}`,
        full_name: `Person ${at}`,
        joined_on: one.joined,
        left_on: one.left ?? null,
        birth_date: one.born ?? null,
        department_id: one.in ?? null,
        gender: at === 0 ? 'female' : null,
      })),
    )
    await bulkInsert(
      tx,
      'salary_rates',
      people.flatMap(({ pay }, at) =>
        pay === undefined
          ? []
          : [
              {
                company_id: company,
                employee_id: ids[at] ?? '',
                component: 'basic_salary',
                effective_from: '2020-01-01',
                amount: '1.00',
              },
              {
                company_id: company,
                employee_id: ids[at] ?? '',
                component: 'basic_salary',
                effective_from: '2026-11-20',
                amount: pay,
              },
              {
                company_id: company,
                employee_id: ids[at] ?? '',
                component: 'basic_salary',
                effective_from: '2026-11-21',
                amount: '77.00',
              },
            ],
      ),
    )
    await bulkInsert(tx, 'educations', [
      {
        company_id: company,
        id: randomUUID(),
        employee_id: ids[0] ?? '',
        certificate_title: 'BSc',
        certificate_type: 'bachelor',
        status: 'graduate',
      },
      {
        company_id: company,
        id: randomUUID(),
        employee_id: ids[0] ?? '',
        certificate_title: 'STPM',
        certificate_type: 'senior_high',
        status: 'graduate',
      },
      {
        company_id: company,
        id: randomUUID(),
        employee_id: ids[1] ?? '',
        certificate_title: 'PhD',
        certificate_type: 'phd',
        status: 'studying',
      },
    ])
    await bulkInsert(tx, 'employee_documents', [
      {
        company_id: company,
        id: randomUUID(),
        employee_id: ids[0] ?? '',
        kind: 'work_permit',
        name: 'Permit',
        expires_on: '2026-12-01',
      },
      {
        company_id: company,
        id: randomUUID(),
        employee_id: ids[1] ?? '',
        kind: 'passport',
        name: 'Passport',
        expires_on: '2026-11-19',
      },
      {
        company_id: company,
        id: randomUUID(),
        employee_id: ids[2] ?? '',
        kind: 'passport',
        name: 'Passport',
        expires_on: '2027-03-01',
      },
      {
        company_id: company,
        id: randomUUID(),
        employee_id: ids[7] ?? '',
        kind: 'passport',
        name: 'Of a leaver',
        expires_on: '2026-11-25',
      },
    ])
  })
})
afterAll(() => app?.close())

const get = async (path: string, caller = admin) =>
  (await app.call(caller, 'GET', `api/panel/analysis/${path}`)).body.data
const filled = (buckets: readonly { bucket: string; value: number }[]) =>
  Object.fromEntries(buckets.filter(({ value }) => value > 0).map(({ bucket, value }) => [bucket, value]))

describe('people in numbers', () => {
  test('one of each length of service stands in each of the six buckets (S9-033)', async () => {
    const { by_tenure } = await get('demographics')
    expect(filled(by_tenure)).toEqual({
      under_6_months: 1,
      under_1_year: 1,
      '1_to_2': 1,
      '2_to_3': 1,
      '3_to_4': 1,
      '4_and_above': 1,
    })
  })

  test('fifty begins on the birthday, and who has no birth date is counted as not stated (S9-034)', async () => {
    const { by_age } = await get('demographics')
    expect(filled(by_age)).toEqual({
      under_20: 1,
      '20_to_29': 1,
      '30_to_39': 1,
      '40_to_49': 1,
      '50_and_above': 1,
      unknown: 1,
    })
  })

  test('the highest finished certificate counts, one that is being studied for does not (S9-035)', async () => {
    const { by_education } = await get('demographics')
    expect(by_education.map(({ bucket }: { bucket: string }) => bucket)[0]).toBe('elementary')
    expect(filled(by_education)).toEqual({ bachelor: 1, unknown: 5 })
  })

  test('papers of those employed that expire within ninety days, the expired first', async () => {
    const papers = await get('papers')
    expect(papers.map(({ document, days }: { document: string; days: number }) => [document, days])).toEqual([
      ['Passport', -1],
      ['Permit', 11],
    ])
    const second = await app.call(admin, 'GET', 'api/panel/analysis/papers?page=2&per_page=1')
    expect([second.body.data.length, second.body.data[0].document, second.body.meta.total]).toEqual([1, 'Permit', 2])
  })

  test('headcount is that of the day asked for, of the department asked for', async () => {
    expect((await get('headcount')).headcount).toBe(6)
    expect((await get('headcount?as_of=2026-10-31')).headcount).toBe(7)
    expect((await get('headcount?as_of=2019-12-31')).headcount).toBe(0)
    expect((await get(`headcount?department_id=${shop}`)).headcount).toBe(3)
    const { by_department, by_month } = await get('headcount')
    expect(by_department).toMatchObject([
      { name: 'Shop', value: 3 },
      { name: 'Office', value: 2 },
      { id: null, name: 'None', value: 1 },
    ])
    expect(by_month.at(-1)).toEqual({ month: '2026-11', headcount: 6, joined: 0, left: 0 })
    expect(by_month.at(-2)).toEqual({ month: '2026-10', headcount: 7, joined: 0, left: 1 })
  })

  test('attrition is leavers of twelve months for every hundred of the average headcount', async () => {
    const found = await get('attrition')
    expect([found.joined, found.left]).toEqual([2, 1])
    // Month ends: 5 5 5 5 in Dec to Feb and Nov 2025 is out; 6 from March, 7 from June to October, 6 today.
    const heads = found.by_month.map(({ headcount }: { headcount: number }) => headcount)
    expect(heads).toEqual([5, 5, 5, 6, 6, 6, 7, 7, 7, 7, 7, 6])
    // 1 / (74 / 12) * 100 = 16.216
    expect(found.rate).toBe('16.2')
    expect(filled(found.leavers_by_tenure)).toEqual({ '4_and_above': 1 })
  })

  test('pay is the one in force on the day, with an exact median', async () => {
    const { all, without, by_department } = await get('salary')
    // 3000.00, 3000.01, 5000.00, 9000.00: the two in the middle have the mean 4000.005.
    expect(all).toEqual({ people: 4, total: '20000.01', lowest: '3000.00', median: '4000.01', highest: '9000.00' })
    expect(without).toBe(2)
    expect(by_department[1]).toMatchObject({ name: 'Shop', people: 2, total: '6000.01', median: '3000.01' })
    expect((await get('salary?as_of=2026-11-19')).all.total).toBe('4.00')
  })

  test('birthdays are those of the next thirty days', async () => {
    const birthdays = await get('birthdays')
    expect(birthdays.map(({ date }: { date: string }) => date)).toEqual([
      '2026-11-20',
      '2026-11-20',
      '2026-11-20',
      '2026-11-21',
      '2026-12-01',
    ])
    const hide = (shown: boolean) =>
      app.db
        .forCompany(company)
        .transaction((tx) =>
          sql`update employees set show_birthday = ${shown} where id = ${birthdays[4].employee_id}`.execute(tx),
        )
    await hide(false)
    expect(await get('birthdays')).toHaveLength(4)
    await hide(true)
  })

  test('who left and came back counts in both employments, and left between them', async () => {
    const there = await app.company('MY', { headcount: 50 })
    const theirs = await app.caller(there, 'MY', 'Company Admin')
    const id = randomUUID()
    await app.db
      .forCompany(there)
      .transaction((tx) =>
        bulkInsert(tx, 'employees', [
          { company_id: there, id, staff_id: 'B-1', full_name: 'Back again', joined_on: '2024-06-01' },
        ]),
      )
    const send = async (path: string, body: object) => {
      const { status } = await app.call(theirs, 'PATCH', `api/panel/employee/${path}/${id}`, body)
      expect(status).toBe(200)
    }
    await send('status/disable', { last_working_date: '2026-06-15' })
    await send('status/enable', { effective_date: '2026-10-05' })
    const heads = async (day: string) => (await get(`headcount?as_of=${day}`, theirs)).headcount
    expect([await heads('2026-06-15'), await heads('2026-06-16'), await heads('2026-10-05')]).toEqual([1, 0, 1])
    const { by_month, left, joined } = await get('attrition', theirs)
    expect([left, joined]).toEqual([1, 1])
    const moved = (month: string) => by_month.find((one: { month: string }) => one.month === month)
    expect([moved('2026-06'), moved('2026-10')]).toMatchObject([{ left: 1 }, { joined: 1 }])
    expect(filled((await get('attrition', theirs)).leavers_by_tenure)).toEqual({ '2_to_3': 1 })
    expect(filled((await get('demographics?as_of=2026-06-01', theirs)).by_tenure)).toEqual({ '2_to_3': 1 })
    expect(filled((await get('demographics', theirs)).by_tenure)).toEqual({ under_6_months: 1 })
    const { body } = await app.call(theirs, 'GET', 'api/panel/dashboard?range=90')
    expect(body.data.people).toMatchObject({ active: 1, joined: 1, left: 0 })
    const month = body.data.people.by_month.find((one: { month: string }) => one.month === '2026-06')
    expect(month).toMatchObject({ left: 1 })
    expect(body.data.people.newcomers).toMatchObject([{ full_name: 'Back again', joined_on: '2026-10-05' }])
  })

  test('another company sees its own people only, and other roles nothing', async () => {
    const other = await app.caller(await app.company('TW'), 'TW', 'Company Admin')
    expect((await get('headcount', other)).headcount).toBe(0)
    for (const role of ['HR Manager', 'HR Payroll', 'Reporting Manager'] as const) {
      const person = await app.caller(company, 'MY', role)
      expect((await app.call(person, 'GET', 'api/panel/analysis/salary')).status).toBe(403)
    }
    expect((await app.call(admin, 'GET', 'api/panel/analysis/headcount?as_of=2026-02-30')).status).toBe(422)
  })
})
