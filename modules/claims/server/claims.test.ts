import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import screenEn from '../words/en.json' with { type: 'json' }
import screenZh from '../words/zh-Hant.json' with { type: 'json' }
import { claimsOpening } from './claims-opening.ts'
import { claimsHandlers } from './handlers.ts'
import { noTravels } from './needs.ts'

const COMPANY = 'api/panel/company'
const needs = { dayFacts: dayFactsOf([]), payChanged: async () => {}, ...noTravels }
let app: ModuleApp
let admin: Caller
let stranger: Caller

beforeAll(async () => {
  app = await moduleApp({
    handlers: [
      ...claimsHandlers({ kinds: [], people: approvalPeople }, needs),
      ...employeesHandlers({ payInputsChanged: async () => {} }),
    ],
    catalogues: serverWords,
    openings: [claimsOpening],
  })
  admin = await app.caller(await app.company('MY'), 'MY', 'HR Claim')
  stranger = await app.caller(await app.company('TW'), 'TW', 'Company Admin')
})
afterAll(() => app?.close())

const get = async (path: string, by = admin) => (await app.call(by, 'GET', `${COMPANY}/${path}`)).body.data
const send = (method: 'POST' | 'PATCH', path: string, body: object, by = admin) =>
  app.call(by, method, `${COMPANY}/${path}`, body)
const named = (list: { name: string }[]) => list.map(({ name }) => name)
const find = async (path: string, name: string) => (await get(path)).find((one: { name: string }) => one.name === name)

async function hire(staff_id: string): Promise<string> {
  const hr = await app.caller(admin.companyId, 'MY', 'HR Manager')
  const body = { staff_id, full_name: `Person ${staff_id}`, joined_on: '2026-01-01' }
  return (await app.call(hr, 'POST', 'api/panel/employee/create', body)).body.data.id
}

describe('categories and groups', () => {
  test('a new company has the default group, and Travel Expenses among its categories (S3-040)', async () => {
    expect(await get('claimGroup')).toMatchObject([{ name: 'Default', is_default: true, employees_count: 0 }])
    expect(named(await get('claimGroup/getDefaultCategory'))).toContain('Travel Expenses')
    expect(named(await get('claimCategoryList'))).toEqual(named(await get('claimCategory')))
  })

  test('the default group is shown in the reader’s language (S3-041)', () => {
    expect([screenEn['claims.default'], screenZh['claims.default']]).toEqual([
      'Default (everyone else)',
      '預設（其他所有人）',
    ])
  })

  test('categories have name, is_active and claim_group_id (S3-038)', async () => {
    const { id: claim_group_id } = await find('claimGroup', 'Default')
    const added = await send('POST', 'claimCategory', { name: 'Parking', claim_group_id })
    expect([added.status, added.body.data]).toMatchObject([201, { name: 'Parking', is_active: true, claim_group_id }])
    const { id } = added.body.data
    expect((await send('PATCH', `claimCategory/${id}`, { is_active: 0 })).body.data.is_active).toBe(false)
    expect(await get(`claimCategory/${id}`)).toMatchObject({ name: 'Parking', is_active: false })
    expect((await send('POST', 'claimCategory', { name: 'PARKING', claim_group_id })).body.errors).toEqual({
      name: ['This name is taken'],
    })
    const nowhere = await send('PATCH', `claimCategory/${id}`, { claim_group_id: randomUUID() })
    expect(nowhere.body.errors).toEqual({ claim_group_id: ['There is no such group'] })
  })

  test('what filters leave out, as it is claimed with a travel, is known by a mark and not by its name (S3-039)', async () => {
    const { id } = await find('claimCategory', 'Travel Expenses')
    const named = await send('PATCH', `claimCategory/${id}`, { name: '差旅費' })
    expect(named.body.data).toMatchObject({ name: '差旅費', is_travel: true })
    const { id: claim_group_id } = await find('claimGroup', 'Default')
    const again = await send('POST', 'claimCategory', { name: 'Travel Expenses', claim_group_id })
    expect(again.body.data).toMatchObject({ name: 'Travel Expenses', is_travel: false })
    expect((await get('claimCategory')).filter((one: { is_travel: boolean }) => one.is_travel)).toHaveLength(1)
    await send('PATCH', `claimCategory/${id}`, { name: 'Travels' })
  })

  test('a group takes people and categories over, and gives them back to the default when it goes', async () => {
    const [ann, ben] = [await hire('C-1'), await hire('C-2')]
    const medical = await find('claimCategory', 'Medical')
    const made = await send('POST', 'claimGroup', {
      name: 'Sales',
      category_ids: [medical.id],
      employee_ids: [ann, ben],
    })
    expect(made.body.data).toMatchObject({ employees_count: 2, categories: [{ name: 'Medical' }] })
    const { id } = made.body.data
    expect((await find('claimGroup', 'Default')).employees_count).toBe(0)
    expect(named(await get('claimGroup/getDefaultCategory'))).not.toContain('Medical')
    const less = await send('PATCH', `claimGroup/${id}`, { employee_ids: [ann] })
    expect(less.body.data.employees).toMatchObject([{ id: ann }])
    expect((await find('claimGroup', 'Default')).employees_count).toBe(1)
    expect((await app.call(admin, 'DELETE', `${COMPANY}/claimGroup/${id}`)).status).toBe(200)
    expect((await find('claimGroup', 'Default')).employees_count).toBe(2)
    expect(named(await get('claimGroup/getDefaultCategory'))).toContain('Medical')
  })

  test('the default group keeps its name, its people and its place', async () => {
    const { id } = await find('claimGroup', 'Default')
    expect((await send('PATCH', `claimGroup/${id}`, { name: 'Other' })).status).toBe(422)
    expect((await send('PATCH', `claimGroup/${id}`, { employee_ids: [] })).status).toBe(422)
    expect((await app.call(admin, 'DELETE', `${COMPANY}/claimGroup/${id}`)).status).toBe(422)
  })

  test('people and categories of another company are not taken', async () => {
    const foreign = (await get('claimCategory', stranger))[0].id
    const refused = await send('POST', 'claimGroup', { name: 'Mine', category_ids: [foreign] })
    expect([refused.status, refused.body.errors]).toEqual([422, { category_ids: ['There is no such category'] }])
    expect(named(await get('claimGroup'))).toEqual(['Default'])
    for (const path of [`claimCategory/${foreign}`, `claimGroup/${(await get('claimGroup', stranger))[0].id}`]) {
      expect((await app.call(admin, 'GET', `${COMPANY}/${path}`)).status).toBe(404)
    }
  })
})

