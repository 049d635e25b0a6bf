/**
 * What opens the product: a live token of ours, for what it was made for, and nothing else that a request can carry.
 *
 * @sweep every call with what is no token
 */
import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Area, areas } from '#access/areas.ts'
import { features, modules } from '#access/modules.ts'
import { calls } from '#apps/server/calls.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { findSessionIn } from '#platform/identity/server/find-session.ts'
import { type Client, newCompany, signIn } from '../support/client.ts'
import { colleague } from '../support/colleagues.ts'
import { guardAlone } from '../support/guard-alone.ts'
import { type Product, startProduct } from '../support/product.ts'
import { pathOf } from './support/calls-by-id.ts'
import { operationsPerson } from './support/operations-person.ts'
import { flawOfProblem, type Wire, wire } from './support/wire.ts'

let product: Product
let admin: Awaited<ReturnType<typeof newCompany>>
const closed = calls.filter(({ access }) => access.to !== 'everyone')
const tokenOf = (client: Client): string => client.headers().authorization?.replace('Bearer ', '') ?? ''
const statusOf = async (headers: Record<string, string>, path = 'api/auth/me') =>
  (await wire(product.url, path, { headers })).status
const asBearer = (token: string) => ({ authorization: `Bearer ${token}` })
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

beforeAll(async () => {
  product = await startProduct()
  admin = await newCompany(product.client)
})
afterAll(() => product?.stop())

test('every call but the public ones refuses whoever brings no token, or one in the wrong place (S7-002)', async () => {
  const token = tokenOf(admin)
  const brought: Record<string, string>[] = [
    {},
    { authorization: 'Bearer' },
    { authorization: 'Bearer ' },
    { authorization: `Basic ${Buffer.from(`${admin.email}:${admin.password}`).toString('base64')}` },
    { authorization: token },
    { cookie: `token=${token}; access_token=${token}; Authorization=Bearer ${token}; loggedInWith2fa=1` },
    { 'x-access-token': token, 'x-authorization': `Bearer ${token}` },
  ]
  const wrong: string[] = []
  const told = (call: Endpoint, headers: object, answer: Wire) => {
    const flaw = answer.status === 401 ? flawOfProblem(answer) : `${answer.status}`
    if (flaw) wrong.push(`${call.id} ${Object.keys(headers).join()}: ${flaw}`)
  }
  const addressOf = (call: Endpoint) => `${pathOf(call, { id: randomUUID() })}?token=${token}&access_token=${token}`
  // The product as it is started refuses each in one of these ways, the guard that it puts before them in all.
  for (const [at, call] of closed.entries()) {
    const headers = brought[at % brought.length] ?? {}
    told(call, headers, await wire(product.url, addressOf(call), { method: call.method, headers }))
  }
  const guard = await guardAlone(findSessionIn(product.services))
  for (const call of closed) {
    // The server beside it gets a turn, else connections that were kept to it are closed unseen.
    await new Promise(setImmediate)
    for (const headers of brought) {
      const answer = await guard.inject({ method: call.method, url: `/${addressOf(call)}`, headers })
      const said = new Headers({ 'content-type': String(answer.headers['content-type']) })
      told(call, headers, { status: answer.statusCode, text: answer.body, headers: said })
    }
  }
  await guard.close()
  expect(wrong).toEqual([])
})

