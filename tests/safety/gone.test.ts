/**
 * What somebody removes in the very moment in which another puts something into it: a sentence, never a failure.
 *
 * @both-homes asks for the home it runs on
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Answer, newCompany } from '../support/client.ts'
import { type Product, startProduct } from '../support/product.ts'
import { done } from './support/filled-company.ts'
import { itemsOf, peopleOf } from './support/sample-sheets.ts'

let product: Product
let admin: Awaited<ReturnType<typeof newCompany>>
let companyId: string
let person: string
beforeAll(async () => {
  product = await startProduct()
  admin = await newCompany(product.client)
  companyId = (await done(admin.get('api/auth/me'))).company_id
  await done(admin.upload('api/panel/employee/add/by/batch/upload/0', peopleOf('G', 3)))
  ;[{ id: person }] = (await admin.get('api/panel/employee/getAllEmployees')).body.data
})
afterAll(() => product?.stop())

const name = () => `gone-${randomUUID().slice(0, 8)}`

/** The removal is begun, as yet seen by nobody, when the other begins, and is stored once that one waits for it. */
async function removedMeanwhile(table: string, id: string, other: () => Promise<Answer>): Promise<Answer> {
  let answer: Promise<Answer> | undefined
  let settled = false
  await product.db.forCompany(companyId).transaction(async (tx) => {
    await sql`delete from ${sql.table(table)} where company_id = ${companyId} and id = ${id}`.execute(tx)
    answer = other().finally(() => {
      settled = true
    })
    while (!settled && !(await isWaitedFor(tx))) await pause(5)
  })
  return answer ?? Promise.reject(new Error('nothing was asked'))
}

async function isWaitedFor(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) as waits`.execute(
    tx,
  )
  return rows[0]?.waits ?? false
}

const category = () =>
  done(
    admin.post('api/panel/payroll/earningCategory', {
      code: name(),
      name_en: 'Own',
      name_zh: '自訂',
      treatment: 'bonus',
    }),
  )
const LEAVE = {
  name_zh: '假',
  granted: 'year',
  counted_in: 'working_days',
  unit: 'day',
  steps: [{ from_months: 0, amount: 5 }],
}
const hired = (place: object) =>
  admin.post('api/panel/employee/create', { full_name: 'Aida', staff_id: name(), joined_on: '2026-01-01', ...place })
const employed = (place: object) => admin.post(`api/panel/employee/update/employment/details/${person}`, place)
const line = (type: string) => ({ type, amount: '5.00' })

describe.skipIf(!process.env.TEST_DATABASE_URL)('on a server that several write to at once', () => {
  test.each<[string, (code: string) => Promise<Answer>]>([
    ['an item', (code) => admin.post('api/panel/payroll/2026/05/items', { employee_id: person, ...line(code) })],
    [
      'an item that returns',
      (code) => admin.post('api/panel/payroll/recurring', { employee_id: person, ...line(code), from: '2026-06' }),
    ],
    ['a template', (code) => admin.post('api/panel/payroll/payTemplate', { name: name(), items: [line(code)] })],
  ])('%s of a category that is removed at this moment is of an unknown type', async (_, enter) => {
    const { id, code } = await category()
    const { status, body } = await removedMeanwhile('earning_categories', id, () => enter(code))
    expect([status, body.message]).toEqual([422, `There is no pay item of the type ${code}`])
    expect(body.errors.type).toEqual([body.message])
  })

  test('of a sheet every row of a category that is removed at this moment is named, and nothing is stored', async () => {
    const { id, code } = await category()
    const sheet = itemsOf('G', '2026-07', 3).replaceAll('variable_allowance', code)
    const upload = () => admin.upload('api/panel/payroll/2026/07/items/upload', sheet)
    const { status, body } = await removedMeanwhile('earning_categories', id, upload)
    expect(status).toBe(422)
    const message = `There is no pay item of the type ${code}`
    const expected = 'An earning category that is offered'
    expect(body.data.errors).toEqual([1, 2, 3].map((row) => ({ row, column: 'type', value: code, message, expected })))
    expect((await admin.get('api/panel/payroll/2026/07/items')).body.data).toEqual([])
  })

  test.each<
    [
      what: string,
      table: string,
      making: [path: string, body?: object],
      use: (id: string) => Promise<Answer>,
      told: [field: string, text: string],
    ]
  >([
    [
      'a department',
      'departments',
      ['company/department'],
      (department_id) => hired({ department_id }),
      ['department_id', 'There is no such department'],
    ],
    [
      'a position',
      'positions',
      ['company/position'],
      (position_id) => employed({ position_id }),
      ['position_id', 'There is no such position'],
    ],
    [
      'a job level',
      'job_levels',
      ['employee/jobLevel/store'],
      (job_level_id) => hired({ job_level_id }),
      ['job_level_id', 'There is no such job level'],
    ],
    [
      'a claim group',
      'claim_groups',
      ['company/claimGroup'],
      (claim_group_id) => admin.post('api/panel/company/claimCategory', { name: name(), claim_group_id }),
      ['claim_group_id', 'There is no such group'],
    ],
    [
      'a leave type',
      'leave_types',
      ['leave/type', LEAVE],
      (type_id) => admin.post('api/panel/leave/group', { name: name(), types: [{ type_id }] }),
      ['type_id', 'There is no such leave type'],
    ],
  ])(
    '%s that is removed at this moment takes nobody and nothing in, and says so',
    async (_, table, [path, more], use, [field, text]) => {
      const { id } = await done(admin.post(`api/panel/${path}`, { name: name(), ...more }))
      const { status, body } = await removedMeanwhile(table, id, () => use(id))
      expect([status, body.message, body.errors]).toEqual([422, text, { [field]: [text] }])
    },
  )

  test('a sheet of people into a department that is removed at this moment says so and adds nobody', async () => {
    const { id } = await done(admin.post('api/panel/company/department', { name: 'G Sales' }))
    const sheet = peopleOf('G', 2, 10).replaceAll(/G (?!Person)[^,\n]+/g, 'G Sales')
    const upload = () => admin.upload('api/panel/employee/add/by/batch/upload/0', sheet)
    const { status, body } = await removedMeanwhile('departments', id, upload)
    expect([status, body.message]).toEqual([422, 'There is no such department'])
    expect((await admin.get('api/panel/employee/getAllEmployees?search=G-001')).body.data).toEqual([])
  })
})
