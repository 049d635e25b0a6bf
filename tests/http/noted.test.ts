/** What the log tells beside changes: refusals, wrong passwords, lists that leave the product. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCompany } from '../support/client.ts'
import { colleague } from '../support/colleagues.ts'
import { type Product, startProduct } from '../support/product.ts'

let product: Product
let admin: Awaited<ReturnType<typeof newCompany>>
let claims: Awaited<ReturnType<typeof colleague>>
beforeAll(async () => {
  product = await startProduct()
  admin = await newCompany(product.client)
  claims = await colleague(admin, ['HR Claim'])
})
afterAll(() => product?.stop())

type Entry = { readonly action: string; readonly actor: string; readonly title: string; readonly subject_name: string }
const entries = async (action: string): Promise<Entry[]> =>
  (await admin.get(`api/panel/activityLog?action=${action}`)).body.data
/** Written beside the answer, so looked for until it is there. */
const noted = (action: string, count: number) =>
  expect.poll(async () => (await entries(action)).length, { timeout: 30_000 }).toBe(count)

test('who asks for what their role may not have stands in the log, once for one call that is tried again and again', async () => {
  for (let at = 0; at < 3; at += 1) expect((await claims.get('api/panel/activityLog')).status).toBe(403)
  await noted('access.refused', 1)
  expect((await entries('access.refused'))[0]).toMatchObject({
    actor: 'A Colleague',
    title: 'Asked for what the role may not have',
    subject_name: 'activity.list',
    subject_text: 'Activity log',
  })
})

test('so does what a call itself refuses: a role that one may not grant', async () => {
  const generalist = await colleague(admin, ['HR Generalist'])
  const above = { email: 'above@company.example', full_name: 'Above', roles: ['HR Payroll'] }
  expect((await generalist.post('api/panel/user/invite', above)).status).toBe(403)
  await noted('access.refused', 2)
  expect((await entries('access.refused')).map(({ subject_name }) => subject_name)).toContain('identity.invite')
})

test('a wrong password for an account of the company stands in its log, an unknown address in none', async () => {
  const { client } = product
  const signIn = (email: string) => client.post('api/auth/login', { email, password: 'a wrong guess, altogether' })
  expect((await signIn(claims.email)).body.success).toBe(false)
  expect((await signIn('nobody@company.example')).body.success).toBe(false)
  await noted('identity.sign-in-failed', 1)
  expect((await entries('identity.sign-in-failed'))[0]?.subject_name).toBe(claims.email)
})

test('a list that leaves as a file stands in the log', async () => {
  const path = `${product.url}/api/panel/company/department/export`
  expect((await fetch(path, { headers: admin.headers() })).status).toBe(200)
  await noted('access.exported', 1)
})

test('who reads the identity numbers of a person stands in the log once an hour, and nobody to whom they are masked', async () => {
  const born = { full_name: 'Zara', staff_id: 'Z-1', joined_on: '2020-01-01', identity_number: '900101145566' }
  const { id } = (await admin.post('api/panel/employee/create', born)).body.data
  const path = `api/panel/employee/show/profile/details/${id}`
  const planner = await colleague(admin, ['Recruitment Manager'])
  expect((await planner.get(path)).body.data?.identity_number ?? null).toBeNull()
  expect(await entries('access.numbers-read')).toEqual([])
  for (let at = 0; at < 2; at += 1) expect((await admin.get(path)).body.data.identity_number).toBe('900101145566')
  expect(await entries('access.numbers-read')).toMatchObject([
    { title: 'Read identity numbers', subject_name: 'Zara', subject_id: id },
  ])
})