describe('types', () => {
  test('a new company has some to claim under from its first day, named in its language, and per diem for travel alone', async () => {
    const begun = async (by: typeof admin) => (await get('claim', by)).map((one: { name: string }) => one.name).sort()
    expect(await begun(stranger)).toEqual(['日支費', '餐費', '住宿費', '交通與停車費'].sort())
    expect(await begun(admin)).toEqual(['Accommodation', 'Meals', 'Per diem', 'Transport, parking and tolls'])
    expect(named(await get('claimCategory', stranger)).sort()).toEqual(['差旅費', '醫療', '里程', '餐費'].sort())
  })

  test('that people claim everywhere are added where they are missing, and only those', async () => {
    const by = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    const add = async () =>
      (await send('POST', 'claim/usual', {}, by)).body.data.map((one: { name: string }) => one.name)
    expect(await add()).toEqual([])
    await app.db.system.transaction(async (tx) => {
      const of = sql`company_id = ${by.companyId}`
      await sql`delete from claim_types where ${of} and name <> 'Accommodation'`.execute(tx)
      await sql`update claim_types set name = '住宿費' where ${of}`.execute(tx)
      await sql`update claim_categories set name = 'Trips' where ${of} and is_travel`.execute(tx)
      await sql`delete from claim_categories where ${of} and not is_travel`.execute(tx)
    })
    const [one, two] = await Promise.all([add(), add()])
    expect([...one, ...two]).toEqual(['Meals', 'Per diem', 'Transport, parking and tolls'])
    expect(named(await get('claimCategory', by))).toEqual(['Meals', 'Trips'])
    expect(named(await get('claim', by))).toHaveLength(4)
    expect(await add()).toEqual([])
  })

  const mileage = { is_unit_based: true, unit_type: 'kilometres', amount_per_unit: '0.80' }
  const category = async () => (await find('claimCategory', 'Mileage')).id

  test('by distance begin with the company’s unit and rate', async () => {
    const { id: claim_category_id } = await find('claimCategory', 'Mileage')
    const before = await send('POST', 'claim', { name: 'Van', claim_category_id, is_unit_based: true })
    expect([before.status, Object.keys(before.body.errors)]).toEqual([422, ['amount_per_unit']])
    await app.db.system.transaction((tx) =>
      sql`update companies set settings = settings || '{"claim_unit_type":"miles","claim_amount_per_unit":"1.25"}'
          where id = ${admin.companyId}`.execute(tx),
    )
    const made = await send('POST', 'claim', { name: 'Van', claim_category_id, is_unit_based: true })
    expect(made.body.data).toMatchObject({ unit_type: 'miles', amount_per_unit: '1.25' })
    const own = {
      name: 'Lorry',
      claim_category_id,
      is_unit_based: true,
      unit_type: 'kilometres',
      amount_per_unit: '2.00',
    }
    expect((await send('POST', 'claim', own)).body.data).toMatchObject({
      unit_type: 'kilometres',
      amount_per_unit: '2.00',
    })
  })

  test('by distance have a unit and a rate above zero (S5-018)', async () => {
    const claim_category_id = await category()
    const made = await send('POST', 'claim', { name: 'Car', claim_category_id, ...mileage })
    expect(made.body.data).toMatchObject({ name: 'Car', amount_per_unit: '0.80', unit_type: 'kilometres' })
    for (const amount_per_unit of ['0', '-1']) {
      const refused = await send('POST', 'claim', { name: 'Bike', claim_category_id, ...mileage, amount_per_unit })
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['amount_per_unit']])
    }
    expect(
      (await send('POST', 'claim', { name: 'Bike', claim_category_id, ...mileage, amount_per_unit: '0.01' })).status,
    ).toBe(201)
    expect((await send('PATCH', `claim/${made.body.data.id}`, { unit_type: null })).body.errors).toEqual({
      unit_type: ['Choose kilometres or miles'],
    })
    const plain = await send('PATCH', `claim/${made.body.data.id}`, { is_unit_based: false })
    expect(plain.body.data).toMatchObject({ is_unit_based: false, unit_type: null, amount_per_unit: null })
  })

  test('have limits that do not contradict each other', async () => {
    const claim_category_id = await category()
    const refused = await send('POST', 'claim', {
      name: 'Toll',
      claim_category_id,
      limit_per_claim: '50.00',
      limit_per_month: '40.00',
    })
    expect(refused.body.errors).toEqual({ limit_per_month: ['A longer time cannot have a lower limit'] })
    const made = await send('POST', 'claim', { name: 'Toll', claim_category_id, limit_per_claim: '50.00' })
    expect(made.body.data).toMatchObject({ limit_per_claim: '50.00', limit_per_year: null, require_receipt: true })
    expect((await send('PATCH', `claim/${randomUUID()}`, { name: 'X' })).status).toBe(404)
  })
})

