/** Whoever leaves is out: on every device, at once, and for good. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleOvernight } from '#modules/employees/server/leaving/overnight.ts'
import { dailyWork } from '#platform/jobs/server/daily-work.ts'
import { newCompany } from '../support/client.ts'
import { colleague } from '../support/colleagues.ts'
import { type Product, startProduct } from '../support/product.ts'
import { done } from './support/filled-company.ts'

let product: Product
let admin: Awaited<ReturnType<typeof newCompany>>
beforeAll(async () => {
  product = await startProduct()
  admin = await newCompany(product.client)
})
afterAll(() => product?.stop())

const day = (days: number) => new Date(product.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** Somebody employed who has an account, signed in. */
async function employed() {
  const person = { full_name: 'Lim', staff_id: randomUUID().slice(0, 8), joined_on: '2020-01-01' }
  const { id } = await done(admin.post('api/panel/employee/create', person))
  const account = await colleague(admin, ['HR Leave'], { employee_id: id })
  return { id, account }
}

async function leaves(id: string, leftOn: string) {
  const { revision } = await done(admin.get(`api/panel/employee/show/employment/details/${id}`))
  await done(admin.post(`api/panel/employee/update/employment/details/${id}`, { left_on: leftOn, revision }))
}

const stateOf = async (id: string) =>
  (await done(admin.get('api/panel/user'))).accounts.find((one: { id: string }) => one.id === id).state

test('who has left is signed out at once and cannot sign in again', async () => {
  const { id, account } = await employed()
  await leaves(id, day(-1))
  expect((await account.get('api/auth/me')).status).toBe(401)
  const again = await product.client.post('api/auth/login', { email: account.email, password: account.password })
  expect(again.body.success).toBe(false)
  const log = (await admin.get('api/panel/activityLog?action=identity.account-disabled')).body.data
  expect(log[0]).toMatchObject({ subject_id: account.id, after: { because: 'left' } })
})

test('who will leave works to the last day, and is out on the morning after it', async () => {
  const { id, account } = await employed()
  await leaves(id, day(3))
  const mornings = dailyWork(product.services, [peopleOvernight])
  await mornings.look()
  expect((await account.get('api/auth/me')).status).toBe(200)
  product.pass(4 * 86_400 + 60)
  const back = await product.client.post('api/auth/login', { email: admin.email, password: admin.password })
  admin = Object.assign(admin.as(back.body.token), { email: admin.email, password: admin.password })
  await mornings.look()
  expect(await stateOf(account.id)).toBe('disabled')
})

test('the last Company Admin stays, or nobody could let anybody in', async () => {
  const person = { full_name: 'Owner', staff_id: 'OWNER', joined_on: '2020-01-01', email: admin.email }
  const { id } = await done(admin.post('api/panel/employee/create', person))
  await expect(leaves(id, day(-1))).rejects.toThrow('refused with 422')
  expect((await done(admin.get(`api/panel/employee/show/employment/details/${id}`))).left_on).toBe(null)
  expect((await admin.get('api/auth/me')).status).toBe(200)
})
