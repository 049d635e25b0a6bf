import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT } from 'jose'
import { sql } from 'kysely'
import { Provider } from 'oidc-provider'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeIssuer, startFakeIssuer } from '#tests/support/fake-issuer.ts'
import { companyWithAdmin, PASSWORD, type Person, personWith } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const CLIENT = 'kerja-tests'
const ORIGIN = 'https://hr.kerja.example'
const claimsIn = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe('without a provider', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server?.stop())

  test('the call says clearly that there is none', async () => {
    const answer = await server.send('POST', 'api/auth/zero/login', { body: { id_token: 'x' } })
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: false,
        message: 'Single sign-on is not set up here, please sign in with e-mail and password',
        errors: {},
      },
    ])
    expect((await server.send('GET', 'api/auth/zero/start')).body.data).toEqual({ enabled: false, url: null })
    const empty = await server.send('POST', 'api/auth/zero/login', { body: {} })
    expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['email', 'password']])
  })

  test('e-mail and password are taken as they are at the staff sign-in', async () => {
    const admin = await companyWithAdmin(server)
    const zero = (password: string) =>
      server.send('POST', 'api/auth/zero/login', { body: { email: admin.email, password } })
    const wrong = await zero('not the password')
    expect([wrong.status, wrong.body.success]).toEqual([200, false])
    const right = await zero(PASSWORD)
    expect([right.status, right.body.success, right.body.token]).toEqual([200, true, expect.any(String)])
  })
})

describe('with a real provider', () => {
  let server: TestServer
  let person: Person
  let host: Server
  let issuer: string
  const people = new Map<string, { email: string; email_verified: boolean }>()

  beforeAll(async () => {
    host = createServer()
    await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready))
    issuer = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
    const provider = new Provider(issuer, {
      clients: [{ client_id: CLIENT, client_secret: 'a secret for tests only', redirect_uris: [`${ORIGIN}/login`] }],
      pkce: { required: () => true },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
      cookies: { keys: ['test'] },
    })
    host.on('request', provider.callback())
    server = await startTestServer({
      settings: { sso: { issuer, clientId: CLIENT, clientSecret: 'a secret for tests only' } },
      startAt: new Date().toISOString(),
    })
  })
  beforeEach(async () => {
    const admin = await companyWithAdmin(server)
    person = await personWith(server, admin.companyId, ['HR Leave'], { signedIn: false })
  })
  afterAll(async () => {
    await server?.stop()
    host?.closeAllConnections()
    host?.close()
  })

  /** A browser: signs in at the provider as `login`, agrees, and gives the code and the state it is sent back with. */
  async function browse(login: string): Promise<{ code: string; state: string }> {
    const jar = new Map<string, string>()
    const go = async (url: string, form?: Record<string, string>): Promise<string> => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
      const answer = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
      for (const set of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? []
        jar.set(name, value)
      }
      return new URL(answer.headers.get('location') ?? url, url).href
    }
    const start = await server.send('GET', 'api/auth/zero/start')
    let at = await go(start.body.data.url)
    for (let steps = 0; !at.startsWith(ORIGIN) && steps < 10; steps += 1) {
      if (!at.includes('/interaction/')) at = await go(at)
      else {
        const page = await (
          await fetch(at, { headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') } })
        ).text()
        at = await go(
          at,
          page.includes('value="login"') ? { prompt: 'login', login, password: 'x' } : { prompt: 'consent' },
        )
      }
    }
    const back = new URL(at).searchParams
    return { code: back.get('code') ?? '', state: back.get('state') ?? '' }
  }
  const zero = (body: object) => server.send('POST', 'api/auth/zero/login', { body })

  test('a person signs in with a code, is of the type auth0, and the same after the e-mail changed there (S6-005)', async () => {
    people.set('sub-1', { email: person.email.toUpperCase(), email_verified: true })
    const first = await zero(await browse('sub-1'))
    expect(first).toMatchObject({ status: 200, body: { success: true, token: expect.any(String) } })
    const me = await server.send('GET', 'api/auth/me', { token: first.body.token })
    expect(me.body.data).toMatchObject({ type: 'auth0', email: person.email, roles: ['HR Leave'] })
    people.set('sub-1', { email: 'new-name@elsewhere.example', email_verified: true })
    const second = await zero(await browse('sub-1'))
    expect((await server.send('GET', 'api/auth/me', { token: second.body.token })).body.data.email).toBe(person.email)
  })

  test('the address asks for a code with PKCE, a state and a nonce, and leads back here', async () => {
    const url = new URL(
      (await server.send('GET', 'api/auth/zero/start', { headers: { host: 'evil.example' } })).body.data.url,
    )
    expect(url.origin).toBe(issuer)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: CLIENT,
      response_type: 'code',
      redirect_uri: `${ORIGIN}/login`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.any(String),
      nonce: expect.any(String),
    })
  })

  test('a code and a state are good once, together, and for ten minutes', async () => {
    people.set('sub-2', { email: person.email, email_verified: true })
    const [one, two] = [await browse('sub-2'), await browse('sub-2')]
    expect((await zero({ code: one.code, state: two.state })).status).toBe(401)
    expect((await zero({ code: two.code, state: two.state })).status).toBe(401)
    const three = await browse('sub-2')
    expect((await zero(three)).body.success).toBe(true)
    expect((await zero(three)).status).toBe(401)
    const four = await browse('sub-2')
    expect((await zero({ ...four, state: `${four.state.slice(0, -4)}AAAA` })).status).toBe(401)
    expect((await zero({ code: four.code, state: '' })).status).toBe(401)
    server.pass(600)
    expect((await zero(four)).status).toBe(401)
    server.pass(-600)
  })

  test('an unverified e-mail opens and ties nothing', async () => {
    people.set('sub-3', { email: person.email, email_verified: false })
    const refused = await zero(await browse('sub-3'))
    expect(refused.body).toMatchObject({ success: false, message: expect.stringContaining('There is no account') })
    const tied = await server.db.system.read((tx) =>
      sql`select 1 from sso_identities where account_id = ${person.id}`.execute(tx),
    )
    expect(tied.rows).toEqual([])
  })

  test('the second factor is asked for after it as after a password', async () => {
    await server.db.system.transaction((tx) =>
      sql`update companies set settings = '{"is_enable_google2fa_login": true}' where id = ${person.companyId}`.execute(
        tx,
      ),
    )
    people.set('sub-4', { email: person.email, email_verified: true })
    const { token } = (await zero(await browse('sub-4'))).body
    expect((await server.send('GET', 'api/auth/me', { token })).status).toBe(401)
    expect(claimsIn(token).use).toBe('before-2fa')
  })
})

