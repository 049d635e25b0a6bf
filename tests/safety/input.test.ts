/** Every field of every call given what nobody means: refused in words or taken, never a failure, and the server lives. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '#apps/server/calls.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { watchOutbound } from '../support/outbound.ts'
import { type Product, startProduct } from '../support/product.ts'
import { idFor, idHoles, pathOf } from './support/calls-by-id.ts'
import { type FilledCompany, filledCompany } from './support/filled-company.ts'
import { hostileJson, hostileSegments, hostileText } from './support/hostile.ts'
import { rowsOf } from './support/rows-of.ts'
import { type Ids, sampleBodies } from './support/sample-bodies.ts'
import { cutAfter, flawOfProblem, wire } from './support/wire.ts'

let product: Product
let company: FilledCompany
let ids: ReadonlyMap<string, readonly string[]>
let own: Ids
let slow: Promise<number>
const outbound = watchOutbound()
beforeAll(async () => {
  product = await startProduct()
  slow = cutAfter(product.url, 'GET / HTTP/1.1\r\nhost: a\r\nx: ')
  company = await filledCompany(product, 'ZZFUZZ')
  await company.admin.post('api/auth/confirm', { password: company.admin.password })
  ids = (await rowsOf(product, company.id)).ids
  const one = (table: string) => ids.get(table)?.[0] ?? ''
  own = {
    employee: one('employees'),
    department: one('departments'),
    payslip: one('payslips'),
    claimGroup: one('claim_groups'),
    claimCategory: one('claim_categories'),
    notice: one('notices'),
    account: ids.get('accounts')?.at(-1) ?? '',
    request: one('approval_requests'),
    exitReason: one('exit_reasons'),
    leaveType: one('leave_types'),
    position: one('positions'),
    coordinate: one('coordinates'),
  }
})
afterAll(async () => {
  await product?.stop()
  outbound.stop()
})

/** Would end the session that the rest is sent with. */
const ENDING = ['identity.logout', 'identity.endSession']
/** Each costs a password's hash: a few of the shapes are enough. */
const SLOW = /^identity\.(login|singleSignOn|operationsLogin|register|resetPassword|changePassword|confirm)$/

test('every declared call is answered by something', async () => {
  const unknown = await wire(product.url, 'api/panel/nothing/here', { headers: company.admin.headers() })
  expect(unknown.status).toBe(404)
  for (const call of calls) {
    // A method that no call takes is told which there are.
    const other = await wire(product.url, pathOf(call), { method: 'PUT', headers: company.admin.headers() })
    expect([other.status, flawOfProblem(other)], call.id).toEqual([405, undefined])
    expect(other.headers.get('allow')).toContain(call.method)
  }
})

test('every field of every body takes or refuses whatever stands in it', async () => {
  const wrong: string[] = []
  for (const call of calls.filter(({ id, body }) => body !== undefined && !ENDING.includes(id))) {
    const sample = new Map(Object.entries(sampleBodies[call.id]?.(own) ?? {}))
    for (const [place, field] of fieldsOf(call.body).entries()) {
      for (const [name, json] of shapesFor(call, place)) {
        const others = [...sample]
          .filter(([key]) => key !== field)
          .map(([key, value]) => `"${key}":${JSON.stringify(value)}`)
        const flaw = flawOfProblem(await sendJson(call, `{${[...others, `"${field}":${json}`].join(',')}}`))
        if (flaw) wrong.push(`${call.id} ${field} ${name}: ${flaw}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

test('every parameter of every query takes or refuses whatever stands in it, also twice', async () => {
  const wrong: string[] = []
  for (const call of calls.filter(({ query }) => query !== undefined)) {
    for (const name of Object.keys(call.query?.shape ?? {})) {
      const texts = hostileText.filter((_, at) => process.env.SAFETY_ALL || (at + name.length) % 2 === 0)
      const queries = texts.map((text) => `${name}=${/%[0-9a-f]{2}/.test(text) ? text : encodeURIComponent(text)}`)
      for (const query of [...queries, `${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, `__proto__[${name}]=1`]) {
        const answer = await wire(product.url, `${pathOf(call)}?${query}`, { headers: company.admin.headers() })
        const flaw = flawOfProblem(answer)
        if (flaw) wrong.push(`${call.id} ?${query.slice(0, 80)}: ${flaw}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

test('every hole of every path takes or refuses whatever stands in it', async () => {
  const wrong: string[] = []
  const leaving = ['identity.endSession', 'identity.logout']
  for (const call of calls.filter(({ id, params }) => params !== undefined && !leaving.includes(id))) {
    for (const hole of Object.keys(call.params?.shape ?? {})) {
      const refused = idHoles(call).includes(hole)
      for (const segment of hostileSegments.filter((_, at) => !refused || at % 4 === 0)) {
        const filled = Object.fromEntries(idHoles(call).map((name) => [name, idFor(call, ids)]))
        const flaw = flawOfProblem(await sendJson(call, '{}', { ...filled, [hole]: segment }))
        if (flaw) wrong.push(`${call.id} {${hole}} ${segment.slice(0, 60)}: ${flaw}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

test('whoever sends a head letter by letter is cut off within fifteen seconds', async () => {
  expect(await slow).toBeLessThan(15_000)
})

test('whatever was written into it, it spoke to nobody outside', () => {
  expect([...outbound.hosts].filter((host) => !/^(127\.0\.0\.1|localhost|::1)$/.test(host))).toEqual([])
  expect(outbound.hosts.size).toBeGreaterThan(0)
})

test('after all of it the server is alive, itself, and as before', async () => {
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  expect((await wire(product.url, 'healthz')).status).toBe(200)
  expect((await company.admin.get('api/panel/activityLog/verify')).body.data).toMatchObject({ intact: true })
  expect((await company.admin.get('api/panel/employee/getAllEmployees')).body.data.length).toBeGreaterThanOrEqual(6)
})

function sendJson(call: Endpoint, json: string, holes: Readonly<Record<string, string>> = {}) {
  const filled = Object.fromEntries(idHoles(call).map((name) => [name, idFor(call, ids)]))
  const month = call.id.startsWith('payroll.') && call.path.includes('items') ? '02' : '01'
  return wire(product.url, pathOf(call, { month, ...filled, ...holes }), {
    method: call.method,
    headers: { ...company.admin.headers(), ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(call.method === 'GET' ? {} : { body: json }),
  })
}

/** Each field its share of texts, and a smaller one of wrong types, since the same few schemas refuse them everywhere. */
function shapesFor({ id }: Endpoint, place: number): [string, string][] {
  const every = Object.entries(hostileJson)
  if (process.env.SAFETY_ALL) return every
  const share = (json: string) => (SLOW.test(id) ? 12 : json.startsWith('"') ? 3 : 8)
  return every.filter(([, json], at) => (at + place) % share(json) === 0)
}

function fieldsOf(body: Endpoint['body']): string[] {
  const { properties } = body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {}
  return Object.keys(properties ?? {})
}
