/** The moment between an effect and its answer: the process ends there, and the same request comes again. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledCompany, filledCompany } from '../safety/support/filled-company.ts'
import { itemsOf, peopleOf } from '../safety/support/sample-sheets.ts'
import { type Product, startProduct } from '../support/product.ts'

let product: Product
let company: FilledCompany
beforeAll(async () => {
  product = await startProduct()
  company = await filledCompany(product, 'LOST')
})
afterAll(() => product?.stop())

const ITEMS = 'api/panel/payroll/2026/02/items'
const item = () => ({ employee_id: company.people[1], type: 'bonus', amount: '77.00' })
const send = (key: string, body: object = item()) => company.admin.post(ITEMS, body, { 'idempotency-key': key })
const entered = async () =>
  (await company.admin.get(ITEMS)).body.data.filter(({ amount }: { amount: string }) => amount === '77.00').length

test('five at once with one key have one effect and the same answer', async () => {
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(key)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await entered()).toBe(1)
})

test('people, items and returning items are stored in one transaction with their answer', async () => {
  const recurring = { ...item(), from: '2026-04' }
  const sent = [
    () => send('one item'),
    () => company.admin.post('api/panel/payroll/recurring', recurring, { 'idempotency-key': 'a returning item' }),
    () => uploaded('api/panel/employee/add/by/batch/upload/0', peopleOf('KEEP', 2), 'people'),
    () => uploaded('api/panel/payroll/2026/02/items/upload', itemsOf('LOST', '2026-02', 2), 'items'),
  ]
  for (const one of sent) expect((await one()).status).toBe(200)
  const { rows } = await product.db.system.read((tx) =>
    sql<{ key: string; together: boolean }>`
      select key, xmin in (select xmin from activity where company_id = ${company.id}) as together
      from idempotency_keys where key in ('one item', 'a returning item', 'people', 'items') order by key`.execute(tx),
  )
  expect(rows).toEqual(['a returning item', 'items', 'one item', 'people'].map((key) => ({ key, together: true })))
})

test('an effect whose answer was lost does not happen twice', async () => {
  const add = () => company.admin.post('api/panel/company/position', { name: 'Once' }, { 'idempotency-key': 'lost' })
  expect((await add()).status).toBe(201)
  await loseAnswer('lost', 'organisation.added')
  expect([(await add()).status, (await add()).body.type]).toEqual([409, 'problem:http.done-before'])
  const names = (await company.admin.get('api/panel/company/position')).body.data
  expect(names.filter(({ name }: { name: string }) => name === 'Once')).toHaveLength(1)
})

test('a month whose answer was lost is worked out again', async () => {
  const work = () => company.admin.post('api/panel/payroll/2026/02/generate', {}, { 'idempotency-key': 'month' })
  expect((await work()).status).toBe(200)
  await loseAnswer('month', 'payroll.generated')
  expect((await work()).status).toBe(200)
})

test('a request that died before its effect is carried out when it comes again', async () => {
  const key = randomUUID()
  expect((await send(key, { ...item(), amount: 'much' })).status).toBe(422)
  expect((await send(key, { ...item(), employee_id: randomUUID() })).status).toBe(404)
  await product.db
    .forCompany(company.id)
    .transaction((tx) =>
      sql`update idempotency_keys set answer = ${JSON.stringify({ claimed_by: randomUUID() })}::jsonb where key = ${key}`.execute(
        tx,
      ),
    )
  const again = await send(key, { ...item(), employee_id: randomUUID() })
  expect(again.body.type).not.toBe('problem:http.done-before')
})

test('a key sent with another request is refused, in words', async () => {
  const key = randomUUID()
  await send(key)
  const other = await send(key, { ...item(), amount: '78.00' })
  expect([other.status, other.body.message]).toEqual([422, 'This Idempotency-Key was used for another request'])
})

test('what is refused with a key is refused in the same words as without', async () => {
  const wrong = { email: company.admin.email, full_name: 'Again', roles: [] }
  const invite = 'api/panel/user/invite'
  const without = await company.admin.post(invite, wrong)
  const withKey = await company.admin.post(invite, wrong, { 'idempotency-key': randomUUID() })
  expect([withKey.status, withKey.body]).toEqual([without.status, without.body])
})

async function uploaded(path: string, sheet: string, key: string) {
  const form = new FormData()
  form.set('file', new Blob([sheet]), 'sheet.csv')
  const headers = { ...company.admin.headers(), 'idempotency-key': key }
  return fetch(`${product.url}/${path}`, { method: 'POST', headers, body: form })
}

/** As the database stands when the process ended between the two. */
function loseAnswer(key: string, action: string): Promise<unknown> {
  return product.db.forCompany(company.id).transaction((tx) =>
    sql`update idempotency_keys set status = null, answer = jsonb_build_object('claimed_by',
          (select request_id from activity where company_id = ${company.id} and action = ${action} order by seq desc limit 1))
        where company_id = ${company.id} and key = ${key}`.execute(tx),
  )
}
