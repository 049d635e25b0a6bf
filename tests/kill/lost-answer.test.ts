/**
 * The moment between an effect and its answer: every writing call of the product ends there once, and the same
 * request comes again with its key. It must be answered as if nothing had happened, and have happened once.
 *
 * @sweep writing calls, one after the other
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#apps/server/calls.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { isMarked } from '#platform/http/server/answers.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { isKept } from '#platform/http/server/mount.ts'
import { idFor, idHoles, pathOf } from '../safety/support/calls-by-id.ts'
import { type FilledCompany, filledCompany } from '../safety/support/filled-company.ts'
import { type IdsOf, idsOf } from '../safety/support/rows-of.ts'
import { idsIn, sampleBodies } from '../safety/support/sample-bodies.ts'
import { itemsOf, peopleOf } from '../safety/support/sample-sheets.ts'
import { type Product, startProduct } from '../support/product.ts'

let product: Product
let company: FilledCompany
/** The call that dies next, once it has done its work. */
let dying: string | undefined
beforeAll(async () => {
  product = await startProduct({ LOG_LEVEL: 'silent' }, (handlers) => handlers.map(mortal))
  company = await filledCompany(product, 'LOST')
})
afterAll(() => product?.stop())

/** Who has signed out is not known when he asks again. */
const written = calls.filter((call) => isKept(call) && call.id !== 'identity.logout')
/**
 * Some sixty of them, spread over all, and what is worst done twice: pay, and what somebody decided. That any call
 * answers the same again is seen in the tests of each (proven-replays.ts); SAFETY_ALL takes them all.
 */
const SPREAD = process.env.SAFETY_ALL ? 1 : Math.ceil(written.length / 40)
const WORST =
  /^(payroll\.(generate|confirm|approve|reopen|hold|release|add)|approvals\.decide|leave\.(ask|apply|decide)|employees\.create|migration\.)/
const inTurn = written.filter((call, at) => at % SPREAD === 0 || WORST.test(call.id))

test('writing calls whose answer was lost are answered when they come again, and done once', async () => {
  const answered: string[] = []
  const wrong: string[] = []
  let ids = await idsOf(product, company.id)
  for (const call of inOrder(inTurn)) {
    for (const month of process.env.SAFETY_ALL || call.path.includes('{month}') ? ['01', '02'] : ['01']) {
      const key = randomUUID()
      if (call.confirmed) await company.admin.post('api/auth/confirm', { password: company.admin.password })
      const request = requestOf(call, month, ids)
      dying = call.id
      const lost = await send(call, request, key)
      dying = undefined
      if (lost.status !== 500) continue
      answered.push(call.id)
      const [again, once] = [await send(call, request, key), await send(call, request, key)]
      if (again.status >= 300) wrong.push(`${call.id} comes again: ${again.status} ${again.text}`)
      if (once.text !== again.text) wrong.push(`${call.id} answers ${again.text} and then ${once.text}`)
      ids = await idsOf(product, company.id)
    }
  }
  expect(wrong).toEqual([])
  // The others are refused to this company as it is, or need more than a sample body.
  expect(new Set(answered).size).toBeGreaterThan(inTurn.length / 4)
})

test('what was done and whose answer was lost is there once', async () => {
  dying = 'organisation.createPosition'
  const add = () => company.admin.post('api/panel/company/position', { name: 'Once' }, { 'idempotency-key': 'lost' })
  expect((await add()).status).toBe(500)
  dying = undefined
  expect([(await add()).status, (await add()).status]).toEqual([201, 201])
  const names = (await company.admin.get('api/panel/company/position')).body.data
  expect(names.filter(({ name }: { name: string }) => name === 'Once')).toHaveLength(1)
})

test('a key sent with another request is refused, in words', async () => {
  const add = (name: string) =>
    company.admin.post('api/panel/company/position', { name }, { 'idempotency-key': 'of one' })
  await add('One')
  const other = await add('Another')
  expect([other.status, other.body.message]).toEqual([422, 'This Idempotency-Key was used for another request'])
})

