/**
 * Two at once, who must not both have their way: one of them does, the other is told, and the sums hold.
 *
 * @both-homes several at once on several connections
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type Client, newCompany } from '../support/client.ts'
import { colleague } from '../support/colleagues.ts'
import { type Product, startProduct } from '../support/product.ts'
import { done } from './support/filled-company.ts'
import { itemsOf, peopleOf } from './support/sample-sheets.ts'

let product: Product
let admin: Awaited<ReturnType<typeof newCompany>>
let second: Awaited<ReturnType<typeof colleague>>
const PEOPLE = 60
const run = (month: string) => `api/panel/payroll/2026/${month}`
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted()
beforeAll(async () => {
  product = await startProduct()
  admin = await newCompany(product.client, { headcount: 100 })
  await done(admin.upload('api/panel/employee/add/by/batch/upload/0', peopleOf('R', PEOPLE)))
  second = await colleague(admin, ['Company Admin'])
})
afterAll(() => product?.stop())

test('of several who work a month out at once one does, the others are told, and the run is whole', async () => {
  await done(admin.upload(`${run('01')}/items/upload`, itemsOf('R', '2026-01', PEOPLE)))
  const answers = await Promise.all([admin, second, admin, second].map((one) => one.post(`${run('01')}/generate`)))
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  for (const { status } of answers) expect([200, 409]).toContain(status)
  const { data } = (await admin.get(run('01'))).body
  expect([data.status, data.payslips.length]).toEqual(['unconfirmed', PEOPLE])
  expect(new Set(data.payslips.map(({ staff_id }: { staff_id: string }) => staff_id)).size).toBe(PEOPLE)
})

test('of two who confirm at once one wins and the other is told with 409', async () => {
  const answers = await Promise.all([admin, second].map((one) => one.post(`${run('01')}/confirm`)))
  expect(statuses(answers)).toEqual([200, 409])
  const confirmed = (await admin.get(run('01'))).body.data.sign_off.filter(
    ({ event }: { event: string }) => event === 'confirmed',
  )
  expect(confirmed).toHaveLength(1)
})

test('what is approved is what was confirmed, though somebody opens and works it out again meanwhile', async () => {
  const [approved] = await Promise.all([
    second.post(`${run('01')}/approve`, { password: second.password }),
    admin.post(`${run('01')}/unconfirm`).then(() => admin.post(`${run('01')}/generate`)),
  ])
  const { data } = (await admin.get(run('01'))).body
  expect(data.payslips).toHaveLength(PEOPLE)
  if (approved.status === 200) expect(data.status).toBe('approved')
  else {
    expect([409, 422]).toContain(approved.status)
    expect(data.status).toBe('unconfirmed')
    await done(admin.post(`${run('01')}/confirm`))
    await done(second.post(`${run('01')}/approve`, { password: second.password }))
  }
  // Approved twice at once is approved once.
  const again = await Promise.all(
    [admin, second].map((one) => one.post(`${run('01')}/approve`, { password: one.password })),
  )
  expect(statuses(again)).toEqual([409, 409])
})

test('the same items sent twice at once are there once', async () => {
  const sheet = itemsOf('R', '2026-02', PEOPLE)
  const answers = await Promise.all([admin, second, admin].map((one) => one.upload(`${run('02')}/items/upload`, sheet)))
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect((await admin.get(`${run('02')}/items`)).body.data).toHaveLength(PEOPLE)
})

test('two sheets that together break the headcount limit are not both taken', async () => {
  const answers = await Promise.all(
    ['X', 'Y'].map((mark) => admin.upload('api/panel/employee/add/by/batch/upload/0', peopleOf(mark, 30))),
  )
  expect(statuses(answers)).toEqual([200, 422])
  expect((await admin.get('api/panel/employee/getAllEmployees')).body.data).toHaveLength(PEOPLE + 30)
  const singles = await Promise.all(
    Array.from({ length: 15 }, (_, at) =>
      admin.post('api/panel/employee/create', { full_name: `S ${at}`, staff_id: `S-${at}`, joined_on: '2026-01-01' }),
    ),
  )
  expect(singles.filter(({ status }) => status < 300)).toHaveLength(10)
  expect((await admin.get('api/panel/employee/getAllEmployees')).body.data).toHaveLength(100)
})

test('the same sheet sent twice at once adds its people once', async () => {
  const other = await newCompany(product.client)
  const sheet = peopleOf('TWICE', 20)
  const answers = await Promise.all([1, 2].map(() => other.upload('api/panel/employee/add/by/batch/upload/0', sheet)))
  expect(statuses(answers)).toEqual([200, 422])
  expect((await other.get('api/panel/employee/getAllEmployees')).body.data).toHaveLength(20)
})

test('one e-mail registered several times at once is one account', async () => {
  const [email, password] = [`twice${randomUUID()}@company.example`, 'a long enough password']
  const person = { full_name: 'Aida', email, password, agreement: true }
  const form = { company_name: 'Twice', country: 'MY', headcount: 5, ...person }
  const answers = await Promise.all([1, 2, 3, 4].map(() => product.client.post('api/auth/register', form)))
  // Whose address has an account is told to nobody.
  expect(statuses(answers)).toEqual([201, 201, 201, 201])
  expect((await product.client.post('api/auth/login', { email, password })).body.success).toBe(true)
})

test('of two admins who take each other away at once one is left', async () => {
  // Several companies at once, since one alone may be lucky.
  const left = await Promise.all(Array.from({ length: 8 }, () => adminsLeft()))
  expect(left).toEqual(left.map(() => 1))
})

async function adminsLeft(): Promise<number> {
  const one = await newCompany(product.client)
  const other = await colleague(one, ['Company Admin'])
  const { company_id, account_id } = await done(one.get('api/auth/me'))
  const away = (who: Client, id: string) => who.patch(`api/panel/user/${id}/roles`, { roles: ['HR Leave'] })
  await Promise.all([away(one, other.id), away(other, account_id)])
  const { rows } = await product.db.system.read((tx) =>
    sql<{ admins: number }>`select count(*) as admins from account_roles
      where company_id = ${company_id} and role = 'Company Admin'`.execute(tx),
  )
  return rows[0]?.admins ?? 0
}