test('each country’s schemes count a category or not', async () => {
  const [first] = await get('claimStatutory')
  expect(Object.keys(first).sort()).toEqual(['claim_category_id', 'eis', 'epf', 'hrdf', 'socso', 'tax'])
  const { claim_category_id } = first
  const set = await send('PATCH', 'claimStatutory', { items: [{ claim_category_id, epf: 1, tax: true }] })
  expect(set.body.data[0]).toEqual({ claim_category_id, epf: 1, socso: 0, eis: 0, tax: 1, hrdf: 0 })
  expect((await send('PATCH', 'claimStatutory', { items: [{ claim_category_id, sss: 1 }] })).status).toBe(422)
  expect(Object.keys((await get('claimStatutory', stranger))[0])).toContain('labour_insurance')
})

test('the approval flow is the company’s own, by type, amount and department', async () => {
  expect(await get('claim/approval/flow')).toEqual({ chains: [] })
  const chains = [
    {
      name: 'Large',
      when: { amount_from: '1000.00' },
      steps: [
        { approvers: [{ by: 'manager', up: 1 }, { by: 'head_of_department' }], needs: 'all', remind_after_days: 2 },
      ],
    },
    { name: 'Usual', when: {}, steps: [{ approvers: [{ by: 'manager', up: 1 }], needs: 'any', remind_after_days: 2 }] },
  ]
  expect((await send('POST', 'claim/update/approval/flow', { chains })).body.data).toEqual({ chains })
  expect(await get('claim/approval/flow')).toEqual({ chains })
  const foreign = [{ ...chains[0], when: { department_ids: [randomUUID()] } }]
  expect((await send('POST', 'claim/update/approval/flow', { chains: foreign })).status).toBe(422)
})

test('Finance reads, HR Payroll sets what counts, others keep out', async () => {
  const as = (...roles: Parameters<ModuleApp['caller']>[2][]) => app.caller(admin.companyId, 'MY', ...roles)
  const [finance, payroll, nobody] = [await as('Finance'), await as('HR Payroll'), await as()]
  expect((await app.call(finance, 'GET', `${COMPANY}/claim`)).status).toBe(200)
  expect((await send('POST', 'claimGroup', { name: 'X' }, finance)).status).toBe(403)
  expect((await send('PATCH', 'claimStatutory', { items: [] }, payroll)).status).toBe(200)
  expect((await app.call(nobody, 'GET', `${COMPANY}/claimCategory`)).status).toBe(403)
  expect((await app.call(nobody, 'GET', `${COMPANY}/claimCategoryList`)).status).toBe(200)
})