test('what is refused with a key is refused in the same words as without', async () => {
  const wrong = { email: company.admin.email, full_name: 'Again', roles: [] }
  const invite = 'api/panel/user/invite'
  const without = await company.admin.post(invite, wrong)
  const withKey = await company.admin.post(invite, wrong, { 'idempotency-key': randomUUID() })
  expect([withKey.status, withKey.body]).toEqual([without.status, without.body])
})

const mortal = ({ endpoint, handle }: Handler): Handler => ({
  endpoint,
  handle: async (call) => {
    const outcome = await handle(call)
    if (dying === endpoint.id && !isMarked(outcome, 'problem')) throw new Error('killed before it could answer')
    return outcome
  },
})

/** What takes something away, or signs somebody out, comes after what needs it. */
function inOrder(some: readonly Endpoint[]): readonly Endpoint[] {
  const late = (call: Endpoint) =>
    Number(call.method === 'DELETE') + 2 * Number(/reopen|session|password|state/i.test(call.path))
  return some.toSorted((one, other) => late(one) - late(other))
}

type Request = { readonly path: string; readonly body: () => BodyInit; readonly type?: string }

function requestOf(call: Endpoint, month: string, ids: IdsOf): Request {
  const own = { ...idsIn({ ids }), employee: company.people[2] ?? '' }
  const holes = Object.fromEntries(idHoles(call).map((hole) => [hole, idFor(call, ids)]))
  const path = pathOf(call, { ...holes, ...(call.id === 'identity.endSession' ? { id: 'others' } : {}), month })
  if (call.file) {
    const mark = `K${month}${call.id.length}`
    const sheet = call.id.startsWith('payroll') ? itemsOf('LOST', `2026-${month}`, 3) : peopleOf(mark, 3)
    return { path, body: () => formOf(sheet) }
  }
  const body = { ...sampleBodies[call.id]?.(own), ...ownBodies[call.id]?.(month) }
  return { path, body: () => JSON.stringify(body), type: 'application/json' }
}

function formOf(sheet: string): FormData {
  const form = new FormData()
  form.set('file', new Blob([sheet]), 'sheet.csv')
  return form
}

async function send(call: Endpoint, { path, body, type }: Request, key: string) {
  const headers = {
    ...company.admin.headers(),
    ...(type === undefined ? {} : { 'content-type': type }),
    'idempotency-key': key,
  }
  const answer = await fetch(`${product.url}/${path}`, { method: call.method, headers, body: body() })
  return { status: answer.status, text: await answer.text() }
}

/** Bodies without an id in them, and what may not be said twice. */
const ownBodies: Readonly<Record<string, (month: string) => Readonly<Record<string, unknown>>>> = {
  'company.changeProfile': () => ({ phone: '+60 3-1234 5678' }),
  'employees.create': (month) => ({ staff_id: `NEW-${month}` }),
  'identity.changePassword': () => ({ current_password: company.admin.password, password: 'a wholly other password' }),
  'identity.confirm': () => ({ password: company.admin.password }),
  'identity.forgotPassword': () => ({ email: company.admin.email }),
  'identity.invite': (month) => ({
    email: `lost${month}@stranger.example`,
    employee_id: company.people[Number(month)],
  }),
  'identity.preferLanguage': () => ({ prefer_lang: 'en' }),
  'identity.register': (month) => ({
    company_name: 'Lost',
    country: 'MY',
    full_name: 'Aida',
    email: `registered${month}@lost.example`,
    password: 'a long enough password',
    headcount: 5,
    agreement: true,
  }),
  'organisation.createDepartment': (month) => ({ name: `Department ${month}` }),
  'organisation.createDivision': (month) => ({ name: `Division ${month}` }),
  'organisation.createPosition': (month) => ({ name: `Position ${month}` }),
  'payroll.approve': () => ({ password: company.admin.password }),
  'views.rename': (month) => ({ name: `Renamed ${month}` }),
  'views.save': (month) => ({ list: 'employees', name: `View ${month}`, shared: true, query: '?a=1' }),
}
