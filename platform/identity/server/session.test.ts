import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companyWithAdmin, operationsPerson, type Person, personWith, tokenOf } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { findSessionIn } from './find-session.ts'

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  admin = await companyWithAdmin(server)
})
afterAll(() => server?.stop())

const get = (path: string, token?: string) => server.send('GET', path, { token })
const refreshed = (token: string) => get('api/auth/refresh', token)
const claimsIn = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe('the token', () => {
  test('lives sixty minutes and carries what the page shows (S3-005)', async () => {
    const claims = claimsIn(admin.token)
    expect(claims).toMatchObject({
      iss: 'kerja',
      aud: 'kerja:user',
      full_name: 'Admin',
      preferred_name: 'Admin',
      state: 'active',
      roles: ['Company Admin'],
    })
    expect(claims.exp - claims.iat).toBe(3600)
    server.pass(3599)
    expect((await get('api/auth/me', admin.token)).status).toBe(200)
    server.pass(1)
    expect((await get('api/auth/me', admin.token)).status).toBe(401)
  })

  test('is renewed only within its last five minutes (S7-006, S9-001)', async () => {
    const attempts: [number, number][] = []
    for (const left of [3600, 301, 300, 299, 1, 0, -1]) {
      const token = await tokenOf(server, admin.email)
      server.pass(3600 - left)
      attempts.push([left, (await refreshed(token)).status])
    }
    expect(attempts).toEqual([
      [3600, 422],
      [301, 422],
      [300, 200],
      [299, 200],
      [1, 200],
      [0, 401],
      [-1, 401],
    ])
  })

  test('once renewed, lives on for thirty seconds for the other tab, which gets the same new one', async () => {
    server.pass(3400)
    const both = await Promise.all([refreshed(admin.token), refreshed(admin.token)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const [first, second] = both.map(({ body }) => claimsIn(body.token))
    expect(second).toMatchObject({ jti: first.jti, exp: first.exp })
    server.pass(29)
    expect((await get('api/auth/me', admin.token)).status).toBe(200)
    expect((await get('api/auth/me', both[0]?.body.token)).status).toBe(200)
  })

  test('once renewed and used after its thirty seconds it ends the session, for whoever holds the newer one too', async () => {
    server.pass(3400)
    const { token } = (await refreshed(admin.token)).body
    server.pass(30)
    expect((await get('api/auth/me', token)).status).toBe(200)
    expect((await refreshed(admin.token)).status).toBe(401)
    expect((await get('api/auth/me', token)).status).toBe(401)
    const { rows } = await server.db
      .forCompany(admin.companyId)
      .read((tx) => sql<{ action: string }>`select action from activity order by seq desc limit 1`.execute(tx))
    expect(rows[0]?.action).toBe('identity.former-token-used')
    // A token that is over by its own time says nothing about anybody.
    const again = await tokenOf(server, admin.email)
    server.pass(3400)
    const newer = (await refreshed(again)).body.token
    server.pass(300)
    expect((await get('api/auth/me', again)).status).toBe(401)
    expect((await get('api/auth/me', newer)).status).toBe(200)
  })

  test('stands a clock that is set back by half a minute', async () => {
    server.pass(-30)
    expect((await get('api/auth/me', admin.token)).status).toBe(200)
  })

  test('ends with its session after twelve hours, however often it was renewed and whatever is asked for', async () => {
    let token = admin.token
    for (let hours = 0; hours < 11; hours += 1) {
      server.pass(3500)
      token = (await get('api/auth/refresh?skip_timeout_reset=1&exp=9999999999', token)).body.token
    }
    const end = claimsIn(admin.token).iat + 12 * 3600
    server.pass(3500)
    token = (await refreshed(token)).body.token
    server.pass(end - server.services.clock.now().getTime() / 1000 - 1)
    const last = await refreshed(token)
    expect(claimsIn(last.body.token).exp).toBe(end)
    server.pass(1)
    expect((await get('api/auth/me', last.body.token)).status).toBe(401)
  })

  test('is worth nothing after the logout, on any call', async () => {
    expect((await server.send('POST', 'api/auth/logout', { token: admin.token })).status).toBe(200)
    for (const path of ['api/auth/me', 'api/auth/refresh', 'api/auth/session', 'api/panel/user', 'api/emp/settings']) {
      expect((await get(path, admin.token)).status).toBe(401)
    }
  })

  test('authenticates by the header alone', async () => {
    const cookie = await server.send('GET', 'api/auth/me', { headers: { cookie: `token=${admin.token}` } })
    const basic = await server.send('GET', 'api/auth/me', { headers: { authorization: `Basic ${admin.token}` } })
    const empty = await server.send('GET', 'api/auth/me', { headers: { authorization: 'Bearer ' } })
    expect([cookie.status, basic.status, empty.status]).toEqual([401, 401, 401])
    expect(cookie.body.code).toBe(401)
  })

  test('signed by a former key is good until its end', async () => {
    const { db, services } = server
    const former = services.secrets.tokenKey
    const next = { ...services.secrets, tokenKey: randomBytes(32) }
    const now = services.clock.now()
    expect(await findSessionIn({ db, secrets: next })(admin.token, now)).toBeUndefined()
    const found = await findSessionIn({ db, secrets: { ...next, formerTokenKeys: [former] } })(admin.token, now)
    expect(found?.email).toBe(admin.email)
  })
})

describe('forged tokens', () => {
  const sign = (header: object, payload: object, key: Uint8Array | string, hash = 'sha256') => {
    const body = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    return `${body}.${createHmac(hash, key).update(body).digest('base64url')}`
  }
  const key = () => server.services.secrets.tokenKey

  test.each([
    ['alg none', () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${admin.token.split('.')[1]}.`],
    ['alg nOnE', () => `${Buffer.from('{"alg":"nOnE"}').toString('base64url')}.${admin.token.split('.')[1]}.x`],
    ['no signature', () => `${admin.token.split('.').slice(0, 2).join('.')}.`],
    ['another key', () => sign({ alg: 'HS256' }, claimsIn(admin.token), 'x'.repeat(32))],
    ['an empty key', () => sign({ alg: 'HS256' }, claimsIn(admin.token), '')],
    ['HS512', () => sign({ alg: 'HS512' }, claimsIn(admin.token), key(), 'sha512')],
    ['another issuer', () => sign({ alg: 'HS256' }, { ...claimsIn(admin.token), iss: 'other' }, key())],
    ['the audience of operations', () => sign({ alg: 'HS256' }, { ...claimsIn(admin.token), aud: 'kerja:ops' }, key())],
    ['no audience', () => sign({ alg: 'HS256' }, { ...claimsIn(admin.token), aud: undefined }, key())],
    [
      'both audiences',
      () => sign({ alg: 'HS256' }, { ...claimsIn(admin.token), aud: ['kerja:user', 'kerja:ops'] }, key()),
    ],
    ['another use', () => sign({ alg: 'HS256' }, { ...claimsIn(admin.token), use: 'reset' }, key())],
    ['the use before the code', () => sign({ alg: 'HS256' }, { ...claimsIn(admin.token), use: 'before-2fa' }, key())],
    ['an unknown session', () => sign({ alg: 'HS256' }, { ...claimsIn(admin.token), sid: randomUUID() }, key())],
    [
      'a session of another form',
      () => sign({ alg: 'HS256' }, { ...claimsIn(admin.token), sid: "' or true --" }, key()),
    ],
    ['an unknown token', () => sign({ alg: 'HS256' }, { ...claimsIn(admin.token), jti: randomUUID() }, key())],
    ['no end', () => sign({ alg: 'HS256' }, { ...claimsIn(admin.token), exp: undefined }, key())],
    ['an end in text', () => sign({ alg: 'HS256' }, { ...claimsIn(admin.token), exp: '9999999999' }, key())],
    ['an end far off', () => sign({ alg: 'HS256' }, { ...claimsIn(admin.token), exp: 1e308 }, key())],
    [
      'a fractional end',
      () => sign({ alg: 'HS256' }, { ...claimsIn(admin.token), exp: claimsIn(admin.token).exp - 0.5 }, key()),
    ],
    ['a negative end', () => sign({ alg: 'HS256' }, { ...claimsIn(admin.token), exp: -1 }, key())],
    [
      'from the future',
      () => sign({ alg: 'HS256' }, { ...claimsIn(admin.token), iat: claimsIn(admin.token).iat + 600 }, key()),
    ],
    [
      'not before later',
      () => sign({ alg: 'HS256' }, { ...claimsIn(admin.token), nbf: claimsIn(admin.token).iat + 600 }, key()),
    ],
    ['a kid that is a path', () => sign({ alg: 'HS256', kid: '../../dev/null' }, claimsIn(admin.token), '')],
    ['a key in the header', () => sign({ alg: 'HS256', jwk: { kty: 'oct', k: 'eA' } }, claimsIn(admin.token), 'x')],
    ['a critical extension', () => sign({ alg: 'HS256', crit: ['b64'], b64: false }, claimsIn(admin.token), key())],
    ['not a token', () => 'a.b.c'],
  ])('%s opens nothing', async (_name, forged) => {
    expect((await get('api/auth/me', forged())).status).toBe(401)
  })

  test('a token of operations opens no call of a company, and the other way round', async () => {
    const ops = await operationsPerson(server)
    expect((await get('api/panel/user', ops.token)).status).toBe(401)
  })
})

describe('roles', () => {
  test('of several roles none is in force until one is chosen, and then that one with the reviewer’s (S6-006)', async () => {
    const many = await personWith(server, admin.companyId, [
      'HR Generalist',
      'HR Payroll',
      'ALMA Wellbeing Reviewer',
      'HR Attendance',
    ])
    expect(claimsIn(many.token).roles).toEqual(['ALMA Wellbeing Reviewer', 'HR Generalist', 'HR Payroll'])
    expect((await get('api/panel/user', many.token)).status).toBe(403)
    const check = await server.send('POST', 'api/auth/google2fa/check/settings', {
      token: many.token,
      body: { email: many.email },
    })
    expect(check.body.data.choosable_roles).toEqual(['HR Generalist', 'HR Payroll'])

    const chosen = await server.send('POST', 'api/auth/role/select', {
      token: many.token,
      body: { role: 'HR Generalist' },
    })
    expect(chosen.body).toMatchObject({ success: true, token: expect.any(String) })
    expect(chosen.body.token).not.toBe(many.token)
    expect(claimsIn(chosen.body.token).roles.toSorted()).toEqual(['ALMA Wellbeing Reviewer', 'HR Generalist'])
    expect((await get('api/panel/user', chosen.body.token)).status).toBe(200)

    const other = await server.send('POST', 'api/auth/role/select', {
      token: chosen.body.token,
      body: { role: 'HR Payroll' },
    })
    expect((await get('api/panel/user', other.body.token)).status).toBe(403)
  })

  test('a role that is not held is refused, noted, and leaves the token as it was', async () => {
    const leave = await personWith(server, admin.companyId, ['HR Leave'])
    const refused = await server.send('POST', 'api/auth/role/select', {
      token: leave.token,
      body: { role: 'Company Admin' },
    })
    expect(refused.status).toBe(403)
    expect((await get('api/auth/me', leave.token)).body.data.roles).toEqual(['HR Leave'])
    const noted = await server.db
      .forCompany(admin.companyId)
      .read((tx) =>
        sql`select action, after from activity where account_id = ${leave.id} order by seq desc limit 1`.execute(tx),
      )
    expect(noted.rows).toEqual([{ action: 'identity.role-refused', after: { role: 'Company Admin' } }])
  })

  test.each(['company admin', 'Company Admin ', 'Cоmpany Admin', 'Ops', 'HR Leave|Company Admin', '', ['HR Leave']])(
    'the name %j is no role',
    async (role) => {
      const leave = await personWith(server, admin.companyId, ['HR Leave'])
      const answer = await server.send('POST', 'api/auth/role/select', { token: leave.token, body: { role } })
      expect(answer.status).toBe(422)
    },
  )

  test('Manager is another name of Reporting Manager (S6-003)', async () => {
    const manager = await personWith(server, admin.companyId, ['Reporting Manager', 'HR Leave'])
    const chosen = await server.send('POST', 'api/auth/role/select', {
      token: manager.token,
      body: { role: 'Manager' },
    })
    expect(claimsIn(chosen.body.token).roles).toEqual(['Reporting Manager'])
  })

  test('a role taken away and a module switched off hold from the next request on', async () => {
    const generalist = await personWith(server, admin.companyId, ['HR Generalist'])
    await server.db.system.transaction(async (tx) => {
      await sql`delete from account_roles where account_id = ${generalist.id}`.execute(tx)
      await sql`delete from company_modules where company_id = ${admin.companyId} and module_id = 1`.execute(tx)
    })
    expect((await get('api/panel/user', generalist.token)).status).toBe(403)
    expect((await get('api/path/ops/panel/enabled/module', generalist.token)).body.data).not.toContain(1)
  })

  test('what a request claims about itself changes nothing', async () => {
    const leave = await personWith(server, admin.companyId, ['HR Leave'])
    const answer = await server.send('GET', 'api/panel/user?role=Company%20Admin&company_id=x&ignore_permissions=1', {
      token: leave.token,
      headers: { cookie: 'roles=Company Admin; type=ops; loggedInWith2fa=1', 'x-role': 'Company Admin' },
    })
    expect(answer.status).toBe(403)
  })
})

describe('sessions', () => {
  test('are listed and ended one by one, the others together, and never somebody else’s', async () => {
    const [one, two] = [await tokenOf(server, admin.email), await tokenOf(server, admin.email)]
    const list = await get('api/auth/session', admin.token)
    expect(list.body.data).toHaveLength(3)
    expect(list.body.data.filter((line: { current: boolean }) => line.current)).toHaveLength(1)

    const stranger = await companyWithAdmin(server)
    const foreign = claimsIn(stranger.token).sid
    expect((await server.send('DELETE', `api/auth/session/${foreign}`, { token: admin.token })).status).toBe(404)
    expect((await get('api/auth/me', stranger.token)).status).toBe(200)

    await server.send('DELETE', `api/auth/session/${claimsIn(one).sid}`, { token: admin.token })
    expect((await get('api/auth/me', one)).status).toBe(401)
    await server.send('DELETE', 'api/auth/session/others', { token: admin.token })
    expect((await get('api/auth/me', two)).status).toBe(401)
    expect((await get('api/auth/me', admin.token)).status).toBe(200)
  })

  test('are marked as seen once a minute, which prolongs nothing', async () => {
    const seen = async () => {
      const found = await server.db.system.read((tx) =>
        sql<{ last_seen_at: string; expires_at: string }>`
          select last_seen_at, expires_at from sessions where id = ${claimsIn(admin.token).sid}`.execute(tx),
      )
      return found.rows[0]
    }
    const first = await seen()
    server.pass(59)
    await get('api/auth/me', admin.token)
    expect(await seen()).toEqual(first)
    server.pass(1)
    await get('api/auth/me', admin.token)
    const later = await seen()
    expect(Date.parse(later?.last_seen_at ?? '') - Date.parse(first?.last_seen_at ?? '')).toBe(60_000)
    expect(later?.expires_at).toBe(first?.expires_at)
  })

  test('the language is kept, answered in, and there at the next sign-in (S1-002, S7-017)', async () => {
    const kept = await server.send('POST', 'api/emp/settings/store', {
      token: admin.token,
      body: { prefer_lang: 'zh-tw' },
    })
    expect(kept.body.data).toEqual({ prefer_lang: 'zh-tw' })
    expect((await get('api/emp/settings', admin.token)).body.data).toEqual({ prefer_lang: 'zh-tw' })
    const again = await tokenOf(server, admin.email)
    expect((await get('api/auth/me', again)).body.data.prefer_lang).toBe('zh-tw')
    expect((await server.send('POST', 'api/auth/logout', { token: admin.token })).body.message).toBe('已登出')
  })
})