describe('a token', () => {
  const claimsNow = () => decodeJwt(tokenOf(admin))
  const signed = (
    claims: object,
    header = { alg: 'HS256', typ: 'JWT' },
    key: Uint8Array = product.services.secrets.tokenKey,
  ) => new SignJWT({ ...claims }).setProtectedHeader(header).sign(key)

  test('that is ours opens, so that what follows is refused for its own reason', async () => {
    expect(await statusOf(asBearer(await signed(claimsNow())))).toBe(200)
  })

  test('without a signature, or signed by another key or in another way, opens nothing', async () => {
    const claims = claimsNow()
    const key = product.services.secrets.tokenKey
    const [head = '', body = '', signature = ''] = tokenOf(admin).split('.')
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const unsigned = `${part({ alg: 'RS256', typ: 'JWT' })}.${body}`
    const forged = [
      `${part({ alg: 'none' })}.${body}.`,
      `${part({ alg: 'None', typ: 'JWT' })}.${body}.${signature}`,
      `${head}.${body}.`,
      `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${head}.${part({ ...claims, sid: randomUUID() })}.${signature}`,
      `${unsigned}.${sign('sha256', Buffer.from(unsigned), rsa.privateKey).toString('base64url')}`,
      await signed(claims, undefined, new Uint8Array(32)),
      await signed(claims, undefined, Buffer.from('secret'.padEnd(32, '!'))),
      await signed(claims, { alg: 'HS512', typ: 'JWT' }, Buffer.concat([key, key])),
      // Signed by our own key for our own audience, but another kind of token.
      await signed(claims, { alg: 'HS256', typ: 'at+jwt' }),
      withHeader({ alg: 'HS256', kid: '../../../../dev/null' }, body, Buffer.alloc(0)),
      withHeader({ alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' } }, body, Buffer.from('AAAA', 'base64')),
    ]
    for (const token of forged) expect(await statusOf(asBearer(token)), token).toBe(401)
  })

  test('whose claims are not those of a live session opens nothing', async () => {
    const claims = claimsNow()
    const now = Math.floor(product.now().getTime() / 1000)
    const odd = [
      { ...claims, aud: 'kerja:ops' },
      { ...claims, aud: 'somebody' },
      { ...claims, aud: ['kerja:user', 'kerja:ops'] },
      { ...claims, iss: 'somebody' },
      { ...claims, exp: now - 1 },
      { ...claims, exp: undefined },
      { ...claims, exp: now + 365 * 86_400 },
      { ...claims, iat: now + 3600 },
      { ...claims, jti: randomUUID() },
      { ...claims, sid: randomUUID() },
      { ...claims, sid: "' or true --" },
      { ...claims, use: 'before-2fa' },
      { ...claims, use: 'reset' },
    ]
    for (const one of odd) expect(await statusOf(asBearer(await signed(one))), JSON.stringify(one)).toBe(401)
  })

  test('that says other roles than the account has opens what the account may open', async () => {
    const leave = await colleague(admin, ['HR Leave'])
    const claims = {
      ...decodeJwt(tokenOf(leave)),
      roles: ['Company Admin'],
      role: 'Company Admin',
      company_id: randomUUID(),
    }
    const raised = await signed(claims)
    expect(await statusOf(asBearer(raised))).toBe(200)
    expect(await statusOf(asBearer(raised), 'api/panel/user')).toBe(403)
  })
})

test('a token of operations opens no company, and one of a company opens nothing of operations', async () => {
  const { half, whole } = await operationsPerson(product)
  expect((await whole.get('api/path/ops/dashboard')).status).toBe(200)
  for (const path of [
    'api/panel/payroll',
    'api/panel/employee/getAllEmployees',
    'api/panel/user',
    'api/panel/company/profile',
  ])
    expect((await whole.get(path)).status, path).toBe(403)
  expect((await admin.get('api/path/ops/dashboard')).status).toBe(403)
  // Their own language is theirs to choose, and is still chosen on the next page.
  expect((await whole.post('api/emp/settings/store', { prefer_lang: 'zh-hant' })).status).toBe(200)
  expect((await whole.get('api/auth/me')).body.data.prefer_lang).toBe('zh-hant')
  // With the password alone nobody of operations is in yet.
  for (const path of [
    'api/path/ops/dashboard',
    'api/auth/me',
    'api/auth/session',
    'api/auth/refresh',
    'api/openapi.json',
  ])
    expect((await half.get(path)).status, path).toBe(401)
  expect((await half.post('api/auth/google2fa/login', { code: '000000' })).status).toBeGreaterThanOrEqual(400)
})

test('each module and feature there is goes with the switch of operations at the next request, and comes back with it (S3-047)', async () => {
  const { whole } = await operationsPerson(product)
  const { company_id: id } = (await admin.get('api/auth/me')).body.data
  const switched: string[] = []
  const turn = (kind: 'module' | 'feature', of: number, is_enabled: boolean) =>
    whole.patch(`api/path/ops/setting/${kind}/update/${id}`, { [`${kind}_id`]: of, is_enabled })
  for (const [kind, known, list] of [
    ['module', modules, 'api/path/ops/panel/enabled/module'],
    ['feature', features, 'api/path/ops/panel/enabled/features'],
  ] as const) {
    for (const [name, of] of Object.entries(known)) {
      const behind = calls.find((call) => isBehind(call, kind, name))
      if (!behind) continue
      const open = async () => (await wire(product.url, pathOf(behind), { headers: admin.headers() })).status !== 403
      const enabled = async () =>
        JSON.stringify((await admin.get(list)).body.data)
          .match(/\d+/g)
          ?.includes(`${of}`)
      expect([await open(), await enabled()], `${behind.id} before`).toEqual([true, true])
      expect((await turn(kind, of, false)).status).toBe(200)
      expect([await open(), await enabled()], `${behind.id} switched off`).toEqual([false, false])
      expect((await turn(kind, of, true)).status).toBe(200)
      expect([await open(), await enabled()], `${behind.id} switched on`).toEqual([true, true])
      switched.push(name)
    }
  }
  // Whatever else the product has by now, these stand.
  expect(switched).toEqual(
    expect.arrayContaining(['payroll', 'leave', 'claims', 'quarantine', 'activityLog', 'analysis', 'businessCard']),
  )
})

/** A call without holes that a Company Admin makes through this module or feature alone. */
function isBehind({ method, access, path }: Endpoint, kind: 'module' | 'feature', name: string): boolean {
  return (
    method === 'GET' &&
    access.to === 'area' &&
    !path.includes('{') &&
    access.of.every((area) => {
      const { roles, ...gate }: Area = areas[area]
      return gate[kind] === name && (roles === 'any' || roles.includes('Company Admin'))
    })
  )
}

test('a token is worthless from the moment of logging out, of losing a role, of being disabled', async () => {
  const one = await colleague(admin, ['HR Leave'])
  const two = await signIn(product.client, one.email, one.password)
  expect((await two.post('api/auth/logout')).status).toBe(200)
  expect((await two.get('api/auth/me')).status).toBe(401)
  expect((await one.get('api/auth/me')).status).toBe(200)
  await admin.patch(`api/panel/user/${one.id}/roles`, { roles: ['HR Claim'] })
  expect((await one.get('api/auth/me')).status).toBe(401)
  const three = await signIn(product.client, one.email, one.password)
  expect((await admin.patch(`api/panel/user/${one.id}/state`, { state: 'disabled' })).status).toBe(200)
  expect((await three.get('api/auth/me')).status).toBe(401)
  expect((await product.client.post('api/auth/login', { email: one.email, password: one.password })).body.success).toBe(
    false,
  )
})

test('a token ends after its hour, and the session after twelve, whatever is asked meanwhile', async () => {
  const other = await startProduct()
  try {
    const person = await newCompany(other.client)
    let token = tokenOf(person)
    const began = other.now().getTime()
    for (;;) {
      other.pass(3590)
      const answer = await other.client.as(token).get('api/auth/refresh')
      if (answer.status !== 200) break
      token = answer.body.token
      expect(other.now().getTime() - began).toBeLessThan(13 * 3600_000)
    }
    expect(other.now().getTime() - began).toBeGreaterThan(11 * 3600_000)
    expect((await other.client.as(token).get('api/auth/me')).status).toBe(401)
    const fresh = await signIn(other.client, person.email, person.password)
    other.pass(3601)
    expect((await fresh.get('api/auth/me?skip_timeout_reset=1')).status).toBe(401)
  } finally {
    await other.stop()
  }
})

function withHeader(header: object, body: string, key: Buffer): string {
  const text = `${part(header)}.${body}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
