import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companyOpening } from '#modules/company/server/public.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { employeesHandlers } from './handlers.ts'
import { peopleForMonth } from './public.ts'

const UPLOAD = 'api/panel/employee/add/by/batch/upload/0'
const sample = (country: string) => readFileSync(`tests/samples/${country}/employees.csv`, 'utf8')
let app: ModuleApp
const told: number[] = []

beforeAll(async () => {
  app = await moduleApp({
    handlers: employeesHandlers({
      payInputsChanged: async (_tx, _company, change) => void told.push(change.employeeIds.length),
    }),
    catalogues: serverWords,
    openings: [companyOpening],
  })
})
afterAll(() => app?.close())

const malaysia = async (headcount?: number): Promise<Caller> =>
  app.caller(await app.company('MY', { headcount }), 'MY', 'Company Admin')

describe('the sample of Malaysia', () => {
  test('is taken whole', async () => {
    const admin = await malaysia()
    const { status, body } = await app.upload(admin, UPLOAD, 'employees.csv', sample('malaysia'))
    expect(body).toMatchObject({ data: { rows: 60, accepted: 60, rejected: 0, warnings: [] } })
    expect(status).toBe(200)
    expect(body.data.created.departments).toHaveLength(6)
    expect(body.data.created.positions).toHaveLength(16)
    const company = app.db.forCompany(admin.companyId)
    const people = await company.read((tx) => peopleForMonth(tx, admin.companyId, { year: 2026, month: 1 }))
    expect(people.length).toBeGreaterThan(50)
    expect(people[0]).toMatchObject({
      staffId: 'KS-0001',
      fullName: 'Farah Nadia binti Ismail',
      rates: [{ component: 'basic_salary', from: '2024-01-17', amount: '4376.55' }],
      hasBankAccount: true,
      hasIdentity: true,
    })
    expect(told.at(-1)).toBe(60)
    const { rows } = await company.read((tx) => sql`select action from activity`.execute(tx))
    expect(rows).toEqual([{ action: 'employees.imported' }])
  })
})

describe('the samples of the other countries', () => {
  test.each([
    ['taiwan', 'TW', 48],
    ['philippines', 'PH', 54],
  ] as const)('%s is taken whole', async (country, code, people) => {
    const admin = await app.caller(await app.company(code), code, 'Company Admin')
    const { body } = await app.upload(admin, UPLOAD, 'employees.csv', sample(country))
    expect(body).toMatchObject({ data: { rows: people, accepted: people, rejected: 0 } })
  })
})
