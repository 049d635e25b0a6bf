/**
 * Every call given what nobody means: refused in words or taken, never a failure, and the server lives.
 *
 * @sweep every field of every call with hostile things
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#apps/server/calls.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { watchOutbound } from '../support/outbound.ts'
import { type Product, startProduct } from '../support/product.ts'
import { provingReplays } from '../support/proven-replays.ts'
import { AS_LONG_AS_IT_TAKES, stillSignedIn } from './support/at-length.ts'
import { idFor, idHoles, pathOf } from './support/calls-by-id.ts'
import { type FilledCompany, filledCompany } from './support/filled-company.ts'
import { hostileSegments } from './support/hostile.ts'
import { type HostileField, hostileBodies, hostileQueries } from './support/hostile-fields.ts'
import { rowsOf } from './support/rows-of.ts'
import { type Ids, idsIn } from './support/sample-bodies.ts'
import { cutAfter, flawOfProblem, wire } from './support/wire.ts'

let product: Product
let company: FilledCompany
let ids: ReadonlyMap<string, readonly string[]>
let own: Ids
let slow: Promise<number>
let slowBody: Promise<number>
const outbound = watchOutbound()
beforeAll(async () => {
  // Whether a change is told is for other tests: half of what is sent here changes a row into what it was.
  product = await startProduct({}, provingReplays)
  slow = cutAfter(product.url, 'GET / HTTP/1.1\r\nhost: a\r\nx: ')
  const head =
    'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 600\r\n\r\n'
  slowBody = cutAfter(product.url, head)
  company = await filledCompany(product, 'ZZFUZZ')
  await company.admin.post('api/auth/confirm', { password: company.admin.password })
  ids = (await rowsOf(product, company.id)).ids
  own = idsIn({ ids })
})
afterAll(async () => {
  await product?.stop()
  outbound.stop()
})

/** Would end the session that the rest is sent with. */
const ENDING = ['identity.logout', 'identity.endSession']
const withBody = calls.filter(({ id, body }) => body !== undefined && !ENDING.includes(id))
const withQuery = calls.filter(({ query }) => query !== undefined)
/** Before the product is there: whoever computes for seconds meanwhile loses connections that were kept. */
const rarities = {
  bodies: rarityOf(withBody.flatMap((call) => hostileBodies(call, idsIn({ ids: { get: () => [randomUUID()] } })))),
  queries: rarityOf(withQuery.flatMap(hostileQueries)),
}

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

test(
  'every body with something hostile in it is taken or refused',
  async () => {
    const wrong: string[] = []
    for (const [at, call] of withBody.entries()) {
      company = await stillSignedIn(product.url, company, at)
      const those = hostileBodies(call, own)
      for (const { field, name, sent } of chosen(those, at, rarities.bodies, SLOW.test(call.id) ? 2 : undefined)) {
        const flaw = flawOfProblem(await sendJson(call, sent))
        if (flaw) wrong.push(`${call.id} ${field} ${name}: ${flaw}`)
      }
    }
    expect(wrong).toEqual([])
  },
  AS_LONG_AS_IT_TAKES,
)

test(
  'every query with something hostile in it is taken or refused, also twice',
  async () => {
    const wrong: string[] = []
    for (const [at, call] of withQuery.entries()) {
      company = await stillSignedIn(product.url, company, at)
      const names = Object.keys(call.query?.shape ?? {})
      const name = names[at % names.length] ?? ''
      const odd = [`${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, `__proto__[${name}]=1`]
      const queries = chosen(hostileQueries(call), at, rarities.queries).map(({ sent }) => sent)
      for (const query of [...queries, ...odd]) {
        const answer = await wire(product.url, `${pathOf(call)}?${query}`, { headers: company.admin.headers() })
        const flaw = flawOfProblem(answer)
        if (flaw) wrong.push(`${call.id} ?${query.slice(0, 80)}: ${flaw}`)
      }
    }
    expect(wrong).toEqual([])
  },
  AS_LONG_AS_IT_TAKES,
)

test(
  'every hole of every path takes or refuses whatever stands in it',
  async () => {
    const wrong: string[] = []
    const leaving = ['identity.endSession', 'identity.logout']
    const withHoles = calls.filter(({ id, params }) => params !== undefined && !leaving.includes(id))
    for (const [at, call] of withHoles.entries()) {
      company = await stillSignedIn(product.url, company, at)
      for (const hole of Object.keys(call.params?.shape ?? {})) {
        const share = process.env.SAFETY_ALL ? 1 : idHoles(call).includes(hole) ? 10 : 2
        for (const segment of hostileSegments.filter((_, place) => (place + at) % share === 0)) {
          const filled = Object.fromEntries(idHoles(call).map((name) => [name, idFor(call, ids)]))
          const flaw = flawOfProblem(await sendJson(call, '{}', { ...filled, [hole]: segment }))
          if (flaw) wrong.push(`${call.id} {${hole}} ${segment.slice(0, 60)}: ${flaw}`)
        }
      }
    }
    expect(wrong).toEqual([])
  },
  AS_LONG_AS_IT_TAKES,
)

test('a span of centuries is refused where it ends, before anybody counts its days', async () => {
  company = await stillSignedIn(product.url, company, 0)
  const asked = await company.admin.get('api/panel/attendance/report?from=1900-01-01&to=2199-12-31')
  expect([asked.status, asked.body.errors]).toEqual([422, { to: ['The span is at most forty years'] }])
})

test('whoever sends a head letter by letter is cut off within fifteen seconds', async () => {
  expect(await slow).toBeLessThan(15_000)
})

test('whoever sends a body letter by letter is cut off long before it is whole', async () => {
  expect(await slowBody).toBeLessThan(110_000)
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

/** How many schemas take each thing: what only a few take is what was forgotten there. */
function rarityOf(all: readonly HostileField[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>()
  for (const { name, refused } of all) if (!refused) taken.set(name, (taken.get(name) ?? 0) + 1)
  return taken
}

/**
 * Of what a call's schemas take the rarest two and some others in turn, and one thing that they refuse: what they say to
 * all the rest is seen without a server (fields.test.ts). SAFETY_ALL sends everything.
 */
function chosen(those: readonly HostileField[], at: number, rarity: ReadonlyMap<string, number>, count = 5) {
  if (process.env.SAFETY_ALL) return those
  const [refused, taken] = [those.filter((one) => one.refused), those.filter((one) => !one.refused)]
  const rarest = taken.toSorted((one, other) => (rarity.get(one.name) ?? 0) - (rarity.get(other.name) ?? 0))
  const others = rarest.slice(2)
  const inTurn = Array.from(
    { length: Math.max(0, count - 2) },
    (_, step) => others[(7 * at + 11 * step) % others.length],
  )
  const picked = [...rarest.slice(0, 2), ...inTurn, refused[(7 * at) % refused.length]]
  return [...new Set(picked)].filter((one) => one !== undefined)
}