describe('tokens of a provider', () => {
  let server: TestServer
  let issuer: FakeIssuer
  let person: Person

  beforeAll(async () => {
    server = await startTestServer({ startAt: new Date().toISOString() })
  })
  beforeEach(async () => {
    issuer = await startFakeIssuer(CLIENT)
    server.set({ sso: { issuer: issuer.url, clientId: CLIENT, clientSecret: undefined } })
    await server.db.system.transaction((tx) => sql`delete from limit_windows`.execute(tx))
    const admin = await companyWithAdmin(server)
    person = await personWith(server, admin.companyId, ['HR Leave'], { signedIn: false })
  })
  afterEach(() => issuer.stop())
  afterAll(() => server?.stop())
  const zero = (id_token: string) => server.send('POST', 'api/auth/zero/login', { body: { id_token } })
  const mine = () => ({ sub: 'me', email: person.email, email_verified: true })

  test('a good one signs in, once', async () => {
    const token = await issuer.sign(mine())
    expect((await zero(token)).body.success).toBe(true)
    expect((await zero(token)).status).toBe(401)
    expect((await zero(await issuer.sign({ ...mine(), email: undefined }))).body.success).toBe(true)
  })

  test('wrong ones are refused', async () => {
    const second = Math.floor(Date.now() / 1000)
    const wrong = [
      await issuer.sign({ ...mine(), aud: 'another client' }),
      await issuer.sign({ ...mine(), aud: [CLIENT, 'another client'] }),
      await issuer.sign({ ...mine(), aud: [CLIENT, 'other'], azp: 'other' }),
      await issuer.sign({ ...mine(), iss: 'https://evil.example' }),
      await issuer.sign({ ...mine(), exp: second - 60 }),
      await issuer.sign({ ...mine(), iat: second - 3600, exp: second + 3600 }),
      await issuer.sign({ ...mine(), sub: '' }),
      await issuer.sign({ email: person.email, email_verified: true }),
      await new SignJWT({ ...mine(), iss: issuer.url, aud: CLIENT, iat: second, exp: second + 60 })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode('x'.repeat(32))),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await issuer.sign(mine())).split('.')[1]}.`,
      (await issuer.sign(mine())).replace(/.{6}$/, 'AAAAAA'),
      'nonsense',
    ]
    for (const token of wrong) {
      await server.db.system.transaction((tx) => sql`delete from limit_windows`.execute(tx))
      const answer = await zero(token)
      expect([answer.status, answer.body.success, answer.body.token]).toEqual([401, false, undefined])
    }
  })

  test.each([[false], [undefined], ['true'], [1]])(
    'an e-mail verified as %j does not count',
    async (email_verified) => {
      expect((await zero(await issuer.sign({ ...mine(), email_verified }))).body.success).toBe(false)
    },
  )

  test('a mailbox given to somebody else is not the former person', async () => {
    expect((await zero(await issuer.sign(mine()))).body.success).toBe(true)
    expect((await zero(await issuer.sign({ ...mine(), sub: 'successor' }))).body.success).toBe(false)
  })

  test('operations do not come in through a company’s provider', async () => {
    await server.db.system.transaction((tx) =>
      sql`insert into accounts (id, type, email, full_name) values (gen_random_uuid(), 'ops', 'ops@test.example', 'O')`.execute(
        tx,
      ),
    )
    expect((await zero(await issuer.sign({ ...mine(), sub: 'o', email: 'ops@test.example' }))).body.success).toBe(false)
  })

  test('somebody invited is in with the first sign-on; somebody disabled is not', async () => {
    await server.db.system.transaction((tx) =>
      sql`update accounts set state = 'invited', password_hash = null where id = ${person.id}`.execute(tx),
    )
    expect((await zero(await issuer.sign(mine()))).body.success).toBe(true)
    await server.db.system.transaction((tx) =>
      sql`update accounts set state = 'disabled' where id = ${person.id}`.execute(tx),
    )
    expect((await zero(await issuer.sign(mine()))).body.success).toBe(false)
  })

  test('a new key of the provider is taken up, the former ones are kept through an outage', async () => {
    expect((await zero(await issuer.sign(mine()))).body.success).toBe(true)
    issuer.mood = 'down'
    expect((await zero(await issuer.sign({ ...mine(), n: 1 }))).body.success).toBe(true)
    issuer.mood = 'healthy'
    const old = await issuer.sign({ ...mine(), n: 2 })
    await issuer.rotate()
    await new Promise((later) => setTimeout(later, 1_100))
    expect((await zero(await issuer.sign({ ...mine(), n: 3 }))).body.success).toBe(true)
    expect((await zero(old)).status).toBe(401)
  })

  test.each(['down', 'huge'] as const)(
    'a provider that is %s is told as such, and passwords still work',
    async (mood) => {
      issuer.mood = mood
      const token = await issuer.sign(mine())
      const answer = await zero(token)
      expect([answer.status, answer.body.message]).toEqual([
        503,
        'The single sign-on provider does not answer, please try again later',
      ])
      const login = await server.send('POST', 'api/auth/login', {
        body: { email: person.email, password: 'a long walk to the office' },
      })
      expect(login.body.success).toBe(true)
      issuer.mood = 'healthy'
      expect((await zero(token)).body.success).toBe(true)
    },
  )

  test('a provider that never answers is given up within five seconds', async () => {
    issuer.mood = 'slow'
    const began = Date.now()
    expect((await server.send('GET', 'api/auth/zero/start')).status).toBe(503)
    expect(Date.now() - began).toBeLessThan(30_000)
  })
})
